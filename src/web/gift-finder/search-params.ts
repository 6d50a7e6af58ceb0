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

function parseWord(part: 'recipient' | 'occasion', value: string | null): GiftCriteria {
  if (value === null || !/^[a-z-]{1,40}$/.test(value)) return {};
  return { [part]: value === none ? null : value };
}

function parseAge(value: string | null): GiftCriteria {
  const range = parseRange(value);
  if (range === null || range === undefined) return range === null ? { age: null } : {};
  const { min, max } = range;
  return min === null || max === null || max > 120 ? {} : { age: { min, max } };
}

function parseBudget(value: string | null): GiftCriteria {
  const range = parseRange(value);
  return range === undefined ? {} : { budget: range };
}

function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** Parses `20-50`, `-50` or `20-`. Returns null for "any", undefined for a missing or invalid value. */
function parseRange(value: string | null): Range | null | undefined {
  if (value === none) return null;
  const [, low, high] = /^(?!-$)(\d{0,5})-(\d{0,5})$/.exec(value ?? '') ?? [];
  if (low === undefined || high === undefined) return undefined;
  const [min, max] = [parseLimit(low), parseLimit(high)];
  const isReversed = min !== null && max !== null && min > max;
  return isReversed ? undefined : { min, max };
}

const parseLimit = (digits: string) => (digits === '' ? null : Number(digits));

function parseDropped(values: readonly string[]): GiftCriteria {
  const removed: Record<string, string[]> = {};
  for (const value of values.slice(0, 40)) {
    const [, letter, name = ''] = /^([sikx])\.(.{1,80})$/.exec(value) ?? [];
    const list = letter && lists[letter as keyof typeof lists];
    const isWord = list === lists.x || /^[a-z0-9][a-z0-9-]*$/.test(name);
    if (list && isWord) removed[list] = [...(removed[list] ?? []), name];
  }
  return removed;
}
