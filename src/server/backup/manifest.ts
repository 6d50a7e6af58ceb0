import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { productName } from '../../domain/product.ts';
import type { DatabaseContents } from '../db/database-contents.ts';
import { inspectDump } from '../db/postgres-dump.ts';
import { inspectSqlite } from '../db/sqlite-file.ts';
import { StartupError } from '../process/startup-error.ts';
import { codeOf } from '../storage-unavailable.ts';

/** The files of a backup, in its folder. */
export const backupFiles = {
  manifest: 'backup.json',
  sqlite: 'wishbow.sqlite',
  postgres: 'wishbow.dump',
  pictures: 'images',
} as const;

/** Raised when an older program could not restore what a newer one has backed up. */
const format = 1;

const manifestSchema = z.object({
  program: z.literal(productName),
  format: z.number(),
  /** of the release that made the backup */
  version: z.string(),
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  lists: z.number(),
  items: z.number(),
  claims: z.number(),
  pictures: z.number(),
  /** keys of pictures that the server itself could not read */
  missingPictures: z.array(z.string()),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseKind = Manifest['database'];

/** Writes the manifest, which completes a backup. */
export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'program' | 'format'>,
): Promise<void> {
  const text = JSON.stringify({ program: productName, format, ...manifest }, null, 2);
  await writeFile(join(folder, backupFiles.manifest), `${text}\n`, { mode: 0o600, flush: true });
}

/** Reads the manifest of a backup. Fails with `StartupError` when the folder is none that this release can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, backupFiles.manifest), 'utf8').catch(() => null);
  const { success, data } = z.safeParse(manifestSchema, text === null ? null : parsed(text));
  if (!success) {
    throw new StartupError(
      `This is no complete backup: it has no readable ${backupFiles.manifest}, which is written last.`,
    );
  }
  if (data.format > format) {
    throw new StartupError(
      `The backup was made by release ${data.version}, whose backups this release cannot read: use that release.`,
    );
  }
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the contents of the database in a backup, and checks them. Fails with `StartupError` when they are not sound. */
export async function inspectBackup(
  folder: string,
  kind: DatabaseKind,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<DatabaseContents> {
  const file = join(folder, backupFiles[kind]);
  const unsound = (reason: string) =>
    new StartupError(`The backed-up database is not sound: ${reason}.`);
  try {
    const contents = kind === 'sqlite' ? inspectSqlite(file) : await inspectDump(file, environment);
    if (contents.fault === null) return contents;
    throw unsound(contents.fault);
  } catch (error) {
    if (/^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(codeOf(error) ?? '')) {
      throw unsound((error as Error).message);
    }
    throw error;
  }
}

/** Returns "12 lists, 40 items, 31 claims and 25 pictures". */
export function describeContents(of: Pick<Manifest, 'lists' | 'items' | 'claims' | 'pictures'>) {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return `${count(of.lists, 'list')}, ${count(of.items, 'item')}, ${count(of.claims, 'claim')} and ${count(of.pictures, 'picture')}`;
}
