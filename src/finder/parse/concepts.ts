import type { Concept, ConceptGroup } from '../lexicon.ts';
import { headsIn, splitter } from '../text/compounds.ts';
import { foldWord, keysOf, type Token } from '../text/normalize.ts';
import { isPlainWord } from '../text/plain-words.ts';
import { type Spelling, spelling } from '../text/spelling.ts';
import { stem } from '../text/stemmer.ts';
import { isStopWord } from '../text/stop-words.ts';
import { isLanguageOfTexts, type WordLanguage, wordLanguages } from '../vocabulary.ts';

/** Finds concepts in the tokens of a query. */
export interface ConceptReader {
  /** Returns the concepts that begin at a token, or undefined. A phrase with a closed token is ignored. */
  at(
    tokens: readonly Token[],
    index: number,
    language: WordLanguage,
    isClosed?: (at: number) => boolean,
  ): Found | undefined;
  /** Returns, by token index, the concepts that a phrase there does not mean, although it has their words. */
  blocks(
    tokens: readonly Token[],
    language: WordLanguage,
  ): ReadonlyMap<number, ReadonlySet<string>>;
  /** Returns true when the lexicon lists the word in this language. */
  knows(language: WordLanguage, key: string): boolean;
}

/** The concepts at a token; `confidence` is 0 to 1, `length` the number of tokens. */
interface Found {
  readonly concepts: readonly string[];
  readonly confidence: number;
  readonly length: number;
}

/** The lexicon of one language, by folded words and phrases. */
interface LanguageMatcher {
  readonly exact: Map<string, readonly string[]>;
  readonly stems: Map<string, readonly string[]>;
  readonly exceptions: Map<string, readonly string[]>;
  readonly heads: Map<string, readonly string[]>;
  readonly maxTokensByFirst: Map<string, number>;
  spelling: Spelling;
}

/** In characters. Shorter stems are shared by unrelated words. */
const minStemLength: Readonly<Record<WordLanguage, number>> = { en: 4, de: 5, fr: 5, es: 5, it: 5 };
const listedConfidence = 1;
const stemConfidence = 0.9;
const headConfidence = 0.85;
const partConfidence = 0.75;
const foreignConfidence = 0.8;
const typoConfidence = 0.65;
/** Number of concepts read before the generator yields. */
const conceptsPerStep = 12;

/**
 * Returns a reader that finds the longest listed phrase first, then listed words, stems, parts of
 * German compounds, other languages' words, and typos, each with less confidence. Yields between
 * steps so that a server can answer requests.
 * @param isWord tells the words of the catalogue texts, which are never taken for typos
 */
export function* conceptReader(
  groups: readonly ConceptGroup[],
  isWord: (key: string, language: WordLanguage) => boolean,
): Generator<undefined, ConceptReader> {
  const all = groups.flatMap((group) => group.concepts);
  const singleLists = new Map(all.map(({ id }) => [id, [id]]));
  const singleList = (id: string) => singleLists.get(id) ?? [id];
  const matchers = {
    en: yield* buildMatcher(all, 'en', singleList),
    de: yield* buildMatcher(all, 'de', singleList),
    fr: yield* buildMatcher(all, 'fr', singleList),
    es: yield* buildMatcher(all, 'es', singleList),
    it: yield* buildMatcher(all, 'it', singleList),
  };
  const known = (language: WordLanguage) => (key: string) =>
    matchers[language].exact.has(key) || isWord(key, language);
  const split = splitter((key) => known('de')(key) && !isStopWord(key, 'de'));

  function readWord(
    key: string,
    language: WordLanguage,
  ): readonly [readonly string[], number] | undefined {
    const { exact, stems, heads, spelling: typos } = matchers[language];
    const listed = exact.get(key);
    if (listed) return [listed, listedConfidence];
    if (isStopWord(key, language) || isPlainWord(key, language) || /^\d/.test(key))
      return undefined;
    const root = stem(key, language);
    const isLong = key.length >= 5 && root.length >= minStemLength[language];
    const stemmed = isLong ? (stems.get(root) ?? exact.get(root)) : undefined;
    if (stemmed) return [stemmed, stemConfidence];
    if (language === 'de' && key.length >= 7) {
      const head = headsIn(key, heads, known('de'));
      if (head) return [head, headConfidence];
      const parts = split.parts(key);
      const found =
        parts && [exact.get(parts[1]), exact.get(parts[0])].flatMap((list) => list ?? []);
      if (found && found.length > 0) return [found.slice(0, 3), partConfidence];
    }
    if (isWord(key, language)) return undefined;
    if (key.length >= 4) {
      for (const other of wordLanguages) {
        const foreign = other === language ? undefined : matchers[other].exact.get(key);
        if (foreign && !isStopWord(key, other)) return [foreign, foreignConfidence];
      }
    }
    const form = typos.nearest(key);
    return form === undefined ? undefined : [exact.get(form) ?? [], typoConfidence];
  }

  return {
    at(tokens, index, language, isClosed = () => false) {
      const { exact, stems, maxTokensByFirst } = matchers[language];
      const token = tokens[index];
      if (!token || isClosed(index)) return undefined;
      const maxTokens =
        maxTokensByFirst.get(token.key) ?? maxTokensByFirst.get(stem(token.key, language)) ?? 1;
      for (let length = Math.min(maxTokens, tokens.length - index); length >= 2; length--) {
        const slice = tokens.slice(index, index + length);
        if (slice.some((t, i) => (i > 0 && t.opens) || isClosed(index + i))) continue;
        const listed =
          exact.get(slice.map((t) => t.key).join(' ')) ??
          exact.get(slice.map((t) => t.alternative).join(' '));
        if (listed) return { concepts: listed, confidence: listedConfidence, length };
        const loose = stems.get(slice.map((t) => stem(t.key, language)).join(' '));
        if (loose) return { concepts: loose, confidence: stemConfidence, length };
      }
      const found =
        readWord(token.key, language) ??
        (token.alternative === token.key ? undefined : readWord(token.alternative, language));
      return found && { concepts: found[0], confidence: found[1], length: 1 };
    },
    blocks(tokens, language) {
      const blocked = new Map<number, Set<string>>();
      const { exceptions, maxTokensByFirst } = matchers[language];
      for (let index = 0; index < tokens.length; index++) {
        const maxTokens = maxTokensByFirst.get(`!${tokens[index]?.key}`) ?? 0;
        for (let length = 1; length <= maxTokens && index + length <= tokens.length; length++) {
          const slice = tokens.slice(index, index + length);
          for (const concept of exceptions.get(slice.map((t) => t.key).join(' ')) ?? []) {
            for (let i = index; i < index + length; i++)
              blocked.set(i, (blocked.get(i) ?? new Set()).add(concept));
          }
        }
      }
      return blocked;
    },
    knows: (language, key) => matchers[language].exact.has(key),
  };
}

/** Spanish and Italian have listed forms only: few visitors write them. */
function* buildMatcher(
  concepts: readonly Concept[],
  language: WordLanguage,
  singleList: (id: string) => readonly string[],
): Generator<undefined, LanguageMatcher> {
  const exact = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  const exceptions = new Map<string, readonly string[]>();
  const heads = new Map<string, readonly string[]>();
  const maxTokensByFirst = new Map<string, number>();
  const spellingForms: string[] = [];
  // Nearly every word means one concept. Those words share one list, which saves memory.
  const add = (map: Map<string, readonly string[]>, key: string, id: string) => {
    const list = map.get(key);
    if (!list) map.set(key, singleList(id));
    else if (!list.includes(id)) map.set(key, [...list, id]);
  };
  const raiseMaxTokens = (first: string, length: number) =>
    maxTokensByFirst.set(first, Math.max(maxTokensByFirst.get(first) ?? 0, length));
  const addPhrase = (phrase: string, id: string) => {
    const keys = keysOf(phrase);
    const [first] = keys;
    if (first === undefined) return;
    if (keys.length === 1) {
      add(exact, first, id);
      if (first.length < 5) return;
      if (!isLanguageOfTexts(language)) return;
      spellingForms.push(first);
      const root = stem(first, language);
      if (root !== first && root.length >= minStemLength[language]) add(stems, root, id);
      return;
    }
    const roots = keys.map((key) => stem(key, language));
    add(exact, keys.join(' '), id);
    add(stems, roots.join(' '), id);
    raiseMaxTokens(first, keys.length);
    raiseMaxTokens(roots[0] ?? first, keys.length);
    if (phrase.includes('-') && !phrase.includes(' ')) add(exact, keys.join(''), id);
  };
  for (const [at, concept] of concepts.entries()) {
    if (at % conceptsPerStep === 0) yield;
    const words = concept[language];
    for (const word of words?.words ?? []) addPhrase(word, concept.id);
    for (const phrase of words?.phrases ?? []) addPhrase(phrase, concept.id);
    for (const head of words?.heads ?? []) add(heads, foldWord(head), concept.id);
    for (const phrase of concept.not?.[language] ?? []) {
      const keys = keysOf(phrase);
      if (keys[0] === undefined) continue;
      add(exceptions, keys.join(' '), concept.id);
      raiseMaxTokens(`!${keys[0]}`, keys.length);
    }
  }
  return { exact, stems, exceptions, heads, maxTokensByFirst, spelling: spelling(spellingForms) };
}
