import { limits } from '../../domain/limits.ts';
import { cleanLine } from '../../domain/text.ts';
import { forgetStored, readStored, writeStored } from '../browser/storage.ts';

const storageKey = 'wishbow_name';

/** Returns the name that a guest stored on this device; an empty text when there is none. */
export function storedName(): string {
  return cleanLine(readStored(storageKey) ?? '').slice(0, limits.claimerName);
}

/** Stores the name of the guest on this device; null deletes it. */
export function storeName(name: string | null): void {
  if (name === null) forgetStored(storageKey);
  else writeStored(storageKey, name);
}
