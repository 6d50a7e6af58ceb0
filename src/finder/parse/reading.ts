import type { Language } from '../../domain/language.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import { isLanguageOfTexts } from '../content/vocabulary.ts';
import type { FoundPart, TaggedQuery } from '../tagger/tagger.ts';
import { fold, maxQueryLength, type Token, tokenize, touches } from '../text/normalize.ts';
import type { TextIndex } from '../text-index.ts';
import { detectLanguage } from './detect-language.ts';
import type { Grammar, Grammars } from './grammar.ts';
import type { Idioms } from './idioms.ts';
import { type ConceptReader, rememberedConcepts } from './interests/concepts.ts';
import type { PartModel } from './part-probability.ts';
import { firstNamesIn } from './people/first-names.ts';
import { type Plausibility, plausibilityOf } from './plausibility.ts';
import type { Sentence } from './sentence.ts';
import type { SituationKnowledge } from './situations.ts';
import { type Taggers, taggedQuery } from './tagging.ts';

/** The indexes that a query is parsed with. */
export interface Knowledge extends SituationKnowledge {
  readonly grammars: Grammars;
  readonly facts: ConceptFacts;
  readonly concepts: ConceptReader;
  readonly texts: Readonly<Record<Language, TextIndex>>;
  /** Returns true for a form of a word of the texts, which is no typo. */
  isForm(key: string, language: string): boolean;
  readonly taggers: Taggers;
  /** how probable parts are; null where nothing was learned */
  readonly parts: PartModel | null;
}

/** A query with all that its parts are read from. */
export interface Reading {
  readonly sentence: Sentence;
  readonly language: Language;
  /** the indexes but for that of the concepts */
  readonly known: Omit<Knowledge, 'concepts'>;
  /** looks up each token of the query once */
  readonly concepts: ConceptReader;
  readonly tagged: TaggedQuery;
  /** what the tagger finds, without what the giver says of herself */
  readonly partsOfOthers: readonly FoundPart[];
  readonly plausibility: Plausibility;
  readonly idioms: Idioms;
  readonly isWord: (key: string) => boolean;
}

/** Returns the query with all that its parts are read from; text beyond 500 characters is ignored. */
export function readingOf(input: string, language: Language, known: Knowledge): Reading {
  const sentence = sentenceOf(input, language, known);
  const concepts = rememberedConcepts(known.concepts, sentence);
  const tagged = taggedQuery(sentence, concepts, known.taggers);
  const isPlain = plainTest(sentence.grammar, known);
  const told = sentence.grammar.idioms.read(sentence.text, sentence.folded);
  const names = firstNamesIn(sentence, { concepts, isPlain });
  const idioms = {
    ...told,
    places: [...told.places, ...names],
    names: [...told.names, ...names],
  };
  // Who gives makes nobody else less likely to receive.
  const partsOfOthers = tagged.parts.filter(
    (part) => !idioms.givers.some((giver) => touches(giver, part)),
  );
  return {
    sentence,
    language,
    known,
    concepts,
    tagged,
    partsOfOthers,
    plausibility: plausibilityOf({ ...tagged, parts: partsOfOthers }, sentence.tokens.length),
    idioms,
    isWord: wordTest(sentence.grammar, known),
  };
}

/**
 * Returns the query in words, in the language that it is written in.
 * @param input what the visitor typed; text beyond 500 characters is ignored
 * @param language the language of the page
 */
export function sentenceOf(
  input: string,
  language: Language,
  { grammars, facts, concepts }: Knowledge,
): Sentence {
  const text = input.slice(0, maxQueryLength);
  const folded = fold(text);
  const typed = tokenize(folded);
  const packs = grammars.codes.map((code) => grammars.of(code).pack);
  const grammar = grammars.of(detectLanguage(text, typed, language, packs, concepts.knows));
  const { dialects, writtenForm, hasUmlauts } = grammar.pack;
  const standard = typed.map((token) => {
    const written = text.slice(token.start, token.end).toLowerCase();
    const key = dialects.get(token.key) ?? dialects.get(written);
    if (key !== undefined) return { ...token, key, alternative: key };
    const spelled = writtenForm?.(token.key) ?? token.key;
    // "Toe" is no "tö": elsewhere these letters are what they seem.
    return spelled === token.key && hasUmlauts ? token : { ...token, alternative: spelled };
  });
  const tokens = standard.map((token, at) =>
    token.opens && isRelative(standard[at - 1], token, grammar)
      ? { ...token, opens: false }
      : token,
  );
  return { text, folded, tokens, grammar, facts };
}

/** "Nichts, was Krach macht": what is said behind such a comma belongs to the word before it. */
function isRelative(noun: Token | undefined, { key }: Token, { exclusions }: Grammar): boolean {
  const { nouns, pronouns } = exclusions.relative;
  return nouns.has(noun?.key ?? '') && pronouns.has(key);
}

/** Tells the words of the catalogue's texts. */
function plainTest({ pack: { code } }: Grammar, { texts }: Knowledge): (key: string) => boolean {
  return (key) => isLanguageOfTexts(code) && texts[code].isWord(key);
}

/** Tells the words of any list, which are no typos. */
function wordTest(grammar: Grammar, known: Knowledge): (key: string) => boolean {
  const { code, plainWords } = grammar.pack;
  const texts = isLanguageOfTexts(code) ? known.texts[code] : undefined;
  return (key) =>
    known.concepts.knows(code, key) ||
    plainWords.has(key) ||
    texts?.isWord(key) === true ||
    known.isForm(key, code);
}
