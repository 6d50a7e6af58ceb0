import type { ConceptFacts } from '../../../content/concept-facts.ts';
import { materialFlags } from '../../../content/vocabulary.ts';
import type { ExcludedMeaning } from '../../../languages/language-pack.ts';
import type { Exclusion } from '../../../parsed-query.ts';
import type { Token } from '../../../text/normalize.ts';
import type { Found, PhraseMatcher } from '../../../text/phrase-matcher.ts';
import type { Grammar } from '../../grammar.ts';
import { keyAt, nounFirst, type Sentence } from '../../sentence.ts';

/** Looks up words in the lexicon and the catalogue texts. */
export interface Known {
  /** returns the concepts at a token, or undefined */
  conceptsAt(
    tokens: readonly Token[],
    index: number,
  ):
    | {
        readonly concepts: readonly string[];
        readonly length: number;
        readonly confidence: number;
      }
    | undefined;
  /** true for a word of any list, which is no typo */
  isWord(key: string): boolean;
}

const minNameLength = 3;
/** Shorter words are near too many others. */
const minFormLength = 5;

/** What the words at a token exclude. */
export interface Meaning {
  readonly found: readonly Exclusion[];
  /** number of tokens, at least 1 */
  readonly length: number;
  /** true when the vocabulary or the lexicon has it */
  readonly isKnown: boolean;
}

const nothing: Meaning = { found: [], length: 1, isKnown: false };

/**
 * Returns what an excluded word means: kinds, properties and concepts together ("Parfum" is all
 * three), or the word itself when it means none of them. `found` is empty for words that only join.
 */
export function meaningAt(sentence: Sentence, at: number, known: Known): Meaning {
  const { tokens, grammar } = sentence;
  const token = tokens[at];
  if (!token) return nothing;
  const material = grammar.pack.products.materials.get(token.key);
  if (material !== undefined) {
    const length = grammar.kinds.at(tokens, at + 1) ? 2 : 1;
    const words = [...new Set(material.map(grammar.stem))].map((word) => ({ word }));
    const named = grammar.flags.at(tokens, at)?.value ?? [];
    // Who cannot bear wool may be given leather, although both come from an animal.
    const flags = named.filter((flag) => materialFlags.includes(flag));
    return { found: [...flags.map((flag) => ({ flag })), ...words], length, isKnown: true };
  }
  const hits = hitsAt(sentence, at, known);
  const length = Math.max(1, ...Object.values(hits).map((hit) => hit?.length ?? 0));
  return meaningOf(sentence, at, length, hits);
}

/** What the lists have at a token. */
interface Hits {
  readonly listed: ReturnType<Grammar['excluded']['at']>;
  readonly concepts: ReturnType<Known['conceptsAt']>;
  readonly kinds: ReturnType<Grammar['kinds']['at']>;
  readonly flags: ReturnType<Grammar['flags']['at']>;
}

function hitsAt({ tokens, grammar }: Sentence, at: number, { conceptsAt, isWord }: Known): Hits {
  const key = keyAt(tokens, at);
  const listed = grammar.excluded.at(tokens, at);
  const concepts = conceptsAt(tokens, at);
  const isPlain = listed !== undefined || grammar.isStopWord(key);
  const near = <T>(matcher: PhraseMatcher<T>) =>
    isPlain ? undefined : formAt(matcher, key, grammar, concepts !== undefined || isWord(key));
  return {
    listed,
    concepts,
    kinds: grammar.kinds.at(tokens, at) ?? near(grammar.kinds),
    flags: grammar.flags.at(tokens, at) ?? near(grammar.flags),
  };
}

/** Only what covers all words counts: "apple juice" is no apple. */
function meaningOf(
  { tokens, grammar, facts }: Sentence,
  at: number,
  length: number,
  hits: Hits,
): Meaning {
  const listed = listedMeaning(hits, length);
  const sorts = sortsOf(listed);
  const implied = impliedConcepts(listed, facts);
  if (implied)
    return {
      found: [...sorts, ...implied.map((concept) => ({ concept }))],
      length,
      isKnown: true,
    };
  const person = grammar.roles.at(tokens, at);
  if (sorts.length === 0 && person) return forPerson(tokens, at, person.length, hits, grammar);
  const word = nameOf(tokens[at], grammar);
  const concepts = excludedConcepts(conceptsIn(hits, length), sorts.length > 0, facts);
  const named = length === 1 && word !== undefined && sorts.length === 0 ? { named: word } : {};
  const found = [...sorts, ...concepts.map((concept) => ({ concept, ...named }))];
  if (found.length > 0) return { found, length, isKnown: true };
  const isName = word !== undefined && hits.concepts === undefined;
  return { found: isName ? [{ word }] : [], length, isKnown: false };
}

/** The concepts that a phrase names in another sense, or those that a diet rules out; undefined without either. */
function impliedConcepts(
  { diet, concepts }: ExcludedMeaning,
  facts: ConceptFacts,
): readonly string[] | undefined {
  return concepts ?? (diet && facts.excludedBy(diet));
}

/** Somebody who is named after a cue is no gift, but "baby stuff" is all that is for a baby. */
function forPerson(
  tokens: readonly Token[],
  at: number,
  length: number,
  { concepts }: Hits,
  { exclusions }: Grammar,
): Meaning {
  const isStuff = exclusions.object.stuff.has(keyAt(tokens, at + length));
  if (!isStuff || concepts?.length !== length) return { ...nothing, length };
  const found = concepts.concepts.map((concept) => ({ concept }));
  return { found, length: length + 1, isKnown: true };
}

function sortsOf({ kinds = [], flags = [] }: ExcludedMeaning): readonly Exclusion[] {
  return [...kinds.map((kind) => ({ kind })), ...flags.map((flag) => ({ flag }))];
}

function conceptsIn({ concepts }: Hits, length: number): readonly string[] {
  return whole(concepts, length)?.concepts ?? [];
}

function whole<T extends { readonly length: number }>(
  one: T | undefined,
  length: number,
): T | undefined {
  return one?.length === length ? one : undefined;
}

/** What the lists of excluded phrases, or else of kinds and flags, say of all the words. */
function listedMeaning({ listed, kinds, flags }: Hits, length: number): ExcludedMeaning {
  return {
    kinds: wholeValue(kinds, length) ?? [],
    flags: wholeValue(flags, length) ?? [],
    ...wholeValue(listed, length),
  };
}

function wholeValue<T>(found: Found<T> | undefined, length: number): T | undefined {
  return whole(found, length)?.value;
}

/** The concepts without those that name recipients, or stay allowed without their kind. */
function excludedConcepts(
  concepts: readonly string[],
  isKindOrFlag: boolean,
  facts: ConceptFacts,
): readonly string[] {
  return concepts.filter(
    (concept) =>
      !facts.is(concept, 'relationship') && !(isKindOrFlag && facts.is(concept, 'activity')),
  );
}

/**
 * Returns the stem of a word that may be in a title, or undefined for numbers, short words and
 * function words.
 */
export function nameOf(token: Token | undefined, grammar: Grammar): string | undefined {
  if (!token) return undefined;
  const { key, alternative } = token;
  const { joints, numberWords } = grammar.syntax;
  const isName =
    key.length >= minNameLength &&
    !/^\d/.test(key) &&
    !numberWords.has(key) &&
    !joints.has(key) &&
    !grammar.isStopWord(key) &&
    !grammar.isStopWord(alternative);
  return isName ? grammar.stem(key) : undefined;
}

/**
 * Returns the stems of the words that name a thing, its noun first and with spaces between them: "bag chalk" of "chalk
 * bag", "knife" of "good knife". Undefined where no word names anything.
 */
export function nameOfThing(tokens: readonly Token[], grammar: Grammar): string | undefined {
  const stems = tokens.flatMap((token) => nameOf(token, grammar) ?? []);
  return stems.length === 0 ? undefined : nounFirst(stems, grammar).join(' ');
}

/** Listed single words by their stems, by matcher. */
const formsByMatcher = new WeakMap<object, ReadonlyMap<string, string>>();

function formAt<T>(
  matcher: PhraseMatcher<T>,
  key: string,
  grammar: Grammar,
  isWord: boolean,
): Found<T> | undefined {
  if (key.length < minFormLength) return undefined;
  const form = formsOf(matcher, grammar).get(grammar.stem(key));
  if (form === undefined && isWord) return undefined;
  const value = form === undefined ? matcher.ofTypo(key) : matcher.get(form);
  return value === undefined ? undefined : { value, length: 1 };
}

/** Returns the value of the listed word that an unknown word is a typo of, or undefined: "laktoseintollerant". */
export function valueOfTypo<T>(matcher: PhraseMatcher<T>, key: string): T | undefined {
  return key.length < minFormLength ? undefined : matcher.ofTypo(key);
}

/** Built on first use, since few queries exclude a word that no list has. */
function formsOf(matcher: PhraseMatcher<unknown>, grammar: Grammar): ReadonlyMap<string, string> {
  const known = formsByMatcher.get(matcher);
  if (known) return known;
  const forms = new Map(matcher.words.map((word) => [grammar.stem(word), word]));
  formsByMatcher.set(matcher, forms);
  return forms;
}
