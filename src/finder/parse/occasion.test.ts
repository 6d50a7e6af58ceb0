import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Occasion } from '../content/vocabulary.ts';

const finder = sharedFinder();
const read = (text: string) => finder.parseQuery(text, { language: 'en' });

test.each<[string, Occasion | null, readonly string[]]>([
  ['our housemate moves out in june', 'farewell', ['friend']],
  ['a colleague is leaving for a new job', 'farewell', ['colleague']],
  ['my neighbours are moving away', 'farewell', ['neighbour']],
  ['my friend is moving to peru for good', 'farewell', ['friend']],
  ['my boss is back from maternity leave', null, ['boss']],
  ['rakhi gift for my brother', 'raksha-bandhan', ['sibling']],
  ['meeting my boyfriend’s parents for the first time', 'invitation', ['parent']],
  ['a present for my cousin who just finished her physics degree', 'graduation', ['relative']],
  // Near misses.
  ['my uncle studied art in the nineties', null, ['relative']],
  ['we met for the first time in march, she is a friend', null, ['friend']],
  ['my son is moving out', 'housewarming', ['relative']],
  ['my boss goes on maternity leave', 'birth', ['boss']],
  ['my friend goes to peru for a week', null, ['friend']],
])('"%s": the occasion is %s, and the person is read too', (text, occasion, people) => {
  const query = read(text);
  expect(query.occasion?.occasion ?? null).toBe(occasion);
  expect(query.recipients.map(({ recipient }) => recipient)).toEqual(people);
});
