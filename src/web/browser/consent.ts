import {
  type ConsentChoice,
  type ConsentRecord,
  categoryOf,
  consentKey,
  consentVersion,
  readRecord,
} from '../../domain/consent.ts';
import { cookiesHere, expireCookie } from './cookies.ts';
import { forgetStored, onStoredElsewhere, readStored, writeStored } from './storage.ts';

const changed = 'consentchange';

/** What the visitor has decided; null before, and where storage cannot be read. */
export function readConsent(): ConsentRecord | null {
  const text = readStored(consentKey);
  const record = readRecord(text);
  if (text !== null && !record) forgetStored(consentKey);
  return record;
}

/** Keeps the decision; what is not agreed to any more is deleted. */
export function saveConsent(choice: ConsentChoice): void {
  const record: ConsentRecord = {
    necessary: true,
    ...choice,
    timestamp: new Date().toISOString(),
    version: consentVersion,
  };
  writeStored(consentKey, JSON.stringify(record));
  settle(record);
}

/** Takes every consent back: there is none, as if nobody had ever been asked. */
export function withdrawConsent(): void {
  forgetStored(consentKey);
  settle(null);
}

/**
 * Deletes the cookies that nobody has agreed to. Also at the start of each page: a script that was
 * still running while a consent was withdrawn may have written one more.
 */
export function deleteUnwantedCookies(record: ConsentRecord | null = readConsent()): void {
  for (const name of cookiesHere()) {
    const category = categoryOf(name);
    if (category && category !== 'necessary' && !record?.[category]) expireCookie(name);
  }
}

/** Calls back when the decision changes, here or in another tab. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(changed, listener);
  const ignoreOthers = onStoredElsewhere(consentKey, listener);
  return () => {
    removeEventListener(changed, listener);
    ignoreOthers();
  };
}

function settle(record: ConsentRecord | null): void {
  deleteUnwantedCookies(record);
  dispatchEvent(new Event(changed));
}
