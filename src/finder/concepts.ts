import { headsIn, splitter } from './compounds.ts';
import type { Concept, ConceptGroup } from './lexicon.ts';
import { foldWord, keysOf, type Token } from './normalise.ts';
import { isPlainWord } from './plain-words.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { type Spelling, spelling } from './typos.ts';
import { isLanguageOfTexts, type WordLanguage, wordLanguages } from './vocabulary.ts';

export interface ConceptReader {
  /** what stands at one token, or undefined; phrases of which `closed` tokens are part do not count */
  at(
    tokens: readonly Token[],
    place: number,
    language: WordLanguage,
    closed?: (at: number) => boolean,
  ): Found | undefined;
  /** places where a phrase means something else than its words, per concept */
  blocks(
    tokens: readonly Token[],
    language: WordLanguage,
  ): ReadonlyMap<number, ReadonlySet<string>>;
  knows(language: WordLanguage, key: string): boolean;
}

interface Found {
  readonly concepts: readonly string[];
  readonly confidence: number;
  readonly length: number;
}

interface Tongue {
  readonly exact: Map<string, readonly string[]>;
  readonly stems: Map<string, readonly string[]>;
  readonly nots: Map<string, readonly string[]>;
  readonly heads: Map<string, readonly string[]>;
  readonly longest: Map<string, number>;
  spelling: Spelling;
}

/** Shorter stems join words that have nothing in common. */
const leastStem: Readonly<Record<WordLanguage, number>> = { en: 4, de: 5, fr: 5, es: 5, it: 5 };
const exactly = 1;
const byStem = 0.9;
const byHead = 0.85;
const byPart = 0.75;
const elsewhere = 0.8;
const byTypo = 0.65;
/** How many concepts are read before others may go on. */
const chunk = 12;

/**
 * Reads concepts out of words: the longest listed phrase first, then listed forms, stems, parts of
 * German compounds, other languages' words, and typos, each with less confidence than the one before.
 * `isWord` tells the words of the gift texts, which are never taken for typos.
 */
export function* conceptReader(
  groups: readonly ConceptGroup[],
  isWord: (key: string, language: WordLanguage) => boolean,
): Generator<undefined, ConceptReader> {
  const all = groups.flatMap((group) => group.concepts);
  const lists = new Map(all.map(({ id }) => [id, [id]]));
  const alone = (id: string) => lists.get(id) ?? [id];
  const tongues = {
    en: yield* tongue(all, 'en', alone),
    de: yield* tongue(all, 'de', alone),
    fr: yield* tongue(all, 'fr', alone),
    es: yield* tongue(all, 'es', alone),
    it: yield* tongue(all, 'it', alone),
  };
  const known = (language: WordLanguage) => (key: string) =>
    tongues[language].exact.has(key) || isWord(key, language);
  const split = splitter((key) => known('de')(key) && !isStopWord(key, 'de'));

  function single(
    key: string,
    language: WordLanguage,
  ): readonly [readonly string[], number] | undefined {
    const { exact, stems, heads, spelling: near } = tongues[language];
    const listed = exact.get(key);
    if (listed) return [listed, exactly];
    if (isStopWord(key, language) || isPlainWord(key, language) || /^\d/.test(key))
      return undefined;
    const root = stem(key, language);
    const isLong = key.length >= 5 && root.length >= leastStem[language];
    const stemmed = isLong ? (stems.get(root) ?? exact.get(root)) : undefined;
    if (stemmed) return [stemmed, byStem];
    if (language === 'de' && key.length >= 7) {
      const head = headsIn(key, heads, known('de'));
      if (head) return [head, byHead];
      const parts = split.parts(key);
      const found =
        parts && [exact.get(parts[1]), exact.get(parts[0])].flatMap((list) => list ?? []);
      if (found && found.length > 0) return [found.slice(0, 3), byPart];
    }
    if (isWord(key, language)) return undefined;
    if (key.length >= 4) {
      for (const other of wordLanguages) {
        const foreign = other === language ? undefined : tongues[other].exact.get(key);
        if (foreign && !isStopWord(key, other)) return [foreign, elsewhere];
      }
    }
    const form = near.nearest(key);
    return form === undefined ? undefined : [exact.get(form) ?? [], byTypo];
  }

  return {
    at(tokens, place, language, closed = () => false) {
      const { exact, stems, longest } = tongues[language];
      const token = tokens[place];
      if (!token || closed(place)) return undefined;
      const most = longest.get(token.key) ?? longest.get(stem(token.key, language)) ?? 1;
      for (let length = Math.min(most, tokens.length - place); length >= 2; length--) {
        const part = tokens.slice(place, place + length);
        if (part.some((t, i) => (i > 0 && t.opens) || closed(place + i))) continue;
        const listed =
          exact.get(part.map((t) => t.key).join(' ')) ??
          exact.get(part.map((t) => t.alternative).join(' '));
        if (listed) return { concepts: listed, confidence: exactly, length };
        const loose = stems.get(part.map((t) => stem(t.key, language)).join(' '));
        if (loose) return { concepts: loose, confidence: byStem, length };
      }
      const found =
        single(token.key, language) ??
        (token.alternative === token.key ? undefined : single(token.alternative, language));
      return found && { concepts: found[0], confidence: found[1], length: 1 };
    },
    blocks(tokens, language) {
      const blocked = new Map<number, Set<string>>();
      const { nots, longest } = tongues[language];
      for (let place = 0; place < tokens.length; place++) {
        const most = longest.get(`!${tokens[place]?.key}`) ?? 0;
        for (let length = 1; length <= most && place + length <= tokens.length; length++) {
          const part = tokens.slice(place, place + length);
          for (const concept of nots.get(part.map((t) => t.key).join(' ')) ?? []) {
            for (let i = place; i < place + length; i++)
              blocked.set(i, (blocked.get(i) ?? new Set()).add(concept));
          }
        }
      }
      return blocked;
    },
    knows: (language, key) => tongues[language].exact.has(key),
  };
}

/** Spanish and Italian get along with their listed forms: most visitors never need them. */
function* tongue(
  concepts: readonly Concept[],
  language: WordLanguage,
  alone: (id: string) => readonly string[],
): Generator<undefined, Tongue> {
  const exact = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  const nots = new Map<string, readonly string[]>();
  const heads = new Map<string, readonly string[]>();
  const longest = new Map<string, number>();
  const singles: string[] = [];
  // Nearly every word means one concept: those share one list.
  const add = (map: Map<string, readonly string[]>, key: string, id: string) => {
    const list = map.get(key);
    if (!list) map.set(key, alone(id));
    else if (!list.includes(id)) map.set(key, [...list, id]);
  };
  const reach = (first: string, length: number) =>
    longest.set(first, Math.max(longest.get(first) ?? 0, length));
  const addPhrase = (phrase: string, id: string) => {
    const keys = keysOf(phrase);
    const [first] = keys;
    if (first === undefined) return;
    if (keys.length === 1) {
      add(exact, first, id);
      if (first.length < 5) return;
      if (!isLanguageOfTexts(language)) return;
      singles.push(first);
      const root = stem(first, language);
      if (root !== first && root.length >= leastStem[language]) add(stems, root, id);
      return;
    }
    const roots = keys.map((key) => stem(key, language));
    add(exact, keys.join(' '), id);
    add(stems, roots.join(' '), id);
    reach(first, keys.length);
    reach(roots[0] ?? first, keys.length);
    if (phrase.includes('-') && !phrase.includes(' ')) add(exact, keys.join(''), id);
  };
  for (const [at, concept] of concepts.entries()) {
    if (at % chunk === 0) yield;
    const said = concept[language];
    for (const word of said?.words ?? []) addPhrase(word, concept.id);
    for (const phrase of said?.phrases ?? []) addPhrase(phrase, concept.id);
    for (const head of said?.heads ?? []) add(heads, foldWord(head), concept.id);
    for (const phrase of concept.not?.[language] ?? []) {
      const keys = keysOf(phrase);
      if (keys[0] === undefined) continue;
      add(nots, keys.join(' '), concept.id);
      reach(`!${keys[0]}`, keys.length);
    }
  }
  return { exact, stems, nots, heads, longest, spelling: spelling(singles) };
}
