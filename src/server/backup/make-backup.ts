import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { basicIsoTime } from '../../domain/time.ts';
import type { Config } from '../config/read-config.ts';
import { sqliteFile } from '../db/open-database.ts';
import { dumpPostgres } from '../db/postgres-dump.ts';
import { copySqlite } from '../db/sqlite-file.ts';
import { DiskImageStore } from '../images/disk-image-store.ts';
import { type ImageStore, readAll, readLargest } from '../images/image-store.ts';
import { openImageStore } from '../images/open-images.ts';
import { makePrivateFolder } from '../make-private-folder.ts';
import { StartupError } from '../process/startup-error.ts';
import { describeError } from '../storage-unavailable.ts';
import { checkArchive, isArchive, pack } from './archive.ts';
import {
  backupFiles,
  type DatabaseKind,
  describeContents,
  inspectBackup,
  writeManifest,
} from './manifest.ts';

export interface BackupOptions {
  readonly config: Pick<Config, 'dataDir' | 's3' | 'databaseUrl' | 'databaseListenUrl'>;
  /** an archive (.tar.gz), or the folder in which a new one is made; null: in the data folder */
  readonly place: string | null;
  /** whether the server's database has a picture with this key now */
  readonly isKnownPicture: (key: string) => Promise<boolean>;
  /** of this release */
  readonly version: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** What was backed up, in sentences to print. */
export interface BackupOutcome {
  readonly text: string;
  /** false where the backup lacks pictures that the database has */
  readonly isWhole: boolean;
}

/**
 * Backs up database and pictures while the server runs, and checks the result. It appears at its place only
 * when it is finished. Fails with `StartupError` or `DumpError`.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupOutcome> {
  const target = targetOf(options);
  if (existsSync(target)) throw new StartupError(`${target} exists already; choose another name.`);
  const work = `${target}.part`;
  await makeWorkFolder(work);
  try {
    const { text, isWhole } = await fill(join(work, 'backup'), options);
    await publish(join(work, 'backup'), target, work);
    return {
      text: `${text}\nThe backup is ${target}. It opens every list: keep it where only you can read it.`,
      isWhole,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function makeWorkFolder(folder: string): Promise<void> {
  const place = dirname(folder);
  try {
    await makePrivateFolder(place);
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      existsSync(folder)
        ? `${folder} is there: another backup runs, or broke off; then delete it.`
        : `No backup can be made in ${place} (${describeError(error as Error)}): name a folder that this user can write.`,
      { cause: error },
    );
  }
}

function targetOf({ config, place, now }: BackupOptions): string {
  if (place !== null && isArchive(place)) return resolve(place);
  if (place !== null && /\.(?:zip|7z|tar|gz|bz2|xz|zst)$/.test(place)) {
    throw new StartupError(
      `"${place}" is no place for a backup: name the folder to make it in, or a file that ends with .tar.gz.`,
    );
  }
  const time = basicIsoTime(now.getTime());
  return resolve(place ?? join(config.dataDir, 'backups'), `wishbow-${time}`);
}

/** Makes the folder of a backup. */
async function fill(folder: string, options: BackupOptions): Promise<BackupOutcome> {
  const { config, version, environment, now } = options;
  await mkdir(folder, { mode: 0o700 });
  const stored = openImageStore(config);
  const copied = new DiskImageStore(join(folder, backupFiles.pictures));
  // First, so that pictures which are deleted while the database is copied are there.
  for await (const { key } of stored.all()) await copyPicture(stored, copied, key);
  const kind: DatabaseKind = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const database = join(folder, backupFiles[kind]);
  if (config.databaseUrl === null) await copySqlite(sqliteFile(config.dataDir), database);
  else {
    const url = config.databaseListenUrl ?? config.databaseUrl;
    await dumpPostgres(url, database, environment);
  }
  const {
    pictures,
    migrations,
    fault: _,
    ...counts
  } = await inspectBackup(folder, kind, environment);
  const absent = await completePictures(stored, copied, pictures);
  // The others came and were erased while the backup was made.
  const missingPictures: string[] = [];
  for (const key of absent) if (await options.isKnownPicture(key)) missingPictures.push(key);
  const manifest = {
    version,
    madeAt: now.toISOString(),
    database: kind,
    ...counts,
    migrations: [...migrations],
    pictures: pictures.length - absent.length,
    missingPictures,
  };
  await writeManifest(folder, manifest);
  const isWhole = missingPictures.length === 0;
  const lacking = isWhole
    ? ''
    : `\n${missingPictures.length} pictures of the database have no readable file on the server: ${missingPictures.slice(0, 5).join(', ')}. See that DATA_DIR and IMAGE_STORE are those of the server.`;
  return { text: `Backed up and checked: ${describeContents(manifest)}.${lacking}`, isWhole };
}

/**
 * Copies pictures that came while the database was copied, and deletes those that it does not have. Returns
 * the keys of those that have no readable file.
 */
async function completePictures(
  stored: ImageStore,
  copied: DiskImageStore,
  keys: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const isThere = (await readLargest(copied, key)) || (await copyPicture(stored, copied, key));
    if (!isThere) missing.push(key);
  }
  const known = new Set(keys);
  for await (const { key } of copied.all()) if (!known.has(key)) await copied.remove(key);
  return missing;
}

/** Returns whether the store has a readable file of the picture, which then is copied. */
async function copyPicture(
  stored: ImageStore,
  copied: DiskImageStore,
  key: string,
): Promise<boolean> {
  if (stored instanceof DiskImageStore) return stored.copyTo(copied, key);
  const picture = await readAll(stored, key);
  if (picture) await copied.put(picture);
  return picture !== undefined;
}

async function publish(folder: string, target: string, work: string): Promise<void> {
  if (!isArchive(target)) return rename(folder, target);
  const archive = join(work, 'backup.tar.gz');
  await pack(folder, archive);
  await checkArchive(archive);
  await rename(archive, target);
}
