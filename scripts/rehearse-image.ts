import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import sharp from 'sharp';
import { apiCalls, href, imagePath, localize, paths } from '../src/contract/paths.ts';
import { contextNames, execForm, type Stage, stagesOf } from './build/dockerfile.ts';

/*
 * Goes through the steps of the Dockerfile without a container engine, each stage in a bare Debian of its own, and
 * then runs the result as a container would: as its user, as process 1, on a root that cannot be written. Needs root,
 * mmdebstrap and the network for what `npm ci` asks for.
 */

const project = join(import.meta.dirname, '..');
const bareDebian = join(tmpdir(), 'wishbow-bare-debian.tar');
/** The user that the official Node images have. */
const nodeUser = { name: 'node', id: 1000 } as const;
const stopTimeoutMs = 12_000;
const startTimeoutMs = 30_000;

/** Variables by which this machine reaches the package registry; for the steps, not for what runs in the end. */
const wayOut = Object.fromEntries(
  ['NODE_EXTRA_CA_CERTS', 'http_proxy', 'https_proxy', 'no_proxy']
    .map((name) => [name, process.env[name]] as const)
    .filter(([, value]) => value !== undefined),
);

const needed = ['mmdebstrap', 'unshare', 'chroot', 'tar', 'mount', 'npm'];
const isThere = (program: string) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, program)));

if (process.getuid?.() !== 0 || !needed.every(isThere)) {
  console.error(`This needs root and the programs ${needed.join(', ')}.`);
  process.exit(2);
}
if (process.env['REHEARSING'] === undefined) {
  // Whatever is mounted here ends with the namespace.
  execFileSync(
    'unshare',
    ['--mount', '--propagation', 'private', process.execPath, import.meta.filename],
    { stdio: 'inherit', env: { ...process.env, REHEARSING: 'yes' } },
  );
} else {
  const room = mkdtempSync(join(tmpdir(), 'wishbow-image-'));
  try {
    await rehearse(room);
  } finally {
    unmount(join(room, 'running'));
    rmSync(room, { recursive: true, force: true });
  }
}

function unmount(root: string): void {
  if (!existsSync(root)) return;
  execFileSync('umount', ['--recursive', '--lazy', root], { stdio: 'inherit' });
}

interface Image {
  readonly root: string;
  readonly env: Record<string, string>;
  workdir: string;
  user: string;
  command: string[];
  health: string[];
}

async function rehearse(room: string): Promise<void> {
  if (!existsSync(bareDebian)) makeBareDebian();
  const stages = stagesOf(readFileSync(join(project, 'Dockerfile'), 'utf8'));
  const built = new Map<string, Image>();
  let image: Image | undefined;
  for (const [index, stage] of stages.entries()) {
    image = buildStage(join(room, `stage-${index}`), stage, built);
    built.set(stage.name, image);
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  await runImage(image, room);
}

function makeBareDebian(): void {
  const release = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const include = '--include=ca-certificates';
  const part = `${bareDebian}.part.tar`;
  execFileSync('mmdebstrap', ['--variant=minbase', include, release ?? 'bookworm', part], {
    stdio: 'inherit',
  });
  renameSync(part, bareDebian);
}

function buildStage(root: string, stage: Stage, built: ReadonlyMap<string, Image>): Image {
  if (!/^node:24\b/.test(stage.base)) throw new Error(`${stage.base} is no Node 24 on Debian.`);
  makeNodeImage(root);
  const image: Image = {
    root,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
    workdir: '/',
    user: 'root',
    command: [],
    health: [],
  };
  const names = contextNames(readFileSync(join(project, '.dockerignore'), 'utf8'));
  const steps: Record<string, (text: string) => void> = {
    workdir(text) {
      image.workdir = posix.resolve(image.workdir, text);
      mkdirSync(join(root, image.workdir), { recursive: true });
    },
    env(text) {
      for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S*)/g))
        image.env[name] = value;
    },
    user(text) {
      image.user = text;
    },
    copy(text) {
      copyInto(image, text, names, built);
    },
    run(text) {
      console.log(`RUN ${text}`);
      const [command, ...args] = inside(image, ['/bin/sh', '-c', text]);
      execFileSync(command ?? '', args, { stdio: 'inherit', env: { ...image.env, ...wayOut } });
    },
    volume() {},
    expose() {},
    healthcheck(text) {
      image.health = execForm(text);
    },
    cmd(text) {
      image.command = execForm(text);
    },
  };
  for (const { name, text } of stage.instructions) {
    const step = steps[name.toLowerCase()];
    if (!step) throw new Error(`${name} is not rehearsed.`);
    step(text);
  }
  return image;
}

/** Makes what an official Node image is, with this machine's Node, npm and way to the package registry. */
function makeNodeImage(root: string): void {
  mkdirSync(root);
  execFileSync('tar', ['-C', root, '-xf', bareDebian]);
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim());
  cpSync(dirname(dirname(npm)), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  const { name, id } = nodeUser;
  appendFileSync(join(root, 'etc/passwd'), `${name}:x:${id}:${id}::/home/${name}:/bin/sh\n`);
  appendFileSync(join(root, 'etc/group'), `${name}:x:${id}:\n`);
  const way = ['resolv.conf', 'hosts', 'npmrc', 'ssl/certs/ca-certificates.crt'].map((file) =>
    join('/etc', file),
  );
  const authorities = wayOut['NODE_EXTRA_CA_CERTS'] ?? '';
  const files = [...way, '/usr/etc/npmrc', '/root/.npmrc', authorities];
  for (const file of files.filter((each) => existsSync(each))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    rmSync(join(root, file), { force: true });
    cpSync(realpathSync(file), join(root, file));
  }
}

function copyInto(
  image: Image,
  text: string,
  names: readonly string[],
  built: ReadonlyMap<string, Image>,
): void {
  const [, from, rest = text] = /^--from=(\S+)\s+(.+)$/.exec(text) ?? [];
  const args = rest.split(/\s+/);
  const target = posix.resolve(image.workdir, args.at(-1) ?? '');
  const source = from === undefined ? project : (built.get(from)?.root ?? '');
  for (const arg of args.slice(0, -1)) {
    const isContext = from === undefined && arg === '.';
    if (from === undefined && !isContext && !names.includes(arg)) {
      throw new Error(`.dockerignore leaves ${arg} out.`);
    }
    for (const name of isContext ? names : [arg]) {
      const isFolder = from === undefined;
      const to = isFolder ? join(image.root, target, name) : join(image.root, target);
      cpSync(join(source, name), to, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** The command that runs `args` in an image as its user, in its folder. */
function inside({ root, user, workdir }: Image, args: readonly string[]): string[] {
  const id = user === 'root' ? 0 : nodeUser.id;
  const change = ['sh', '-c', 'cd "$0" && exec "$@"', workdir];
  return ['chroot', `--userspec=${id}:${id}`, '--groups=', root, ...change, ...args];
}

/** Runs an image on a root that cannot be written, and looks at it from outside. */
async function runImage(built: Image, room: string): Promise<void> {
  const image = { ...built, root: join(room, 'running') };
  const mount = (...args: string[]) => execFileSync('mount', args);
  mkdirSync(image.root);
  mount('--bind', built.root, image.root);
  mount('-t', 'tmpfs', 'tmpfs', join(image.root, 'tmp'));
  mount('--rbind', '/dev', join(image.root, 'dev'));
  const data = join(room, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, nodeUser.id, nodeUser.id);
  mount('--bind', data, join(image.root, 'data'));
  mount('-o', 'remount,ro,bind', image.root);

  const port = await freePort();
  const env = { ...image.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' };
  const run = (args: readonly string[]) => {
    const [command = '', ...rest] = inside(image, args);
    return execFileSync(command, rest, { env, encoding: 'utf8' });
  };
  const proc = `--mount-proc=${join(image.root, 'proc')}`;
  const asFirst = ['--pid', proc, '--fork', '--kill-child', ...inside(image, image.command)];
  const container = spawn('unshare', asFirst, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(`${origin}/readyz`);

    check('the server is not root', ownerOf(serverOf(container)) === nodeUser.id);
    check(
      'its root cannot be written',
      fails(() => run(['touch', '/app/x'])),
    );
    run(image.health);
    check('the health check passes', true);
    await visitSite(origin);
    const backup = run(['node', 'src/server/backup.ts', '/data/backups/one.tar.gz']);
    check('it is backed up inside', backup.startsWith('Backed up and checked: 1 list, 1 item'));
    const ended = once(container, 'exit', { signal: AbortSignal.timeout(stopTimeoutMs) });
    process.kill(serverOf(container), 'SIGTERM');
    const [code] = await ended;
    check('it stops in order when told', code === 0);
    check(
      'the health check fails then',
      fails(() => run(image.health)),
    );
  } finally {
    // With it ends what it started.
    container.kill('SIGKILL');
  }
}

async function visitSite(origin: string): Promise<void> {
  const page = await fetch(`${origin}/de`);
  check('a page is there', page.status === 200 && (await page.text()).includes('lang="de"'));
  const made = await fetch(origin + apiCalls.createWishlist.path, { method: 'POST' });
  const { adminToken } = (await made.json()) as { adminToken: string };
  const bytes = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#a62344' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('data', JSON.stringify({ title: 'Kite' }));
  form.set('image', new Blob([new Uint8Array(bytes)]), 'kite.png');
  const added = await fetch(origin + href(apiCalls.addItem.path, { adminToken }), {
    method: 'POST',
    body: form,
  });
  const answer = await added.text();
  if (added.status !== 201) throw new Error(`No item was added: ${answer}`);
  const { items } = JSON.parse(answer) as { items: { imageKey: string }[] };
  const picture = await fetch(origin + href(imagePath, { imageKey: items[0]?.imageKey ?? '' }));
  check('a picture is taken and shown', picture.headers.get('content-type') === 'image/webp');
  const ideas = await fetch(`${origin}${localize('en', paths.finder)}?q=my+sister+likes+tea`);
  check('the gift finder answers', ideas.status === 200);
}

/** The process that `unshare` started, as it is numbered here. */
function serverOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

function ownerOf(pid: number): number {
  return Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function fails(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}

function check(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`Not so: ${what}.`);
  console.log(`ok: ${what}`);
}

async function answers(address: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    if (performance.now() > deadline) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
