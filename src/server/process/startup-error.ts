import { type Config, ConfigError } from '../config/read-config.ts';
import { DumpError } from '../db/dump-error.ts';
import { SchemaMismatch } from '../db/migrate.ts';
import { sqliteFile } from '../db/open-database.ts';
import { codeOf, describeError, StorageUnavailable } from '../storage-unavailable.ts';

/** A sentence for the operator: why a program cannot work, and what to do about it. */
export class StartupError extends Error {}

interface Places {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** What `work` returns; what it throws becomes a `StartupError` about the database in `places`. */
export async function withDatabaseReasons<T>(
  places: Places,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isSentence(error)) throw error;
    const failure = places.databaseUrl ? postgresFailure(error) : sqliteFailure(error, places);
    throw new StartupError(failure, { cause: error });
  }
}

function postgresFailure(error: unknown): string {
  const reason = reasonOf(error);
  const hasAnswered = /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '');
  return hasAnswered
    ? `The database of DATABASE_URL refuses: ${reason}.`
    : `DATABASE_URL names a database that does not answer: ${reason}.`;
}

function sqliteFailure(error: unknown, { dataDir }: Places): string {
  const file = sqliteFile(dataDir);
  const code = codeOf(error) ?? '';
  const reason = reasonOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `${file} is not a database, or a damaged one: ${reason}. Restore it from a backup.`;
  }
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'mkdir') {
    return `DATA_DIR (${dataDir}) cannot be made: ${reason}; choose another one.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `DATA_DIR (${dataDir}) is not a folder; choose another one.`;
  }
  if (/^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM))/.test(code)) {
    return `The database ${file} cannot be written: ${reason}. DATA_DIR and what is in it must belong to the user that the server runs as.`;
  }
  if (/^(ENOSPC|SQLITE_FULL)/.test(code)) return `There is no space left for ${file}: ${reason}.`;
  return `The database ${file} cannot be used: ${reason}.`;
}

/** Returns what to do where a file cannot be written in a folder, as a sentence. */
export function folderAdvice(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'Make room on its disk.';
    case 'EROFS':
      return 'Mount its disk for writing.';
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
      return 'Choose another folder.';
    default:
      return 'The folder and what is in it must belong to the user that the server runs as.';
  }
}

/** A `StartupError` about the folder of pictures. */
export function imageStoreError(
  error: unknown,
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
): StartupError {
  if (s3) {
    return new StartupError(
      `Pictures cannot be written to the bucket ${s3.bucket} at ${s3.endpoint}: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
  return new StartupError(
    `Pictures cannot be written in DATA_DIR (${dataDir}): ${reasonOf(error)}. ${folderAdvice(error)}`,
    { cause: error },
  );
}

/** A `StartupError` about the address to listen on. */
export function listenError(
  error: unknown,
  {
    host,
    port,
    setting = 'PORT',
  }: { readonly host: string; readonly port: number; readonly setting?: string },
): StartupError {
  const sentence = (() => {
    switch (codeOf(error)) {
      case 'EADDRINUSE':
        return `${setting} ${port} is taken by another program; choose another one.`;
      case 'EACCES':
        return `${setting} ${port} needs special permission; choose one above 1023.`;
      default:
        return `HOST is "${host}", which is no address of this machine (${reasonOf(error)}); use 127.0.0.1, or 0.0.0.0 for all.`;
    }
  })();
  return new StartupError(sentence, { cause: error });
}

/** Whether the message of an error is a sentence for the operator already. */
function isSentence(error: unknown): error is Error {
  return [StartupError, ConfigError, SchemaMismatch, DumpError].some(
    (each) => error instanceof each,
  );
}

/** Why a program cannot work, in one sentence. */
export function describeStartupError(error: unknown): string {
  if (isSentence(error)) return error.message;
  const code = codeOf(error);
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'ENOENT') {
    return `A part is missing (${(error as Error).message}); "npm start" installs and builds what is needed.`;
  }
  return `The server cannot start: ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  const origin = error instanceof StorageUnavailable ? error.cause : error;
  return origin instanceof Error ? describeError(origin).replace(/\.$/, '') : String(origin);
}
