import type { GiftCriteria } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { type Country, isCountry } from '../../domain/marketplaces.ts';

/** The search in the page's URL: going back, reloading and sharing the link repeat the same search. */
export interface GiftSearchParams {
  readonly text: string;
  /** null when the URL names none */
  readonly country: Country | null;
  readonly changes: GiftCriteria;
}

/** The parameter that says how many pages of suggestions are shown, and how many at most are loaded at once. */
const pagesParam = 'pages';
const maxPages = 10;

type Range = { readonly min: number | null; readonly max: number | null };

/** The value of a part that the visitor has removed. */
const none = 'any';
/** Removed entries, each after the letter of its list: `i.jazz`, `x.flag:alcohol`. */
const lists = {
  s: 'withoutSituations',
  i: 'withoutInterests',
  k: 'withoutKinds',
  x: 'withoutExclusions',
} as const;

/** Parses a search from the URL. Invalid and missing parts are left out; a text that is too long is shortened. */
export function parseSearchParams(search: URLSearchParams): GiftSearchParams {
  const country = search.get('country')?.toUpperCase();
  return {
    text: (search.get('q') ?? '').trim().slice(0, limits.searchText),
    country: isCountry(country) ? country : null,
    changes: {
      ...parseWord('recipient', search.get('for')),
      ...parseWord('occasion', search.get('occasion')),
      ...parseAge(search.get('age')),
      ...parseBudget(search.get('budget')),
      ...parseDropped(search.getAll('drop')),
    },
  };
}

/** Returns the query string of a search, with the question mark: the inverse of `parseSearchParams`. */
export function searchUrl({ text, country, changes }: GiftSearchParams): string {
  const search = new URLSearchParams({ q: text });
  if (country) search.set('country', country.toLowerCase());
  const set = (name: string, value: string | null | undefined) => {
    if (value !== undefined) search.set(name, value ?? none);
  };
  set('for', changes.recipient);
  set('occasion', changes.occasion);
  set('age', changes.age && formatRange(changes.age));
  set('budget', changes.budget && formatRange(changes.budget));
  for (const [letter, list] of Object.entries(lists))
    for (const name of changes[list] ?? []) search.append('drop', `${letter}.${name}`);
  return `?${search}`;
}

/** Returns how many pages of suggestions the visitor has loaded, from 1. */
export function parsePages(search: URLSearchParams): number {
  const pages = search.get(pagesParam) ?? '';
  return /^[1-9]\d?$/.test(pages) ? Math.min(Number(pages), maxPages) : 1;
}

/** Counts one more page in the address, so that going back and reloading show as many. */
export function storeNextPage(): void {
  const url = new URL(location.href);
  url.searchParams.set(pagesParam, String(parsePages(url.searchParams) + 1));
  // Without the router, which would load the page anew.
  history.replaceState(history.state, '', url);
}

function parseWord(part: 'recipient' | 'occasion', value: string | null): GiftCriteria {
  if (value === null || !/^[a-z-]{1,40}$/.test(value)) return {};
  return { [part]: value === none ? null : value };
}

function parseAge(value: string | null): GiftCriteria {
  const range = parseRange(value, limits.ageYears);
  if (range === null || range === undefined) return range === null ? { age: null } : {};
  const { min, max } = range;
  return min === null || max === null ? {} : { age: { min, max } };
}

function parseBudget(value: string | null): GiftCriteria {
  const range = parseRange(value, limits.budgetEuros);
  return range === undefined ? {} : { budget: range };
}

function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** Parses `20-50`, `-50` or `20-`. Returns null for "any", undefined for a missing or invalid value or one above the limit. */
function parseRange(value: string | null, limit: number): Range | null | undefined {
  if (value === none) return null;
  const [, low, high] = /^(?!-$)(\d*)-(\d*)$/.exec(value ?? '') ?? [];
  if (low === undefined || high === undefined) return undefined;
  const [min, max] = [parseLimit(low), parseLimit(high)];
  const highest = max ?? limit;
  return highest > limit || (min ?? 0) > highest ? undefined : { min, max };
}

const parseLimit = (digits: string) => (digits === '' ? null : Number(digits));

function parseDropped(values: readonly string[]): GiftCriteria {
  const removed: Record<string, string[]> = {};
  for (const value of values) {
    const [, letter, name = ''] = /^([sikx])\.(.+)$/.exec(value) ?? [];
    const list = letter && lists[letter as keyof typeof lists];
    if (!list) continue;
    const names = removed[list] ?? [];
    const isName =
      list === lists.x
        ? name.length <= limits.exclusionName
        : /^[a-z0-9][a-z0-9-]{0,79}$/.test(name);
    if (isName && names.length < limits.criteriaNames) removed[list] = [...names, name];
  }
  return removed;
}
