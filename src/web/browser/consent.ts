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

const consentChangeEvent = 'consentchange';

/**
 * Returns the site's third parties that need consent, as the server wrote them into the page (see
 * `consentServices`); an empty text when there are none.
 */
export function enabledServices(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="consent-services"]')?.content ?? '';
}

/**
 * Returns the visitor's decision about the third parties of this page; null before a decision and when
 * storage cannot be read.
 */
export function readConsent(): ConsentRecord | null {
  return readRecord(readStored(consentKey), enabledServices());
}

/** Stores the decision about the third parties of this page and deletes the cookies of refused categories. */
export function saveConsent(choice: ConsentChoice): void {
  const record: ConsentRecord = {
    necessary: true,
    ...choice,
    timestamp: new Date().toISOString(),
    version: consentVersion,
    services: enabledServices(),
  };
  writeStored(consentKey, JSON.stringify(record));
  applyConsent(record);
}

/** Deletes the stored decision and the cookies that depended on it: the visitor is undecided again. */
export function withdrawConsent(): void {
  forgetStored(consentKey);
  applyConsent(null);
}

/**
 * Deletes a stored decision about other third parties and the cookies of categories without consent. It must run at
 * the start of each page, because a script still running at the withdrawal may have written another cookie.
 */
export function deleteWithoutConsent(): void {
  const record = readConsent();
  if (!record) forgetStored(consentKey);
  deleteUnwantedCookies(record);
}

/** Deletes the cookies of categories without consent; null means no consent. */
function deleteUnwantedCookies(record: ConsentRecord | null): void {
  for (const name of cookiesHere()) {
    const category = categoryOf(name);
    if (category && !record?.[category]) expireCookie(name);
  }
}

/** Calls `listener` when the decision changes, here or in another tab. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(consentChangeEvent, listener);
  const unsubscribe = onStoredElsewhere(consentKey, listener);
  return () => {
    removeEventListener(consentChangeEvent, listener);
    unsubscribe();
  };
}

function applyConsent(record: ConsentRecord | null): void {
  deleteUnwantedCookies(record);
  dispatchEvent(new Event(consentChangeEvent));
}
