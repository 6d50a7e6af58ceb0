import { describe, expect, it, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import { exclusionName } from '../exclusion.ts';

const finder = sharedFinder();
const read = (text: string, language: Language) => finder.parseQuery(text, { language });

describe('a number in a long query', () => {
  it.each([
    ['my best mate gets out of prison on the 14th after 3 years and has got nothing', 'en'],
    ['wife is 32 weeks pregnant on bedrest and so bored, she likes maths puzzles', 'en'],
  ] as const)('is no age where it counts something else: "%s"', (text, language) => {
    expect(read(text, language).age).toBeNull();
  });

  it.each([
    ['need something for my boyfriends little sister shes 11 and i am scared of her', 'en', 11],
    ['bin der neue Stiefpapa und sie wird 10, sie redet kaum mit mir, sie mag Turnen', 'de', 10],
    ['mon père il est éleveur laitier il a 64 ans il peut pas quitter ses bêtes', 'fr', 64],
  ] as const)('is an age however it is said: "%s"', (text, language, age) => {
    expect(read(text, language).age?.min).toBe(age);
  });
});

test('a certain age counts beside a word for adults', () => {
  const { age } = read('le petit des voisins va avoir 6 ans, il adore les trains', 'fr');
  expect(age?.min).toBe(6);
});

test('a word far after "not" is no exclusion', () => {
  const { excluded } = read(
    'wee present for my pal, she is always freezing and loves a dram but not a big spender, like 20 quid',
    'en',
  );
  expect(excluded).toEqual([]);
});

test('a person who is only mentioned is no recipient', () => {
  const { recipients } = read(
    'i want to give something to the paramedic who saved my husband in june, she supports villa',
    'en',
  );
  expect(recipients.map(({ recipient }) => recipient)).not.toContain('partner');
});

test('a single thing that the recipient owns is not suggested', () => {
  const query = read('gift for a friend who is a birder, she has binoculars', 'en');
  const titles = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id)?.en.title);
  expect(titles.filter((title) => title?.includes('binoculars'))).toEqual([]);
});

describe('what is refused twice, and at first in words that hardly refuse anything,', () => {
  it.each([
    [
      'need something for my husband and before you say golf no he gave up golf when we moved to fife, anyway likes crosswords the hard ones',
      'en',
      'concept:golf',
    ],
    [
      'Ma compagne photographie les oiseaux, pas les mariages, surtout pas les mariages',
      'fr',
      'word:mariag',
    ],
  ] as const)('is refused all the same: "%s"', (text, language, name) => {
    const said = read(text, language).excluded.filter((one) => !one.isImplied);
    expect(said.map(exclusionName)).toContain(name);
  });
});
