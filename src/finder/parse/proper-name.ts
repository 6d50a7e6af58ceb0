import type { Language } from '../../domain/language.ts';
import { splitter } from '../text/compounds.ts';
import { fold, tokenize } from '../text/normalize.ts';
import type { Knowledge } from './reading.ts';

/**
 * Returns true when a text has a proper name: a listed one that is no plain phrase, or a capitalised word that is in no text of
 * the catalogue, which names no make and no person. In a language with compounds a word may be made of
 * two known ones.
 */
export function hasProperName(
  text: string,
  language: Language,
  { grammars, texts, isForm, concepts }: Knowledge,
): boolean {
  const grammar = grammars.of(language);
  const tokens = tokenize(fold(text));
  const isKnown = (key: string) =>
    grammar.isStopWord(key) || texts[language].isWord(key) || isForm(key, language);
  const { parts } = splitter(isKnown);
  const isPlain = (key: string) =>
    isKnown(key) || (grammar.pack.hasCompounds && parts(key) !== undefined);
  const isCapital = (start: number) => /^\p{Lu}/u.test(text.slice(start));
  return tokens.some(({ key, start }, at) => {
    const name = tokens.slice(at, at + concepts.nameLength(tokens, at));
    const isName = name.some(
      (token) =>
        !texts[language].isWord(token.key) ||
        (!grammar.pack.hasCompounds && isCapital(token.start)),
    );
    return isName || (isCapital(start) && !isPlain(key));
  });
}
