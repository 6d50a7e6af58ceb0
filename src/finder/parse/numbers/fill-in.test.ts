import { expect, test } from 'vitest';
import { minimalPack } from '../../languages/minimal-pack.ts';
import { compileGrammars } from '../grammar.ts';
import { fillIn } from './fill-in.ts';

test('placeholders are replaced, and quantifiers are none', () => {
  expect(fillIn('{a}{2,3} {to}{1}{a}', { a: '\\d', to: '-' })).toBe('\\d{2,3} -{1}\\d');
});

test('an unknown placeholder is refused', () => {
  expect(() => fillIn('{a} {yeers}', { a: '\\d' })).toThrow('{yeers}');
});

test.each([
  [
    'age',
    {
      ages: {
        ...minimalPack.ages,
        patterns: [{ pattern: '{a}{yeers}', reads: 'exact', examples: {} }],
      },
    },
  ],
  [
    'budget',
    {
      budgets: {
        ...minimalPack.budgets,
        patterns: [{ pattern: '{amuont}', reads: 'at-most', examples: {} }],
      },
    },
  ],
] as const)('a mistyped placeholder of a %s in a pack is refused', (_, part) => {
  // The expressions for ages are compiled when they are first asked for.
  const agesOf = () => compileGrammars([{ ...minimalPack, ...part }]).of(minimalPack.code).ages;
  expect(agesOf).toThrow(/yeers|amuont/);
});
