import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { installedProgram } from '../installed.ts';

export const hasPgBouncer = (): boolean => installedProgram('pgbouncer') !== undefined;

export interface PgBouncer {
  /** Returns the address of a database through the pooler. */
  pooled(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode, with few connections, in front of the PostgreSQL at `serverUrl`. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const program = installedProgram('pgbouncer');
  if (program === undefined) throw new Error('pgbouncer is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-pgbouncer-'));
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  );
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  const child = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), '-q', file], {
    stdio: 'ignore',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const pooled = (databaseUrl: string) =>
    Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  const deadline = performance.now() + 10_000;
  for (;;) {
    const client = new Client({ connectionString: pooled(serverUrl) });
    const hasAnswered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (hasAnswered) break;
    if (performance.now() > deadline) throw new Error('PgBouncer does not answer');
    await sleep(50);
  }
  return {
    pooled,
    async stop() {
      const ended = once(child, 'exit');
      if (kill()) await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
