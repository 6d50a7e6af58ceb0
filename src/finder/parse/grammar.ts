import {
  diets as allDiets,
  type Diet,
  type Flag,
  type Kind,
  type Occasion,
  type Recipient,
  type Situation,
} from '../content/vocabulary.ts';
import type { Cue, Suit } from '../languages/exclusion-grammars.ts';
import type {
  CoordinationGrammar,
  ExcludedMeaning,
  LanguagePack,
} from '../languages/language-pack.ts';
import { none } from '../languages/nothing.ts';
import type { PhraseList } from '../languages/patterns.ts';
import type { Role, TradeGrammar } from '../languages/people-grammars.ts';
import { runToEnd } from '../run-to-end.ts';
import { anchored, anyOf } from '../text/any-of.ts';
import { type Folded, keysOf, type Place, touches } from '../text/normalize.ts';
import { type NumberReader, numberReader } from '../text/numbers.ts';
import { type PhraseBook, type PhraseMatcher, phraseBook } from '../text/phrase-matcher.ts';
import { stemCache } from '../text/stem-cache.ts';
import {
  type Expressions,
  meaningsByPatterns,
  type PlaceOfMeaning,
  type PlacesIn,
  placesByPatterns,
  testByPatterns,
} from './by-patterns.ts';
import { type ExclusionWords, exclusionWords } from './exclusions/exclusion-words.ts';
import { type ConditionReader, conditionReader } from './exclusions/implied/conditions.ts';
import { type IdiomReader, idiomReader } from './idioms.ts';
import { type AgeReader, ageReader, type People } from './numbers/age.ts';
import { type BudgetReader, budgetReader } from './numbers/budget.ts';
import { type OnlyWords, onlyWords } from './only/only-words.ts';
import { type PeopleWords, peopleWords } from './people/people-words.ts';
import { type SensitiveReader, sensitiveReader } from './sensitive.ts';
import { type Syntax, syntaxOf } from './syntax.ts';

/** A language pack, compiled for reading queries in its language. */
export interface Grammar {
  readonly pack: LanguagePack;
  readonly syntax: Syntax;
  readonly exclusions: ExclusionWords;
  readonly only: OnlyWords;
  /** what tells an interest in a list from a kind of product; undefined for a language without such words */
  readonly coordination: Expressions<CoordinationGrammar> | undefined;
  readonly people: PeopleWords;
  readonly liking: {
    /** Returns the places of words which surely say that somebody likes something. */
    readonly surely: PlacesIn;
    /** Returns the places of words which deny that somebody dislikes something. */
    readonly notDisliked: PlacesIn;
    /** verbs such as "loves" */
    readonly verbs: ReadonlySet<string>;
  };
  /** matches a word that begins with a number, its first group: "dreijährig" */
  readonly withNumber: RegExp;
  readonly numbers: NumberReader;
  readonly ages: AgeReader;
  /** Returns true for a folded text which says that one gift is for several together. */
  isShared(text: string): boolean;
  /** Returns the places that tell how many give, in a folded text with number words as digits. */
  headCounts: PlacesIn;
  /** Returns true for a folded text which says that two shall do something with each other. */
  isWithChild(text: string): boolean;
  readonly budgets: BudgetReader;
  readonly idioms: IdiomReader;
  readonly sensitive: SensitiveReader;
  readonly roles: PhraseMatcher<Role>;
  /** words that name a person only before a sign of one */
  readonly ambiguousRoles: PhraseMatcher<Role>;
  readonly occasions: PhraseMatcher<Occasion>;
  /** matches a compound whose first group is an occasion */
  readonly occasionCompound: RegExp;
  /** Returns the places of words of many forms that tell an occasion, or with null none. */
  toldOccasions(folded: Folded): readonly PlaceOfMeaning<Occasion | null>[];
  /** Returns the places of words which say that an occasion is over. */
  readonly pastOccasions: PlacesIn;
  readonly kinds: PhraseMatcher<readonly Kind[]>;
  readonly flags: PhraseMatcher<readonly Flag[]>;
  readonly excluded: PhraseMatcher<ExcludedMeaning>;
  readonly cues: PhraseMatcher<Cue>;
  readonly negators: PhraseMatcher<'will' | 'can'>;
  /** Returns the places of words which say that somebody has finished their studies. */
  readonly finished: PlacesIn;
  readonly diets: PhraseMatcher<readonly Diet[]>;
  readonly conditions: ConditionReader;
  /** Returns true for a folded text which says that an illness is over. */
  recovered(text: string): boolean;
  /** Returns true where the words at a place only sound like a situation. */
  isPassing(folded: Folded, situation: Situation, place: Partial<Place>): boolean;
  /** Returns the places of what somebody died of. */
  readonly causesOfDeath: PlacesIn;
  /** stems of all packs in texts that suit a diet */
  readonly suits: readonly Suit[];
  /** find in folded text what somebody works at */
  readonly trades: Readonly<
    Record<'present' | 'professions' | 'workers' | 'shunned' | 'past' | 'careers', RegExp>
  > & {
    readonly own: readonly { readonly makes: string | null; readonly regex: RegExp }[];
  };
  /** Returns the stem of a folded word. */
  stem(word: string): string;
  /** Returns true for a function word, which is never searched for. */
  isStopWord(key: string): boolean;
}

/** The grammars of all packs. */
export interface Grammars {
  /** codes of the languages, in the order of the packs */
  readonly codes: readonly string[];
  /** Returns the grammar of a language; that of the first pack for an unknown code. */
  of(code: string): Grammar;
  /** Returns all grammars, that of a language first: a query may mix languages. */
  from(code: string): readonly Grammar[];
  /** Empties the cache of stems. */
  clearStems(): void;
}

/**
 * Returns the grammars of the packs. A query may mix languages, so the phrases of all packs are
 * read in each; grammatical words and patterns only in their own.
 * @throws when there is no pack
 */
export function compileGrammars(packs: readonly LanguagePack[]): Grammars {
  return runToEnd(grammarsInSteps(packs));
}

/** Returns the same, and yields every few milliseconds. */
export function* grammarsInSteps(packs: readonly LanguagePack[]): Generator<undefined, Grammars> {
  const book = <T>(phrasesOf: (pack: LanguagePack) => PhraseList<T> | undefined): PhraseBook<T> =>
    phraseBook(packs.flatMap((pack) => entriesOf(pack.code, phrasesOf(pack) ?? [])));
  const books = {
    roles: book((pack) => pack.recipients.phrases),
    ambiguousRoles: book((pack) => pack.recipients.ambiguous?.phrases),
    occasions: book((pack) => pack.occasions.phrases),
    kinds: book((pack) => pack.products.kinds),
    flags: book((pack) => pack.products.flags),
    excluded: book((pack) => pack.products.excluded),
    cues: book((pack) => pack.exclusions.cues),
    negators: book((pack) => pack.exclusions.negators),
    diets: book((pack) => united(pack.diets.phrases)),
  };
  yield;
  const caches = packs.map((pack) => stemCache(pack.stem));
  const suits = packs.flatMap((pack) => suitsOf(pack));
  const grammars: Grammar[] = [];
  for (const [at, pack] of packs.entries()) {
    const withNumber = anchored(pack.withNumber);
    let ages: AgeReader | undefined;
    const within = <T>(all: PhraseBook<T>) => all.in(pack.code, pack.falseFriends);
    grammars.push({
      pack,
      syntax: syntaxOf(pack.syntax),
      exclusions: exclusionWords(pack.exclusions),
      only: onlyWords(pack.only),
      coordination: pack.coordination && {
        between: anchored(pack.coordination.between),
        likes: anchored(pack.coordination.likes),
        asks: anchored(pack.coordination.asks),
        asksFor: anchored(pack.coordination.asksFor),
      },
      people: peopleWords(pack.recipients),
      liking: {
        surely: placesByPatterns(pack.liking?.surely),
        notDisliked: placesByPatterns(pack.liking?.notDisliked),
        verbs: pack.liking?.verbs ?? none,
      },
      withNumber,
      numbers: numberReader(pack.numberWords(), withNumber),
      // The expression for all people takes time, and a server reads few of the languages.
      get ages() {
        ages ??= ageReader(pack.ages, peopleOf(pack));
        return ages;
      },
      isShared: testByPatterns(pack.ages.shared),
      headCounts: placesByPatterns(pack.budgets.headCounts),
      isWithChild: testByPatterns(pack.ages.withChild),
      budgets: budgetReader(pack.budgets),
      idioms: idiomReader(pack),
      sensitive: sensitiveReader(pack.sensitive),
      roles: within(books.roles),
      ambiguousRoles: within(books.ambiguousRoles),
      occasions: within(books.occasions),
      occasionCompound: anchored(pack.occasions.compound),
      toldOccasions: meaningsByPatterns(pack.occasions.told),
      pastOccasions: placesByPatterns(pack.occasions.past),
      kinds: within(books.kinds),
      flags: within(books.flags),
      excluded: within(books.excluded),
      cues: within(books.cues),
      negators: within(books.negators),
      finished: placesByPatterns(pack.occasions.finished),
      diets: within(books.diets),
      conditions: conditionReader(pack.diets.patterns),
      isPassing: passingTest(pack.passing),
      causesOfDeath: placesByPatterns(pack.causesOfDeath),
      recovered: testByPatterns(pack.diets.recovered),
      trades: compiledTrades(pack.trades),
      suits,
      stem: (word) => caches[at]?.stem(word) ?? word,
      isStopWord: (key) => pack.stopWords.has(key),
    });
    yield;
  }
  const byCode = new Map(grammars.map((grammar) => [grammar.pack.code, grammar]));
  const [first] = grammars;
  if (!first) throw new Error('The finder needs a language pack.');
  return {
    codes: packs.map(({ code }) => code),
    of: (code) => byCode.get(code) ?? first,
    from: (code) =>
      grammars.toSorted((a, b) => Number(b.pack.code === code) - Number(a.pack.code === code)),
    clearStems: () => {
      for (const cache of caches) cache.clear();
    },
  };
}

const noTrades: TradeGrammar = { present: [], professions: [], past: [], own: [] };

function compiledTrades({
  present,
  professions,
  workers = [],
  shunned = [],
  past,
  careers = [],
  own,
} = noTrades): Grammar['trades'] {
  return {
    present: anyOf(present),
    professions: anyOf(professions),
    workers: anyOf(workers),
    shunned: anyOf(shunned),
    past: anyOf(past),
    careers: anyOf(careers),
    own: own.map((one) => ({ makes: one.makes, regex: anyOf([one]) })),
  };
}

function passingTest(patterns: LanguagePack['passing'] = []): Grammar['isPassing'] {
  const placesBy = Map.groupBy(patterns, ({ means }) => means);
  const readers = new Map(
    Array.from(placesBy, ([means, all]) => [means, placesByPatterns(all)] as const),
  );
  return (folded, situation, place) =>
    readers
      .get(situation)?.(folded)
      .some((one) => touches(one, place)) === true;
}

function entriesOf<T>(
  code: string,
  list: PhraseList<T>,
): readonly (readonly [string, string, T])[] {
  return list.flatMap(({ means, phrases }) =>
    splitPhrases(phrases).map((phrase) => [code, phrase, means] as const),
  );
}

/** Returns the phrases of a list separated by commas or line breaks. */
export function splitPhrases(phrases: string): readonly string[] {
  return phrases
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** A phrase may name several diets: a pregnant woman drinks no alcohol and eats no raw fish. */
function united(list: PhraseList<Diet>): PhraseList<readonly Diet[]> {
  const diets = new Map<string, Diet[]>();
  for (const { means, phrases } of list)
    for (const phrase of splitPhrases(phrases))
      diets.set(phrase, [...(diets.get(phrase) ?? []), means]);
  return Array.from(diets, ([phrases, means]) => ({ means, phrases }));
}

/** Recipients who are several people, whose number is no age. */
const several: ReadonlySet<Recipient | null> = new Set<Recipient>(['couple', 'family', 'host']);

const maybeYoung: ReadonlySet<Recipient | null> = new Set<Recipient>([
  'child',
  'teen',
  'sibling',
  'relative',
]);

/** Returns the words for one person; pronouns stand before other numbers too. */
function peopleOf({ recipients }: LanguagePack): People {
  const { phrases = [], ambiguous, pronouns: { she = none, he = none } = {} } = recipients;
  const words = (isMeant: (recipient: Recipient | null) => boolean) =>
    [...phrases, ...(ambiguous?.phrases ?? [])]
      .filter(({ means }) => isMeant(means.recipient))
      .flatMap((entry) => splitPhrases(entry.phrases).map((phrase) => keysOf(phrase)))
      .filter(([first = '', ...more]) => more.length > 0 || !(she.has(first) || he.has(first)));
  return {
    all: sourceOf(shortest(words((recipient) => !several.has(recipient)))),
    young: sourceOf(words((recipient) => maybeYoung.has(recipient))),
  };
}

/** Leaves out the phrases that end with another one: an age after "foster mother" is one after "mother". */
function shortest(phrases: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const all = new Set(phrases.map((words) => words.join(' ')));
  return phrases.filter(
    (words) => !words.some((_, at) => at > 0 && all.has(words.slice(at).join(' '))),
  );
}

interface Trie {
  isEnd: boolean;
  readonly next: Map<string, Trie>;
}

/** Returns a regular expression for phrases, the longest first: those that begin alike share their beginning. */
function sourceOf(phrases: readonly (readonly string[])[]): string {
  const trie = emptyTrie();
  for (const words of phrases) {
    let node = trie;
    for (const character of words.join(' ')) node = childOf(node, character);
    node.isEnd = true;
  }
  return sourceOfTrie(trie);
}

const emptyTrie = (): Trie => ({ isEnd: false, next: new Map() });

function childOf({ next }: Trie, character: string): Trie {
  const child = next.get(character) ?? emptyTrie();
  next.set(character, child);
  return child;
}

function sourceOfTrie({ isEnd, next }: Trie): string {
  const alternatives = Array.from(
    next,
    ([character, rest]) => (character === ' ' ? '\\W+' : character) + sourceOfTrie(rest),
  ).toSorted();
  const [first = ''] = alternatives;
  const isGroup = alternatives.length > 1 || (isEnd && first.length > 1);
  const source = isGroup ? `(?:${alternatives.join('|')})` : first;
  return isEnd && source !== '' ? `${source}?` : source;
}

function suitsOf({ diets }: LanguagePack): readonly Suit[] {
  return allDiets.flatMap((diet) => {
    const { lacking = [], named = [] } = diets.suits[diet] ?? {};
    return [
      ...lacking.map((term) => ({ diet, term, where: 'lacking' as const })),
      ...named.map((term) => ({ diet, term, where: 'names' as const })),
    ];
  });
}
