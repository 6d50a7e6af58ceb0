import { constants } from 'node:fs';
import { access, lstat, mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ineffectiveSettings } from '../config/ineffective-settings.ts';
import type { Config } from '../config/read-config.ts';
import { sqliteFile } from '../db/open-database.ts';
import { DiskImageStore } from '../images/disk-image-store.ts';
import { openImageStore } from '../images/open-images.ts';
import { missingDetails } from '../pages/operator-details.ts';
import type { RuntimeEnvironment } from '../process/process-environment.ts';
import { compareSources } from '../process/source-record.mjs';
import { folderAdvice } from '../process/startup-error.ts';
import { describeError } from '../storage-unavailable.ts';
import { exportTimeoutMs } from '../tracing/tracing.ts';
import { type Finding, findingsOf } from './finding.ts';

const gigabyte = 1024 ** 3;
/** Free space below which writing soon fails, and below which it is time to look. */
const minFreeBytes = { fault: 0.25 * gigabyte, warning: 2 * gigabyte } as const;
/** The first four bytes of a WOFF2 font. */
const woff2 = 'wOF2';

/** Checks names of settings, and what the legal pages need. */
export function checkSettings(
  config: Config,
  { environment, fileNames }: Pick<RuntimeEnvironment, 'environment' | 'fileNames'>,
): Finding[] {
  const { ok, warning } = findingsOf('settings');
  const missing = missingDetails(config);
  const findings = [
    ...ineffectiveSettings(environment, fileNames).map(warning),
    ...(config.rateLimit ? [] : [warning('RATE_LIMIT is off: anybody may ask without end.')]),
    ...(missing.length > 0 ? [warning(`The legal pages need ${missing.join(', ')}.`)] : []),
  ];
  return findings.length > 0 ? findings : [ok('All are understood, and the legal pages complete.')];
}

/** Checks that pictures can be written to the bucket; nothing where they are files. */
export async function checkBucket(config: Pick<Config, 'dataDir' | 's3'>): Promise<Finding[]> {
  const { s3 } = config;
  if (!s3) return [];
  const { ok, fault } = findingsOf('pictures');
  const place = `the bucket ${s3.bucket} at ${s3.endpoint}`;
  return openImageStore(config)
    .ping()
    .then(
      () => [ok(`They can be written to ${place}.`)],
      (error: Error) => [fault(`They cannot be written to ${place} (${describeError(error)}).`)],
    );
}

/** Checks that visitors can be counted in Redis; nothing where each server counts for itself. */
export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (redisUrl === null) return [];
  const { ok, fault } = findingsOf('redis');
  const { SharedCounters } = await import('../concurrency/shared-counters.ts');
  let reason: Error | undefined;
  const counters = await SharedCounters.open(redisUrl, (why) => {
    reason = why;
  });
  const count = await counters.count('doctor', 1000);
  counters.close();
  return [
    count
      ? ok('Visitors are counted for all servers together.')
      : fault(
          `REDIS_URL leads to no server that counts (${reason ? describeError(reason) : 'no answer'}): each server counts visitors for itself.`,
        ),
  ];
}

/** Checks that the collector of traces takes a batch, here one without spans; nothing where none is configured. */
export async function checkCollector({ traces }: Pick<Config, 'traces'>): Promise<Finding[]> {
  if (traces === null) return [];
  const { ok, fault } = findingsOf('traces');
  const { origin, pathname } = new URL(traces.url);
  const place = `the collector at ${origin}${pathname}`;
  try {
    const response = await fetch(traces.url, {
      method: 'POST',
      headers: { ...traces.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [] }),
      redirect: 'manual',
      signal: AbortSignal.timeout(exportTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return [ok(`They can be sent to ${place}.`)];
    return [
      fault(
        `They are refused by ${place} (${response.status}): see that it takes OTLP over HTTP with JSON there, and the key in OTEL_EXPORTER_OTLP_HEADERS.`,
      ),
    ];
  } catch (error) {
    return [
      fault(
        `They do not reach ${place} (${describeError(error as Error)}): see that it runs, and takes OTLP over HTTP there (port 4318 of most).`,
      ),
    ];
  }
}

/** Checks that the data folder can be written, and by this user alone be read. */
export async function checkDataFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('rights');
  const folder = resolve(dataDir);
  try {
    await writeOnce(join(folder, 'images', 'drafts'));
  } catch (error) {
    return [
      fault(
        `${folder} cannot be written (${describeError(error as Error)}). ${folderAdvice(error)}`,
      ),
    ];
  }
  const findings: Finding[] = [];
  const file = sqliteFile(folder);
  const isWritable = await access(file, constants.W_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  if (!isWritable) findings.push(fault(`${file} cannot be written: give it to this user (chown).`));
  const open = await openToOthers(folder);
  if (open.length > 0) {
    findings.push(
      warning(
        `${open.join(', ')} in ${folder} can be read by other users, and opens every list: "chmod -R go= ${folder}".`,
      ),
    );
  }
  if (process.getuid?.() === 0) {
    findings.push(
      warning('This runs as root, who may do everything: run it as the server’s user.'),
    );
  }
  return findings.length > 0
    ? findings
    : [ok(`${folder} can be written, and read by this user alone.`)];
}

/**
 * Writes and deletes a test file in a folder, or where that would be made. Leaves no folder: a restore takes an empty
 * one for data.
 */
async function writeOnce(folder: string): Promise<void> {
  const probe = await mkdtemp(join(await nearestEntry(folder), '.doctor-'));
  try {
    await new DiskImageStore(probe).ping();
  } finally {
    await rm(probe, { recursive: true });
  }
}

/** Returns the path itself, or the nearest one above it where something is. */
async function nearestEntry(path: string): Promise<string> {
  const entry = await lstat(path).catch(() => null);
  return entry ? path : nearestEntry(dirname(path));
}

/** Returns the names in the data folder that its owner alone should read, and others can. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const modes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.mode ?? 0),
  );
  // The files of former releases are sent to everybody.
  return names.filter((name, place) => name !== 'assets' && ((modes[place] ?? 0) & 0o077) !== 0);
}

/** Checks how much room the data folder has. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const make = findingsOf('disk');
  try {
    const { bavail, bsize, ffree, files } = await statfs(await nearestEntry(resolve(dataDir)));
    const free = bavail * bsize;
    const text = `${(free / gigabyte).toFixed(1)} GB are free for ${resolve(dataDir)}.`;
    if (free < minFreeBytes.fault) return make.fault(`${text} Make room: writing fails soon.`);
    if (free < minFreeBytes.warning) return make.warning(`${text} Make room.`);
    if (files > 0 && ffree < files / 50) {
      return make.warning('Few files can still be made (inodes): each picture needs up to six.');
    }
    return make.ok(text);
  } catch (error) {
    return make.fault(describeError(error as Error));
  }
}

/** What is read of the build's list of files. */
const manifestShape = z.record(z.string(), z.object({ file: z.string() }));

/** Checks that the pages were built, with all their files and fonts; `dist` is where the build stands. */
export async function checkBuild(dist: string): Promise<Finding[]> {
  const build = findingsOf('build');
  const fonts = findingsOf('fonts');
  const client = join(dist, 'client');
  const manifest = await readFile(join(client, '.vite', 'manifest.json'), 'utf8').catch(() => null);
  if (manifest === null) return [build.fault('The pages are not built: run "npm run build".')];
  const entries = Object.values(manifestShape.parse(JSON.parse(manifest)));
  const missing: string[] = [];
  for (const { file } of entries) {
    await access(join(client, file)).catch(() => missing.push(file));
  }
  const names = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.woff2'));
  const damaged: string[] = [];
  for (const name of names) {
    const start = (await readFile(join(client, 'assets', name))).subarray(0, woff2.length);
    if (start.toString('latin1') !== woff2) damaged.push(name);
  }
  return [
    missing.length > 0
      ? build.fault(
          `${missing.length} files are missing, such as ${missing[0]}: run "npm run build".`,
        )
      : build.ok(`All ${entries.length} parts of the pages are there.`),
    names.length === 0 || damaged.length > 0
      ? fonts.fault(`${damaged[0] ?? 'Every font'} is missing or damaged: run "npm run build".`)
      : fonts.ok(`${names.length} fonts are there and whole.`),
  ];
}

/** Checks that the server was bundled from the sources that are there; `root` is the folder with `dist`. */
export async function checkBundle(root: string): Promise<Finding> {
  const make = findingsOf('server');
  const isThere = await access(join(root, 'dist/server-bundle/main.js')).then(
    () => true,
    () => false,
  );
  if (!isThere) return make.fault('The server is not built: run "npm run build".');
  const changed = (await compareSources(root))?.changed ?? [];
  return changed.length > 0
    ? make.fault(
        `${changed.length} sources were changed after the server was built, such as ${changed[0]}: run "npm run build" and start it again.`,
      )
    : make.ok('The server was built from the sources that are here.');
}
