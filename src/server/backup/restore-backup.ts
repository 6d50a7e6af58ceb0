import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { basicIsoTime } from '../../domain/time.ts';
import type { Config } from '../config/read-config.ts';
import { unknownMigrations } from '../db/migrate.ts';
import { sqliteFile } from '../db/open-database.ts';
import { hasTables, restorePostgres } from '../db/postgres-dump.ts';
import { isSqliteInUse } from '../db/sqlite-file.ts';
import { DiskImageStore } from '../images/disk-image-store.ts';
import { readAll } from '../images/image-store.ts';
import { openImageStore } from '../images/open-images.ts';
import { makePrivateFolder } from '../make-private-folder.ts';
import { StartupError } from '../process/startup-error.ts';
import { unpack } from './archive.ts';
import {
  backupFiles,
  describeContents,
  inspectBackup,
  type Manifest,
  readManifest,
} from './manifest.ts';

export interface RestoreOptions {
  readonly config: Pick<
    Config,
    'dataDir' | 's3' | 'databaseUrl' | 'databaseListenUrl' | 'databaseConnectSeconds'
  >;
  /** the archive or the folder of a backup */
  readonly place: string;
  /** whether data that is there is moved aside */
  readonly force: boolean;
  /** of this release */
  readonly version: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** What stands in a data folder and is replaced by a restored backup. */
const dataFiles = ['wishbow.sqlite', 'wishbow.sqlite-wal', 'wishbow.sqlite-shm', 'images'] as const;

/**
 * Restores a backup into the data folder, and into the empty database of `DATABASE_URL` if there is one. It
 * checks everything before it changes anything. Returns the sentences to print; fails with `StartupError` or
 * `DumpError`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<string> {
  const { config, place, now } = options;
  if (!existsSync(place)) throw new StartupError(`There is no backup at ${resolve(place)}.`);
  await requireFreePlace(options);
  const work = join(config.dataDir, '.restore');
  await rm(work, { recursive: true, force: true });
  await makePrivateFolder(work);
  try {
    const source = statSync(place).isDirectory() ? place : join(work, 'unpacked');
    if (source !== place) {
      await mkdir(source);
      await unpack(place, source);
    }
    const manifest = await readManifest(source);
    requireFit(manifest, options);
    await copyChecked(source, join(work, 'new'), manifest, options.environment);
    if (config.databaseUrl !== null) {
      const url = config.databaseListenUrl ?? config.databaseUrl;
      await restorePostgres(url, join(work, 'new', backupFiles.postgres), options.environment);
    }
    if (config.s3) await uploadPictures(join(work, 'new', backupFiles.pictures), config);
    const aside = await moveAside(config.dataDir, now);
    await moveIn(join(work, 'new'), config.dataDir);
    return describeOutcome(manifest, config.dataDir, aside);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Moves the pictures of a backup into the bucket. What is there stays: a picture of the same key is the same. */
async function uploadPictures(
  folder: string,
  config: Pick<Config, 'dataDir' | 's3'>,
): Promise<void> {
  const from = new DiskImageStore(folder);
  const bucket = openImageStore(config);
  for await (const { key } of from.all()) {
    const picture = await readAll(from, key);
    if (picture) await bucket.put(picture);
  }
  await rm(folder, { recursive: true });
}

/** Fails unless there is nothing to lose, or the operator wants it moved aside and no server uses it. */
async function requireFreePlace({ config, force }: RestoreOptions): Promise<void> {
  const { dataDir, databaseUrl } = config;
  if (
    databaseUrl !== null &&
    (await hasTables(config.databaseListenUrl ?? databaseUrl, config.databaseConnectSeconds * 1000))
  ) {
    throw new StartupError(
      'The database of DATABASE_URL has lists already: make a new, empty one ("createdb"), set DATABASE_URL to it, and restore into that.',
    );
  }
  const there = dataFiles.filter((name) => existsSync(join(dataDir, name)));
  if (there.length > 0 && !force) {
    throw new StartupError(
      `${resolve(dataDir)} has ${there.join(', ')} already: set DATA_DIR to an empty folder, or move them aside with "npm run restore -- BACKUP --force".`,
    );
  }
  const file = sqliteFile(dataDir);
  if (databaseUrl === null && existsSync(file) && isSqliteInUse(file)) {
    throw new StartupError(`A server uses ${resolve(file)}: stop it before you restore.`);
  }
}

/** Fails when the backup is for another kind of database, or of a newer release. */
function requireFit({ database, migrations, version }: Manifest, options: RestoreOptions): void {
  const kind = options.config.databaseUrl === null ? 'sqlite' : 'postgres';
  if (database !== kind) {
    throw new StartupError(
      database === 'sqlite'
        ? 'The backup is of the embedded database: restore it without DATABASE_URL.'
        : 'The backup is of a PostgreSQL database: set DATABASE_URL to an empty one.',
    );
  }
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0) {
    throw new StartupError(
      `The backup was made by release ${version} and has the migration ${unknown.at(-1)}, which this release ${options.version} does not know: use that release or a newer one.`,
    );
  }
}

/** Copies a backup to `target`, and compares the copy with what the manifest says. */
async function copyChecked(
  source: string,
  target: string,
  manifest: Manifest,
  environment: RestoreOptions['environment'],
): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  const file = join(target, backupFiles[manifest.database]);
  await copyFile(join(source, backupFiles[manifest.database]), file);
  const handle = await open(file, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
  const contents = await inspectBackup(target, manifest.database, environment);
  const from = new DiskImageStore(join(source, backupFiles.pictures));
  const to = new DiskImageStore(join(target, backupFiles.pictures));
  await mkdir(join(target, backupFiles.pictures), { mode: 0o700 });
  let pictures = 0;
  for (const key of contents.pictures) if (await from.copyTo(to, key)) pictures += 1;
  const found = describeContents({ ...contents, pictures });
  if (found !== describeContents(manifest)) {
    throw new StartupError(
      `The backup is not whole: it says that it has ${describeContents(manifest)}, but has ${found}. Nothing was changed.`,
    );
  }
}

/** Moves what is in the data folder to a folder in it. Returns its path; null when there was nothing. */
async function moveAside(dataDir: string, now: Date): Promise<string | null> {
  const there = dataFiles.filter((name) => existsSync(join(dataDir, name)));
  if (there.length === 0) return null;
  const time = basicIsoTime(now.getTime());
  const aside = join(dataDir, `before-restore-${time}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of there) await rename(join(dataDir, name), join(aside, name));
  return aside;
}

async function moveIn(folder: string, dataDir: string): Promise<void> {
  const restored = await readdir(folder);
  for (const name of restored.filter((each) => each !== backupFiles.postgres)) {
    await rename(join(folder, name), join(dataDir, name));
  }
}

function describeOutcome(manifest: Manifest, dataDir: string, aside: string | null): string {
  const place = manifest.database === 'sqlite' ? resolve(dataDir) : 'the database of DATABASE_URL';
  return [
    `Restored ${describeContents(manifest)} into ${place}, as they were on ${manifest.madeAt} (release ${manifest.version}).`,
    ...(aside === null
      ? []
      : [`What was there before is in ${resolve(aside)}; delete it when you no longer need it.`]),
    'Lists that were erased and links that were replaced since then are back.',
  ].join('\n');
}
