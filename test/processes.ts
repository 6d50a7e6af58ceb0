import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** sends the signal and answers the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the API in a process of its own, with these settings. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['test/api-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const lines = createInterface({ input: child.stdout });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(lines, 'line'), exited]);
  const origin = String(first[0]);
  if (!origin.startsWith('http://')) throw new Error('the server process did not start');
  return {
    origin,
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await exited;
      }
      process.off('exit', kill);
      return child.exitCode;
    },
  };
}
