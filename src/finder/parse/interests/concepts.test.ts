import { expect, test, vi } from 'vitest';
import { languagePacks } from '../../languages/language-packs.ts';
import { fold, tokenize } from '../../text/normalize.ts';
import { compileGrammars } from '../grammar.ts';
import { type ConceptReader, rememberedConcepts } from './concepts.ts';

const grammars = compileGrammars(languagePacks);

test('each token of a sentence is looked up once, and in another grammar it is looked up anew', () => {
  const at = vi.fn<ConceptReader['at']>((_, index, { pack }) => ({
    concepts: [`${pack.code}-${index}`],
    confidence: 1,
    length: 1,
  }));
  const tokens = tokenize(fold('loves tea'));
  const sentence = { tokens, grammar: grammars.of('en') };
  const { at: look } = rememberedConcepts({ at } as unknown as ConceptReader, sentence);
  const conceptsOf = (code: string) =>
    tokens.map((_, index) => look(tokens, index, grammars.of(code))?.concepts[0]);
  expect(conceptsOf('en')).toEqual(['en-0', 'en-1']);
  expect(conceptsOf('en')).toEqual(['en-0', 'en-1']);
  expect(at).toHaveBeenCalledTimes(2);
  expect(conceptsOf('de')).toEqual(['de-0', 'de-1']);
});
