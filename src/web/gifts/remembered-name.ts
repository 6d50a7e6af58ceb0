import { limits } from '../../domain/limits.ts';
import { cleanLine } from '../../domain/text.ts';
import { forgetStored, readStored, writeStored } from '../browser/storage.ts';

const storageKey = 'wishbow_name';

/** The name that a guest asked this device to remember; else nothing. */
export function rememberedName(): string {
  return cleanLine(readStored(storageKey) ?? '').slice(0, limits.claimerName);
}

export function rememberName(name: string | null): void {
  if (name === null) forgetStored(storageKey);
  else writeStored(storageKey, name);
}
