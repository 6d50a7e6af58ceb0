import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { ApiClient } from './client.ts';

export interface ServerProcess {
  readonly origin: string;
  readonly api: ApiClient;
  readonly child: ChildProcess;
  /** what it has written to standard output so far */
  log(): string;
  /** sends the signal and answers the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts a server in a process of its own, with these settings: the API alone, or a program.
 * `launcher` is a command that replaces itself by the one that follows, such as `prlimit --nofile=100`.
 */
export async function startProcess(
  environment: Record<string, string>,
  program = 'test/api-server.ts',
  launcher: readonly string[] = [],
): Promise<ServerProcess> {
  const [command, ...args] = [...launcher, process.execPath, program];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit');
  const origin = await addressIn(createInterface({ input: child.stdout }));
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exited;
    }
    process.off('exit', kill);
    return child.exitCode;
  }
  if (!origin) {
    await stop('SIGKILL');
    throw new Error(`${program} did not start`);
  }
  return {
    origin,
    api: new ApiClient(fetch, origin),
    child,
    log: () => written,
    stop,
  };
}

/** A server says its address once, among other things perhaps; null: it ended without. */
function addressIn(lines: Interface): Promise<string | null> {
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    lines.once('close', () => resolve(null));
  });
}
