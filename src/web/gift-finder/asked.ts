import type { GiftCriteria } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { type Country, isCountry } from '../../domain/marketplaces.ts';

/** What the address of the page asks for: going back, reloading and sharing ask the same again. */
export interface Asked {
  readonly text: string;
  /** null where the address names none */
  readonly country: Country | null;
  readonly changes: GiftCriteria;
}

type Range = { readonly min: number | null; readonly max: number | null };

/** In the place of a value: this part was taken out. */
const none = 'any';
/** What was taken out of a list, each by the letter of its list: `i.jazz`, `x.flag:alcohol`. */
const lists = { i: 'withoutInterests', k: 'withoutKinds', x: 'withoutExclusions' } as const;

export function askedIn(search: URLSearchParams): Asked {
  const country = search.get('country')?.toUpperCase();
  return {
    text: (search.get('q') ?? '').trim().slice(0, limits.searchText),
    country: isCountry(country) ? country : null,
    changes: {
      ...word('recipient', search.get('for')),
      ...word('occasion', search.get('occasion')),
      ...age(search.get('age')),
      ...budget(search.get('budget')),
      ...dropped(search.getAll('drop')),
    },
  };
}

/** The part of an address behind the question mark. */
export function addressOf({ text, country, changes }: Asked): string {
  const search = new URLSearchParams({ q: text });
  if (country) search.set('country', country.toLowerCase());
  const set = (name: string, value: string | null | undefined) => {
    if (value !== undefined) search.set(name, value ?? none);
  };
  set('for', changes.recipient);
  set('occasion', changes.occasion);
  set('age', changes.age && written(changes.age));
  set('budget', changes.budget && written(changes.budget));
  for (const [letter, list] of Object.entries(lists))
    for (const name of changes[list] ?? []) search.append('drop', `${letter}.${name}`);
  return `?${search}`;
}

function word(part: 'recipient' | 'occasion', value: string | null): GiftCriteria {
  if (value === null || !/^[a-z-]{1,40}$/.test(value)) return {};
  return { [part]: value === none ? null : value };
}

function age(value: string | null): GiftCriteria {
  const range = rangeIn(value);
  if (range === null || range === undefined) return range === null ? { age: null } : {};
  const { min, max } = range;
  return min === null || max === null || max > 120 ? {} : { age: { min, max } };
}

function budget(value: string | null): GiftCriteria {
  const range = rangeIn(value);
  return range === undefined ? {} : { budget: range };
}

function written({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** `20-50`, `-50`, `20-`; null for "any", undefined for nothing or nonsense. */
function rangeIn(value: string | null): Range | null | undefined {
  if (value === none) return null;
  const [whole, low, high] = /^(\d{0,5})-(\d{0,5})$/.exec(value ?? '') ?? [];
  if (whole === undefined || whole === '-') return undefined;
  const min = low ? Number(low) : null;
  const max = high ? Number(high) : null;
  return min !== null && max !== null && min > max ? undefined : { min, max };
}

function dropped(values: readonly string[]): GiftCriteria {
  const found: Record<string, string[]> = {};
  for (const value of values.slice(0, 40)) {
    const [, letter, name = ''] = /^([ikx])\.(.{1,80})$/.exec(value) ?? [];
    const list = letter && lists[letter as keyof typeof lists];
    const isWord = list === lists.x || /^[a-z0-9][a-z0-9-]*$/.test(name);
    if (list && isWord) found[list] = [...(found[list] ?? []), name];
  }
  return found;
}
