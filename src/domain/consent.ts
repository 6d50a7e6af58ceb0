/** The storage key of the consent record, as the privacy policy names it. */
export const consentKey = 'cookieConsent';

/** Version of the question. A record of another version is no consent. */
export const consentVersion = 1;

/** Categories that need consent, in the order of the dialog. */
export const optionalCategories = ['analytics', 'advertising', 'functional'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;
/** For each optional category whether the visitor agreed. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/** A visitor's stored decision. */
export interface ConsentRecord extends ConsentChoice {
  readonly necessary: true;
  /** time of the decision, ISO 8601 */
  readonly timestamp: string;
  readonly version: typeof consentVersion;
  /** the services that the question named, from `consentServices()` */
  readonly services: string;
}

/**
 * Returns the enabled services that need consent, such as "analytics:google advertising:adsense";
 * empty when there are none. Consent is valid for exactly this set.
 */
export function consentServices(config: {
  readonly analytics: 'none' | 'first-party' | 'google';
  readonly adsClient: string | null;
}): string {
  return [
    ...(config.analytics === 'none' ? [] : [`analytics:${config.analytics}`]),
    ...(config.adsClient === null ? [] : ['advertising:adsense']),
  ].join(' ');
}

/** Returns the service of a category in such a set, or null when the set has none. */
export function serviceOf(category: OptionalCategory, services: string): string | null {
  const named = services.split(' ').find((each) => each.startsWith(`${category}:`));
  return named?.slice(category.length + 1) ?? null;
}

/** Names of the cookies, storage keys and caches that need no consent. The privacy policy lists the same. */
export const necessaryNames: readonly string[] = [
  'cookieConsent',
  'sessionId',
  'XSRF-TOKEN',
  'app_language',
  'theme',
  'wishlist_admin_tokens',
  'wishlist_archived_tokens',
  'wishbow_claims',
  'wishbow_name',
  'wishbow_pending_claim',
  'react-router-scroll-positions',
  'pages-v1',
  'files-v1',
];

/**
 * The cookies of each category; a name that ends in `*` is a prefix. The services that an operator
 * may enable set them: Google Analytics 4 and Google AdSense. Functional cookies do not exist yet.
 */
export const cookieNames: Readonly<Record<OptionalCategory, readonly string[]>> = {
  analytics: ['_ga', '_ga_*', '_gid', '_gat*'],
  advertising: ['__gads', '__gpi', '__gpi_optout', '__eoi', '_gcl_*', 'FCCDCF', 'FCNEC'],
  functional: [],
};

/** Returns the category whose consent a cookie needs, or null when it belongs to none. */
export function categoryOf(cookie: string): OptionalCategory | null {
  return (
    optionalCategories.find((category) =>
      cookieNames[category].some((name) => matchesName(cookie, name)),
    ) ?? null
  );
}

function matchesName(cookie: string, name: string): boolean {
  return name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name;
}

/**
 * Returns the record in a stored text; null when it is unreadable, incomplete, of another version,
 * or for services other than `services`.
 */
export function readRecord(text: string | null, services: string): ConsentRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const isValid =
    record['version'] === consentVersion &&
    record['services'] === services &&
    optionalCategories.every((category) => typeof record[category] === 'boolean');
  return isValid ? (value as ConsentRecord) : null;
}
