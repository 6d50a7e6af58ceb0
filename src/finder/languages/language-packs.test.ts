import { describe, expect, test } from 'vitest';
import { compileGrammars, splitPhrases } from '../parse/grammar.ts';
import { type Search, searchFor } from '../text/all-matches.ts';
import { anchored } from '../text/any-of.ts';
import { fold, keysOf, tokenize, touches } from '../text/normalize.ts';
import type { LanguagePack } from './language-pack.ts';
import { languagePacks } from './language-packs.ts';
import type { AnchoredPattern, PhraseList, TextPattern } from './patterns.ts';

const grammars = compileGrammars(languagePacks);
const inWords = (text: string) => tokenize(fold(text));

/** The examples of patterns that a search does not find. */
const notFound = (patterns: readonly TextPattern[], search: Search) =>
  patterns
    .flatMap(({ examples }) => examples)
    .filter((text) => search(fold(text).text).length === 0);

describe.each(languagePacks.map((pack) => [pack.code, pack] as const))('%s', (code, pack) => {
  const grammar = grammars.of(code);
  const digits = (text: string) => grammar.numbers.withDigits(fold(text));

  test.each(
    Object.entries({
      recipients: [pack.recipients.phrases ?? [], grammar.roles],
      'ambiguous recipients': [pack.recipients.ambiguous?.phrases ?? [], grammar.ambiguousRoles],
      occasions: [pack.occasions.phrases, grammar.occasions],
      kinds: [pack.products.kinds, grammar.kinds],
      flags: [pack.products.flags, grammar.flags],
      excluded: [pack.products.excluded, grammar.excluded],
      cues: [pack.exclusions.cues ?? [], grammar.cues],
    } as const),
  )('each phrase of its %s is read with its meaning', (_, [list, matcher]) => {
    const phrases = meanings<unknown>(list);
    const wrong = phrases.filter(([phrase, means]) => {
      const tokens = inWords(phrase);
      const found = matcher.at(tokens, 0);
      return found?.length !== tokens.length || found.value !== means;
    });
    expect(wrong).toEqual([]);
  });

  test('each example of an age is read', () => {
    const { patterns, words } = pack.ages;
    const examples = [...patterns, ...words].flatMap(({ examples: each }) => Object.entries(each));
    const found = examples.map(([text]) => {
      const age = grammar.ages.read(digits(text), () => true);
      return [text, age && [age.min, age.max]];
    });
    expect(found).toEqual(examples);
  });

  test('each pattern of an age has an example', () => {
    const { patterns, words } = pack.ages;
    const without = [...patterns, ...words].filter((one) => Object.keys(one.examples).length === 0);
    expect(without).toEqual([]);
  });

  test('each example of one gift for several is read as such', () => {
    const examples = (pack.ages.shared ?? []).flatMap((one) => one.examples);
    expect(examples.filter((text) => !grammar.isShared(fold(text).text))).toEqual([]);
    const withChild = (pack.ages.withChild ?? []).flatMap((one) => one.examples);
    expect(withChild.filter((text) => !grammar.isWithChild(fold(text).text))).toEqual([]);
  });

  test('what looks like an age but is none is not read as one', () => {
    const ages = pack.ages.noAges.map((text) => {
      const budget = grammar.budgets.read(digits(text));
      return [text, grammar.ages.read(digits(text), (place) => !touches(place, budget))];
    });
    expect(ages).toEqual(pack.ages.noAges.map((text) => [text, null]));
  });

  test('each example of a budget is read', () => {
    const examples = pack.budgets.patterns.flatMap(({ examples: each }) => Object.entries(each));
    const found = examples.map(([text]) => {
      const budget = grammar.budgets.read(digits(text));
      return [text, budget && [budget.min, budget.max]];
    });
    expect(found).toEqual(examples);
  });

  test('contributions of several givers are added up', () => {
    const examples = [
      ...pack.budgets.shares,
      ...pack.budgets.divided,
      pack.budgets.pooled ?? { examples: {} },
      pack.budgets.receivers ?? { examples: {} },
    ].flatMap(({ examples: each }) => Object.entries(each));
    const found = examples.map(([text]) => [text, grammar.budgets.read(digits(text))?.max]);
    expect(found).toEqual(examples);
  });

  test('each vague price is read', () => {
    const examples = pack.budgets.vague.flatMap(({ euros, examples: each }) =>
      each.map((text) => [text, euros] as const),
    );
    const found = examples.map(([text]) => [text, grammar.budgets.read(digits(text))?.max]);
    expect(found).toEqual(examples);
  });

  test('each example of a condition is read as it', () => {
    const wrong = pack.diets.patterns.flatMap(({ means, examples }) =>
      examples.filter((text) => {
        const read = grammar.conditions.read(fold(text)).map(({ diet }) => diet);
        return ![means].flat().every((diet) => read.includes(diet));
      }),
    );
    expect(wrong).toEqual([]);
    expect(pack.diets.patterns.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  test('each example of an occasion in words of many forms is read', () => {
    const told = pack.occasions.told ?? [];
    const unread = told.flatMap(({ means, examples }) =>
      examples.filter((text) =>
        grammar.toldOccasions(fold(text)).every((one) => one.means !== means),
      ),
    );
    expect(unread).toEqual([]);
  });

  test('each example of what somebody works at is read', () => {
    const { present = [], professions = [], own = [] } = pack.trades ?? {};
    const { workers = [], shunned = [], past = [], careers = [] } = pack.trades ?? {};
    const { trades } = grammar;
    expect(notFound(present, searchFor([trades.present]))).toEqual([]);
    expect(notFound(professions, searchFor([trades.professions]))).toEqual([]);
    expect(notFound(workers, searchFor([trades.workers]))).toEqual([]);
    expect(notFound(shunned, searchFor([trades.shunned]))).toEqual([]);
    expect(notFound(past, searchFor([trades.past]))).toEqual([]);
    expect(notFound(careers, searchFor([trades.careers]))).toEqual([]);
    expect(
      own.flatMap((one, at) => notFound([one], searchFor([trades.own[at]?.regex ?? /(?!)/g]))),
    ).toEqual([]);
  });

  test('each example of who receives instead is read', () => {
    for (const kind of ['resets', 'presents'] as const) {
      const examples = (pack.recipients.others?.[kind] ?? []).flatMap((one) => one.examples);
      expect(
        examples.filter((text) => fold(text).text.search(grammar.people.others[kind]) < 0),
      ).toEqual([]);
    }
  });

  test('each example of what somebody did once is read as such', () => {
    const examples = (pack.exclusions.past?.formerly ?? []).flatMap((one) => one.examples);
    expect(
      examples.filter((text) => fold(text).text.search(grammar.exclusions.past.formerly) < 0),
    ).toEqual([]);
  });

  test.each(['f', 'm'] as const)(
    'each example of a noun that tells %s is read as such',
    (gender) => {
      const examples = (pack.recipients.agents?.[gender] ?? []).flatMap((one) => one.examples);
      expect(examples.filter((text) => !grammar.people.hasAgent(fold(text).text, gender))).toEqual(
        [],
      );
    },
  );

  test('each example of what cannot be had is read as such', () => {
    const { harmful = [], unowned = [], unpractised = [] } = pack.exclusions.barred ?? {};
    expect(notFound(harmful, searchFor([grammar.exclusions.barred.harmful]))).toEqual([]);
    expect(notFound(unowned, searchFor([grammar.exclusions.barred.unowned]))).toEqual([]);
    const unread = unpractised
      .flatMap(({ examples }) => examples)
      .filter((text) => grammar.exclusions.barred.unpractised(fold(text)).length === 0);
    expect(unread).toEqual([]);
  });

  test('each example of what is over is read as such', () => {
    const { endings = [] } = pack.exclusions.past ?? {};
    const unread = endings
      .flatMap(({ examples }) => examples)
      .filter((text) => grammar.exclusions.past.endings(fold(text)).length === 0);
    expect(unread).toEqual([]);
    expect(endings.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  test('each example of what must not be reminded of, of finished studies, or of a past occasion, is read as such', () => {
    const unread = (
      patterns: readonly { readonly examples: readonly string[] }[],
      by: typeof grammar.finished,
    ) => patterns.flatMap(({ examples }) => examples.filter((text) => by(fold(text)).length === 0));
    expect(unread(pack.exclusions.reminders ?? [], grammar.exclusions.reminders)).toEqual([]);
    expect(
      unread(pack.exclusions.noneOfThose?.said ?? [], grammar.exclusions.noneOfThose.said),
    ).toEqual([]);
    const { preference = {} } = pack.exclusions;
    expect(unread(preference.wayOut ?? [], grammar.exclusions.preference.wayOut)).toEqual([]);
    expect(unread(preference.excess ?? [], grammar.exclusions.preference.excess)).toEqual([]);
    expect(unread(pack.exclusions.disapproved ?? [], grammar.exclusions.disapproved)).toEqual([]);
    expect(unread(pack.occasions.finished ?? [], grammar.finished)).toEqual([]);
    expect(unread(pack.occasions.past ?? [], grammar.pastOccasions)).toEqual([]);
  });

  test('each example of the kinds of all that is wanted is read as such', () => {
    const unread = (pack.only?.kinds ?? []).flatMap(({ means, examples }) =>
      examples.filter((text) => grammar.only.kinds(fold(text)) !== means),
    );
    expect(unread).toEqual([]);
  });

  test('each example of what only sounds like a situation is read as such', () => {
    const unread = (pack.passing ?? []).flatMap(({ means, examples }) =>
      examples.filter((text) => !grammar.isPassing(fold(text), means, { start: 0, end: 999 })),
    );
    expect(unread).toEqual([]);
  });

  test('each example of what somebody died of is read as such', () => {
    const unread = (pack.causesOfDeath ?? []).flatMap(({ examples }) =>
      examples.filter((text) => grammar.causesOfDeath(fold(text)).length === 0),
    );
    expect(unread).toEqual([]);
  });

  test('each example of what is owned, or of much of it, is read as such', () => {
    const { owning: { plenty = [], surely = [] } = {}, refused = [] } = pack.exclusions;
    expect(notFound(plenty, grammar.exclusions.owning.plenty)).toEqual([]);
    expect(notFound(surely, grammar.exclusions.owning.surely)).toEqual([]);
    expect(notFound(refused, grammar.exclusions.refused)).toEqual([]);
  });

  test('each example of what is surely liked is read as such', () => {
    const unread = (pack.liking?.surely ?? [])
      .flatMap(({ examples }) => examples)
      .filter((text) => grammar.liking.surely(fold(text)).length === 0);
    expect(unread).toEqual([]);
  });

  test('each denial of a dislike is read as one', () => {
    const unread = (pack.liking?.notDisliked ?? [])
      .flatMap(({ examples }) => examples)
      .filter((text) => grammar.liking.notDisliked(fold(text)).length === 0);
    expect(unread).toEqual([]);
  });

  test('each idiom is read as one', () => {
    const all = [...pack.idioms, ...pack.favours, ...(pack.surnames ?? [])];
    const unread = all
      .flatMap(({ examples }) => examples)
      .filter((text) => grammar.idioms.read(text, fold(text)).places.length === 0);
    expect(unread).toEqual([]);
  });

  test('each example that needs another answer is read as such, and no harmless one is', () => {
    const { sensitive } = pack;
    if (sensitive === undefined) return;
    for (const which of ['crisis', 'refused', 'sexual'] as const) {
      const examples = sensitive[which].flatMap((each) => each.examples);
      expect(examples.filter((text) => !grammar.sensitive[which](fold(text), () => false))).toEqual(
        [],
      );
      expect(
        sensitive.harmless.filter((text) => grammar.sensitive[which](fold(text), () => false)),
      ).toEqual([]);
    }
  });

  test('each pattern beside a thing matches its examples and no counterexample', () => {
    const lists = [...anchoredLists(pack)];
    const wrong = lists.flatMap((all) =>
      all.flatMap((one) => [
        ...one.examples.filter((text) => !anchored([one]).test(fold(text).text)),
        ...one.counterexamples.filter((text) => anchored(all).test(fold(text).text)),
      ]),
    );
    expect(wrong).toEqual([]);
    const without = lists
      .flat()
      .filter(({ examples, counterexamples }) => !examples[0] || !counterexamples[0]);
    expect(without).toEqual([]);
    const other = lists.filter((all) => all.some(({ anchor }) => anchor !== all[0]?.anchor));
    expect(other).toEqual([]);
  });

  test('each of its expressions has examples', () => {
    // Letters are looked for in the typed text.
    const { letters: _, ...compared } = pack;
    const expressions = [...partsOf(compared)].filter((part) => part instanceof RegExp);
    expect(expressions).toEqual([]);
  });

  test('its letters are those of its examples and of no counterexample', () => {
    const { expression = /(?!)/, examples = [], counterexamples = [] } = pack.letters ?? {};
    expect(examples.filter((text) => text.match(expression) === null)).toEqual([]);
    expect(counterexamples.filter((text) => text.match(expression) !== null)).toEqual([]);
  });

  test('its words are stored in the folded form that is compared', () => {
    // Letters and first names are looked for in the typed text, and a word of a dialect may need its accents.
    const { letters: _, dialects: __, recipients, ...others } = pack;
    const { names: ___, ...people } = recipients;
    const words = [...foldedForms({ ...others, people })];
    expect(words.length).toBeGreaterThan(pack.stopWords.size);
    expect(words.filter((word) => fold(word).text !== word)).toEqual([]);
  });

  test('its stems are not longer than its words', () => {
    const long = [...pack.stopWords].filter((word) => pack.stem(word).length > word.length);
    expect(long).toEqual([]);
  });
});

test('each pack has its own code', () => {
  const codes = languagePacks.map(({ code }: LanguagePack) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

/** A part of a pack and all that is in it. */
function* partsOf(part: unknown): Generator {
  yield part;
  if (part === null || typeof part !== 'object') return;
  const values = part instanceof Map || part instanceof Set ? part.values() : Object.values(part);
  for (const value of values) yield* partsOf(value);
}

function* anchoredLists(pack: LanguagePack): Generator<readonly AnchoredPattern[]> {
  for (const part of partsOf(pack)) if (Array.isArray(part) && part.some(isAnchored)) yield part;
}

const isAnchored = (one: unknown) => typeof one === 'object' && one !== null && 'anchor' in one;

/**
 * What is compared with folded text: the words of sets, the keys of maps, and the sources of expressions without escapes and
 * placeholders.
 */
function* foldedForms(part: unknown): Generator<string> {
  if (part instanceof RegExp) yield bare(part.source);
  else if (part instanceof Set) yield* part;
  else if (part instanceof Map) {
    yield* part.keys();
    for (const value of part.values()) yield* foldedForms(value);
  } else if (part !== null && typeof part === 'object')
    for (const [name, value] of Object.entries(part))
      if (name === 'pattern') yield bare(String(value));
      else yield* foldedForms(value);
}

const bare = (source: string) => source.replace(/\\.|\{\w+\}/g, '');

/** Each phrase with the meaning that counts: of two equal phrases that of the later one. */
function meanings<T>(list: PhraseList<T>): readonly (readonly [phrase: string, means: T])[] {
  const found = new Map<string, readonly [string, T]>();
  for (const { means, phrases } of list)
    for (const phrase of splitPhrases(phrases))
      found.set(keysOf(phrase).join(' '), [phrase, means]);
  return [...found.values()];
}

test.each([
  ['gateaux', 'gateau'],
  ['couteaux', 'couteau'],
  ['animaux', 'animal'],
  ['journaux', 'journal'],
  ['bijoux', 'bijou'],
])('French: %s has the stem of %s', (plural, singular) => {
  const pack = languagePacks.find(({ code }) => code === 'fr');
  expect(pack?.stem(plural)).toBe(pack?.stem(singular));
});
