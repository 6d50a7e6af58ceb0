import { type Concept, conceptWords } from '../../content/lexicon.ts';
import type { ProperName } from '../../content/proper-names.ts';
import { headsIn, type Splitter, splitter } from '../../text/compounds.ts';
import type { Token } from '../../text/normalize.ts';
import { formConfidence } from '../form-confidence.ts';
import type { Grammar, Grammars } from '../grammar.ts';
import type { Sentence } from '../sentence.ts';
import {
  type ConceptForms,
  conceptForms,
  type StoredForms,
  storeConceptForms,
} from './concept-forms.ts';
import { nameReader, type StoredNames, storeNames } from './name-forms.ts';

/** Finds concepts in the tokens of a query. */
export interface ConceptReader {
  /** Returns the concepts that begin at a token, or undefined. A phrase with a closed token is ignored. */
  at(
    tokens: readonly Token[],
    index: number,
    grammar: Grammar,
    isClosed?: (at: number) => boolean,
  ): Found | undefined;
  /** Returns, by token index, the concepts that a phrase there does not mean, although it has their words. */
  blocks(tokens: readonly Token[], grammar: Grammar): ReadonlyMap<number, ReadonlySet<string>>;
  /** Returns the number of tokens of the proper name that begins at a token; 0 when there is none. */
  nameLength(tokens: readonly Token[], index: number): number;
  /** Returns true when the lexicon lists the word in this language. */
  knows(language: string, key: string): boolean;
}

/** The concepts at a token; `confidence` is 0 to 1, `length` the number of tokens. */
interface Found {
  readonly concepts: readonly string[];
  readonly confidence: number;
  readonly length: number;
}

/** The lexicon of one language, with the ways to find a word that it does not list. */
interface Matcher {
  readonly forms: ConceptForms;
  readonly grammar: Grammar;
  readonly splitter: Splitter;
  isKnown(key: string): boolean;
}

/** In characters. Shorter words are shared by unrelated languages. */
const minForeignLength = 4;
const minStemmedLength = 5;
const minCompoundLength = 7;
/** A compound of two words that mean more names none of them in particular. */
const maxPartConcepts = 3;

/** The lexicon and the proper names in the form of a file. */
export interface StoredConcepts {
  /** the ids of the concepts, by their number */
  readonly ids: readonly string[];
  readonly names: StoredNames;
  /** by the code of the language */
  readonly forms: Readonly<Record<string, StoredForms>>;
}

/** Returns the lexicon and the proper names in the form of a file. Yields between steps. */
export function* storeConcepts(
  concepts: readonly Concept[],
  properNames: readonly ProperName[],
  grammars: Grammars,
): Generator<undefined, StoredConcepts> {
  const named = new Set(properNames.flatMap((name) => name.concepts));
  const ids = [...new Set([...concepts.map(({ id }) => id), ...named])];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const names = yield* storeNames(properNames, (concept) => numbers.get(concept) ?? 0);
  const forms: Record<string, StoredForms> = {};
  for (const code of grammars.codes)
    forms[code] = yield* storeConceptForms(concepts, grammars.of(code), (concept) =>
      conceptWords(concept, code),
    );
  return { ids, names, forms };
}

/**
 * Returns a reader that finds the longest listed phrase or proper name first, then listed words, stems,
 * parts of compounds, other languages' words, and typos, each with less confidence.
 * @param isText tells the words of the catalogue texts, which are never taken for typos
 * @param isForm tells the forms of words of those texts, which are none either
 */
export function conceptReader(
  stored: StoredConcepts,
  grammars: Grammars,
  isText: (key: string, language: string) => boolean,
  isForm: (key: string, language: string) => boolean,
): ConceptReader {
  const conceptOf = (number: number) => stored.ids[number] ?? '';
  const names = nameReader(stored.names, conceptOf);
  const matchers = new Map<string, Matcher>();
  for (const [code, storedForms] of Object.entries(stored.forms)) {
    const grammar = grammars.of(code);
    const forms = conceptForms(storedForms, conceptOf);
    const isKnown = (key: string) => forms.exact.has(key) || isText(key, code);
    matchers.set(code, {
      forms,
      grammar,
      splitter: splitter((key) => isKnown(key) && !grammar.isStopWord(key)),
      isKnown,
    });
  }

  function readWord(key: string, matcher: Matcher): Omit<Found, 'length'> | undefined {
    const { forms, grammar } = matcher;
    const listed = forms.exact.get(key);
    if (listed) return { concepts: listed, confidence: formConfidence.listed };
    if (grammar.isStopWord(key) || grammar.pack.plainWords.has(key) || /^\d/.test(key))
      return undefined;
    return readForm(key, matcher) ?? readCompound(key, matcher) ?? readStranger(key, matcher);
  }

  /** What no list of the language has: another language's word, or a typo. */
  function readStranger(key: string, matcher: Matcher): Omit<Found, 'length'> | undefined {
    const { code } = matcher.grammar.pack;
    if (isText(key, code)) return undefined;
    const foreign = key.length >= minForeignLength ? foreignConcepts(key, code) : undefined;
    if (foreign) return { concepts: foreign, confidence: formConfidence.foreign };
    const form = matcher.forms.spelling.nearest(key);
    const stemOf = matcher.grammar.stem;
    if (isForm(key, code) && (form === undefined || stemOf(form) !== stemOf(key))) return undefined;
    const concepts = form === undefined ? undefined : matcher.forms.exact.get(form);
    return concepts && { concepts, confidence: formConfidence.typo };
  }

  function foreignConcepts(key: string, own: string): readonly string[] | undefined {
    for (const [code, { forms, grammar }] of matchers) {
      const concepts = code === own || grammar.isStopWord(key) ? undefined : forms.exact.get(key);
      if (concepts) return concepts;
    }
    return undefined;
  }

  function readToken({ key, alternative }: Token, matcher: Matcher): Found | undefined {
    const found =
      readWord(key, matcher) ?? (alternative === key ? undefined : readWord(alternative, matcher));
    return found && { ...found, length: 1 };
  }

  return {
    at(tokens, index, grammar, isClosed = () => false) {
      const token = tokens[index];
      const matcher = matchers.get(grammar.pack.code);
      if (!token || !matcher || isClosed(index)) return undefined;
      const phrase = readPhrase(tokens, index, matcher, isClosed);
      const listedLength = phrase?.length ?? Number(matcher.forms.exact.has(token.key));
      const name = names.at(tokens, index, isClosed);
      if (name && name.length > listedLength) return { ...name, confidence: formConfidence.listed };
      return phrase ?? readToken(token, matcher);
    },
    nameLength: (tokens, index) => names.at(tokens, index, () => false)?.length ?? 0,
    blocks: (tokens, grammar) => blocksOf(tokens, matchers.get(grammar.pack.code)?.forms),
    knows: (language, key) =>
      names.has(key) || matchers.get(language)?.forms.exact.has(key) === true,
  };
}

/** Returns the same reader, which looks up each token of a sentence once in the grammar of the sentence. */
export function rememberedConcepts(
  reader: ConceptReader,
  { tokens, grammar: own }: Pick<Sentence, 'tokens' | 'grammar'>,
): ConceptReader {
  const known: (Found | undefined)[] = [];
  const wholeAt = (index: number) => {
    if (!(index in known)) known[index] = reader.at(tokens, index, own);
    return known[index];
  };
  return {
    ...reader,
    at(others, index, grammar, isClosed) {
      if (others !== tokens || grammar !== own) return reader.at(others, index, grammar, isClosed);
      const found = wholeAt(index);
      if (!found || !isClosed) return found;
      // Without a closed token the words may mean something shorter.
      const until = index + found.length;
      for (let at = index; at < until; at++)
        if (isClosed(at)) return reader.at(tokens, index, grammar, isClosed);
      return found;
    },
  };
}

/** The longest phrase of at least two words, in its listed form or by its stems. */
function readPhrase(
  tokens: readonly Token[],
  index: number,
  { forms: { exact, stems, maxTokensByFirst }, grammar }: Matcher,
  isClosed: (at: number) => boolean,
): Found | undefined {
  const first = tokens[index]?.key ?? '';
  const maxTokens = maxTokensByFirst.get(first) ?? maxTokensByFirst.get(grammar.stem(first)) ?? 1;
  for (let length = Math.min(maxTokens, tokens.length - index); length >= 2; length--) {
    const slice = tokens.slice(index, index + length);
    if (slice.some((t, i) => (i > 0 && t.opens) || isClosed(index + i))) continue;
    const listed =
      exact.get(slice.map((t) => t.key).join(' ')) ??
      exact.get(slice.map((t) => t.alternative).join(' '));
    if (listed) return { concepts: listed, confidence: formConfidence.listed, length };
    const loose = stems.get(slice.map((t) => grammar.stem(t.key)).join(' '));
    if (loose) return { concepts: loose, confidence: formConfidence.stem, length };
  }
  return undefined;
}

/** Another form of a listed word. One that only has its stem may mean something else: "records" are no recorder. */
function readForm(
  key: string,
  { forms: { exact, wordsByStem }, grammar }: Matcher,
): Omit<Found, 'length'> | undefined {
  const { inflections, minStemLength } = grammar.pack;
  const root = grammar.stem(key);
  if (key.length < minStemmedLength || root.length < minStemLength) return undefined;
  const words = wordsByStem.get(root)?.filter((word) => isInflected(word, key, inflections));
  const concepts = words?.flatMap((word) => exact.get(word) ?? []) ?? [];
  return concepts.length > 0
    ? { concepts: [...new Set(concepts)], confidence: formConfidence.stem }
    : undefined;
}

/** True when one word is the other with one of the endings. */
function isInflected(a: string, b: string, endings: ReadonlySet<string>): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) && endings.has(long.slice(short.length));
}

function readCompound(
  key: string,
  { forms: { exact, heads }, grammar, splitter: split, isKnown }: Matcher,
): Omit<Found, 'length'> | undefined {
  if (!grammar.pack.hasCompounds || key.length < minCompoundLength) return undefined;
  const head = headsIn(key, heads, isKnown);
  if (head) return { concepts: head, confidence: formConfidence.compound };
  const parts = split.parts(key);
  const concepts = parts ? [parts[1], parts[0]].flatMap((part) => exact.get(part) ?? []) : [];
  if (concepts.length === 0) return undefined;
  return { concepts: concepts.slice(0, maxPartConcepts), confidence: formConfidence.part };
}

function blocksOf(
  tokens: readonly Token[],
  forms: ConceptForms | undefined,
): ReadonlyMap<number, ReadonlySet<string>> {
  const blocked = new Map<number, Set<string>>();
  tokens.forEach(({ key }, index) => {
    const maxTokens = forms?.maxExceptionTokensByFirst.get(key) ?? 0;
    for (let length = 1; length <= maxTokens && isOneClause(tokens, index, length); length++) {
      const phrase = tokens.slice(index, index + length).map((token) => token.key);
      for (const concept of forms?.exceptions.get(phrase.join(' ')) ?? [])
        for (let i = index; i < index + length; i++)
          blocked.set(i, (blocked.get(i) ?? new Set()).add(concept));
    }
  });
  return blocked;
}

/** False where the last of so many tokens is missing or stands behind punctuation, which no phrase runs across. */
function isOneClause(tokens: readonly Token[], index: number, length: number): boolean {
  return length === 1 || tokens[index + length - 1]?.opens === false;
}
