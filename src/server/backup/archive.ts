import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../process/startup-error.ts';
import { describeError } from '../storage-unavailable.ts';

/** Pictures are compressed already. */
const compressionLevel = 3;

/** Returns whether a path names an archive rather than a folder. */
export function isArchive(path: string): boolean {
  return /\.(tar\.gz|tgz)$/.test(path);
}

function startTar(args: readonly string[]) {
  const tar = spawn('tar', args, { stdio: 'pipe' });
  const said = text(tar.stderr);
  const ended = once(tar, 'close').then(
    async ([code]) => {
      if (code !== 0) throw new StartupError(`The archive cannot be used: ${(await said).trim()}`);
    },
    () => {
      throw new StartupError('The program "tar" is not on the PATH; name a folder instead.');
    },
  );
  return { tar, ended };
}

/** Packs a folder into the new archive `target`, which only this user can read. Fails with `StartupError`. */
export async function pack(folder: string, target: string): Promise<void> {
  const { tar, ended } = startTar(['-cf', '-', '-C', folder, '.']);
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([ended, pipeline(tar.stdout, createGzip({ level: compressionLevel }), file)]);
}

/** Unpacks an archive into an existing folder. Fails with `StartupError`. */
export async function unpack(archive: string, folder: string): Promise<void> {
  const { tar, ended } = startTar(['-xf', '-', '-C', folder]);
  tar.stdout.resume();
  await feed(archive, tar, ended);
}

/** Reads an archive to its end. Fails with `StartupError` when it is damaged. */
export async function checkArchive(archive: string): Promise<void> {
  const { tar, ended } = startTar(['-tf', '-']);
  tar.stdout.resume();
  await feed(archive, tar, ended);
}

async function feed(archive: string, tar: ChildProcess, ended: Promise<void>): Promise<void> {
  const { stdin } = tar;
  if (!stdin) throw new TypeError('tar was started without an input');
  // tar stops reading at the end mark, before the checksum of the compression.
  stdin.on('error', () => {});
  const fed = pipeline(createReadStream(archive), createGunzip(), async (chunks) => {
    for await (const chunk of chunks) {
      if (stdin.writable && !stdin.write(chunk)) await untilWritable(stdin);
    }
  }).finally(() => stdin.end());
  const [input, output] = await Promise.allSettled([fed, ended]);
  if (input.status === 'rejected') {
    throw new StartupError(`${archive} is damaged or no archive: ${describeError(input.reason)}.`);
  }
  if (output.status === 'rejected') throw output.reason;
}

function untilWritable(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const event of ['drain', 'close', 'error']) stream.off(event, done);
      resolve();
    };
    for (const event of ['drain', 'close', 'error']) stream.on(event, done);
  });
}
