import { describe, expect, it, test } from 'vitest';
import { loadLearned, sharedFinder } from '../../../../test/support/gift-data.ts';
import { languages } from '../../../domain/language.ts';
import { conceptFacts } from '../../content/concept-facts.ts';
import { exclusionName } from '../../exclusion.ts';
import { languagePacks } from '../../languages/language-packs.ts';
import type { FoundPart, TaggedQuery } from '../../tagger/tagger.ts';
import { fold, tokenize } from '../../text/normalize.ts';
import { compileGrammars } from '../grammar.ts';
import { divideByLabel, divideKinds } from './contradictions.ts';

const finder = sharedFinder();

test('each language of the pages has a tagger', () => {
  expect([...loadLearned().taggers.keys()].toSorted()).toEqual([...languages].toSorted());
});

test.each([
  ['en', 'Boss: padel, chocolate, thirty', 'chocolate'],
  ['en', 'Boss. Corvettes. Golf. $50', 'golf'],
  ['de', 'Trauzeuge, Flachmann, Surfen', 'spirits'],
  ['fr', 'tonton belote ricard chocolat', 'chocolate'],
] as const)(
  '%s: "%s" only names people and things, and refuses none',
  (language, text, concept) => {
    const { interests, excluded } = finder.parseQuery(text, { language });
    expect(interests.map((one) => one.concept)).toContain(concept);
    expect(excluded).toEqual([]);
  },
);

test.each([
  ['en', 'Boss: padel, no chocolate, thirty', 'chocolate'],
  ['de', 'Mann, Brieftasche, Leder niemals', 'leder'],
  ['fr', 'papa trial outils marre', 'tool'],
] as const)('%s: "%s" refuses a thing of its list', (language, text, name) => {
  const { excluded } = finder.parseQuery(text, { language });
  expect(excluded.map(exclusionName).join()).toContain(name);
});

describe('an interest that is over, refused or already owned is neither an interest nor suggested', () => {
  it.each([
    ['en', 'mum has enough candles but loves gin', 'candles', 'gin'],
    ['fr', 'mon père ne peut plus courir, il adore la pêche', 'running', 'fishing'],
    ['de', 'sie hat das Reiten aufgegeben und malt jetzt', 'horse-riding', 'painting'],
  ] as const)('%s: %s', (language, text, concept, interest) => {
    const { interests, excluded } = finder.parseQuery(text, { language });
    const liked = interests.map((one) => one.concept);
    expect(liked).toContain(interest);
    expect(liked).not.toContain(concept);
    expect(excluded.map(exclusionName)).toContain(`concept:${concept}`);
  });
});

test.each([
  ['fr', 'ma fille débute la guitare', 'guitar'],
  ['en', 'just starting knitting', 'knitting'],
  ['de', 'Sohn fängt mit Gitarre an', 'guitar'],
] as const)('%s: a hobby that begins is an interest: %s', (language, text, concept) => {
  const { interests } = finder.parseQuery(text, { language });
  expect(interests.map((one) => one.concept)).toContain(concept);
});

test('a thing that the recipient owns is an interest where the query names no other', () => {
  const concepts = (text: string) =>
    finder.parseQuery(text, { language: 'en' }).interests.map(({ concept }) => concept);
  expect(concepts('boyfriend already owns a guitar')).toEqual(['guitar']);
});

/** A query in which a tagger finds parts. */
const taggedWith = (...parts: readonly FoundPart[]): TaggedQuery => ({
  parts,
  tagProbability: () => null,
});

describe('an interest that the tagger contradicts', () => {
  const interest = { concept: 'knitting', words: ['knit'], confidence: 1, start: 4, end: 9 };
  const part = { start: 4, end: 9, tagProbability: 0.9 };
  const text = 'has yarn';
  const grammar = compileGrammars(languagePacks).of('en');
  const folded = fold(text);
  const sentence = { text, folded, tokens: tokenize(folded), grammar, facts: conceptFacts([]) };

  it('is an exclusion when it is over', () => {
    const tagged = taggedWith({ ...part, label: 'ended' });
    const { interests, excluded } = divideByLabel([interest], tagged, sentence);
    expect(interests).toEqual([]);
    expect(excluded).toEqual([
      { concept: 'knitting', named: 'knit', confidence: 1, start: 4, end: 9 },
    ]);
  });

  it('excludes the thing alone when the recipient owns it', () => {
    const { excluded } = divideByLabel(
      [interest],
      taggedWith({ ...part, label: 'owns' }),
      sentence,
    );
    expect(excluded).toEqual([
      { thing: 'knitting', named: 'knit', owned: true, confidence: 1, start: 4, end: 9 },
    ]);
  });

  it.each([
    [{ ...part, label: 'likes' } as const],
    [{ ...part, label: 'ended', tagProbability: 0.8 } as const],
    [{ ...part, label: 'ended', start: 20, end: 25 } as const],
  ])('stays an interest for %j', (found) => {
    expect(divideByLabel([interest], taggedWith(found), sentence).interests).toEqual([interest]);
  });
});

describe('a kind that the tagger finds to be refused', () => {
  const text = 'wooden toys';
  const grammar = compileGrammars(languagePacks).of('en');
  const folded = fold(text);
  const sentence = { text, folded, tokens: tokenize(folded), grammar, facts: conceptFacts([]) };
  const toys = { kind: 'toy', confidence: 1, start: 7, end: 11, text: 'toys' } as const;
  const refused = { label: 'refuses', tagProbability: 0.9 } as const;

  it('is excluded', () => {
    const tagged = taggedWith({ ...refused, start: 7, end: 11 });
    const { kinds, excluded } = divideKinds([toys], tagged, sentence);
    expect(kinds).toEqual([]);
    expect(excluded).toEqual([toys]);
  });

  it('is not, where only some of the kind are refused', () => {
    const { kinds } = divideKinds([toys], taggedWith({ ...refused, start: 0, end: 11 }), sentence);
    expect(kinds).toEqual([toys]);
  });
});

test('in a longer query, what is rather refused than liked is neither liked nor excluded', () => {
  const text = 'an uncle of sixty, and the cats, as he says every time that we meet';
  const grammar = compileGrammars(languagePacks).of('en');
  const folded = fold(text);
  const sentence = { text, folded, tokens: tokenize(folded), grammar, facts: conceptFacts([]) };
  const cats = { concept: 'cats', words: ['cat'], confidence: 1, start: 26, end: 30 };
  const divided = (refuses: number, likes: number) =>
    divideByLabel(
      [cats],
      {
        parts: [],
        tagProbability: (_, among) =>
          (among.includes('refuses') ? refuses : 0) + (among.includes('likes') ? likes : 0),
      },
      sentence,
    );
  expect(divided(0.45, 0.2)).toEqual({ interests: [], excluded: [] });
  expect(divided(0.45, 0.4).interests).toEqual([cats]);
});

test.each([
  ['my great uncle used to be a baker and still gets up at four', 'baking', false],
  ['grandpa, 88, was once a farmer, he likes the radio', 'farmers', false],
  ['she used to be a dancer but cannot stand for long', 'dancing', true],
  ['my aunt used to be mad about golf', 'golf', true],
])(
  'a trade of the past is no refusal, what cannot be done any more is one: "%s"',
  (text, concept, isOver) => {
    const { excluded } = finder.parseQuery(text, { language: 'en' });
    expect(excluded.some((one) => 'concept' in one && one.concept === concept)).toBe(isOver);
  },
);

test.each([
  ['mein Schwager hat null Hobbys, bis auf Angeln', 'fishing'],
  ['mini Mueter het kei Hobbys usser Stricke', 'knitting'],
  ['die Kollegin hat keine Interessen außer Yoga', 'yoga'],
])('what is excepted from no hobbies is liked: "%s"', (text, concept) => {
  const { interests, excluded } = finder.parseQuery(text, { language: 'de' });
  expect(interests.map((one) => one.concept)).toContain(concept);
  expect(excluded).toEqual([]);
});

test.each([
  ['Oma mag alles bis auf Schokolade', 'chocolate'],
  ['er isst alles außer Käse', 'cheese'],
])('what is excepted from all is refused: "%s"', (text, concept) => {
  const { excluded } = finder.parseQuery(text, { language: 'de' });
  expect(excluded.flatMap((one) => ('concept' in one ? [one.concept] : []))).toContain(concept);
});
