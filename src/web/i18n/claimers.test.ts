import { beforeAll, expect, test } from 'vitest';
import { claimerNames } from './claimers.ts';
import { loadMessages } from './messages.ts';
import { createTranslator } from './translator.ts';

beforeAll(() => loadMessages('en'));

test.each([
  ['Ann', 'Ann'],
  ['Uncle Tom, Uncle Tom', 'Uncle Tom\u00a0(2)'],
  ['Ann, Bob, Ann, Eve, Ann', 'Ann\u00a0(3), Bob, Eve'],
])('%s is shown as %s', (claimedBy, shown) => {
  expect(claimerNames(claimedBy, createTranslator('en'))).toBe(shown);
});
