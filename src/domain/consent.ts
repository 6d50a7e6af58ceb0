/** The storage key of the record, and the name under which people know it. */
export const consentKey = 'cookieConsent';

/** A record of another version is no consent: what it agreed to was something else. */
export const consentVersion = 1;

/** What somebody may agree to or not, in the order in which it is asked. */
export const optionalCategories = ['analytics', 'advertising', 'functional'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

export interface ConsentRecord extends ConsentChoice {
  readonly necessary: true;
  /** when it was decided, ISO 8601 */
  readonly timestamp: string;
  readonly version: typeof consentVersion;
}

/**
 * What each category keeps in a browser, by name; a name that ends in `*` stands for all that begin
 * so. The necessary ones are ours. The others are set by the services an operator may connect:
 * Google Analytics 4 and Google AdSense. Nothing functional exists at present.
 */
export const cookieNames: Readonly<Record<ConsentCategory, readonly string[]>> = {
  necessary: ['cookieConsent', 'sessionId', 'XSRF-TOKEN', 'app_language', 'theme'],
  analytics: ['_ga', '_ga_*', '_gid', '_gat*'],
  advertising: ['__gads', '__gpi', '__gpi_optout', '__eoi', '_gcl_*', 'FCCDCF', 'FCNEC'],
  functional: [],
};

/** The category that a cookie belongs to; null for one that nobody has named. */
export function categoryOf(cookie: string): ConsentCategory | null {
  for (const category of ['necessary', ...optionalCategories] as const) {
    if (cookieNames[category].some((name) => isNamed(cookie, name))) return category;
  }
  return null;
}

function isNamed(cookie: string, name: string): boolean {
  return name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name;
}

/** The record in a stored text; null when it is unreadable, incomplete or of another version. */
export function readRecord(text: string | null): ConsentRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const isWhole =
    record['version'] === consentVersion &&
    optionalCategories.every((category) => typeof record[category] === 'boolean');
  return isWhole ? (value as ConsentRecord) : null;
}
