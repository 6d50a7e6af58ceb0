import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import { type Language, languages } from '../../domain/language.ts';

/** What a gift shall be or not be, in plain words; with the only concept or property that is wanted or refused. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly wanted: readonly (readonly [concept: string, text: string])[];
      readonly refused: readonly (readonly [conceptOrFlag: string, text: string])[];
      /** neither wants nor refuses something that ideas are told by */
      readonly neither: readonly string[];
    }
  >
> = {
  en: {
    wanted: [
      ['humour', 'present for my dad, something funny'],
      ['humour', 'present for my dad, something to make him laugh'],
      ['personalised', 'present for my dad, with a personal touch'],
      ['sentimental', 'present for my dad, something meaningful'],
      ['quirky', 'present for my dad, something unusual'],
      ['practical', 'present for my dad, something he will actually use'],
      ['luxury', 'present for my dad, something posh'],
      ['handmade', 'present for my dad, something handmade'],
    ],
    refused: [
      ['adult', 'present for my dad, nothing embarrassing'],
      ['adult', 'present for my dad, nothing rude'],
      ['humour', 'present for my dad, nothing silly'],
      ['humour', 'present for my dad, please no joke gifts'],
      ['sentimental', 'present for my dad, nothing cheesy'],
      ['quirky', 'present for my dad, nothing tacky'],
      ['romance', 'present for my dad, not romantic'],
      ['personalised', 'present for my dad, not too personal'],
      ['spirituality', 'present for my dad, nothing religious'],
      ['humour', 'present for my dad, nothing too soppy or jokey'],
      ['humour', 'present for my dad, please not funny or ironic'],
      ['humour', 'present for my dad, not another dog thing that is cute or funny'],
      ['humour', 'present for my dad, no mug that is too silly'],
      ['romance', 'present for my dad, nothing that is romantic'],
      ['romance', 'present for my dad, nothing which looks romantic'],
      ['romance', "present for my dad, we don't want something that's romantic"],
      ['humour', "present for my dad, he doesn't want a gift that is funny"],
      ['practical', 'present for my dad, he hates gifts that are practical'],
    ],
    neither: [
      'present for my dad, nothing cheap',
      'present for my dad, nothing that looks cheap',
      'present for my dad, something nice',
      'present for my dad, something special',
      "present for my dad, doesn't have to be useful",
      'present for my dad, not over the top',
      'present for my dad, he is serious',
    ],
  },
  de: {
    wanted: [
      ['humour', 'geschenk für papa, was zum lachen'],
      ['personalised', 'geschenk für papa, mit gravur'],
      ['personalised', 'geschenk für papa, etwas persönliches'],
      ['practical', 'geschenk für papa, etwas praktisches'],
      ['luxury', 'geschenk für papa, etwas edles'],
      ['romance', 'geschenk für papa, etwas romantisches'],
    ],
    refused: [
      ['humour', 'geschenk für papa, bitte kein scherzgeschenk'],
      ['humour', 'geschenk für papa, nichts lustiges'],
      ['humour', 'geschenk für papa, nichts albernes'],
      ['humour', 'geschenk für papa, keine witzgeschenke'],
      ['humour', 'geschenk für papa, nichts peinliches'],
      ['sentimental', 'geschenk für papa, nichts kitschiges'],
      ['sentimental', 'geschenk für papa, bitte nicht so kitschig'],
      ['personalised', 'geschenk für papa, nicht zu persönlich'],
      ['romance', 'geschenk für papa, nichts romantisches'],
      ['adult', 'geschenk für papa, nichts intimes'],
    ],
    neither: [
      'geschenk für papa, kein 0815 geschenk',
      'geschenk für papa, nichts von der stange',
      'geschenk für papa, was schönes',
      'geschenk für papa, nichts besonderes',
      'geschenk für papa, ich hab keine idee',
      'geschenk für papa, nichts billiges',
      'geschenk für papa, sie hat keine hobbys',
    ],
  },
  fr: {
    wanted: [
      ['humour', 'cadeau pour mon père, quelque chose de drôle'],
      ['humour', 'cadeau pour mon père, un truc rigolo'],
      ['personalised', 'cadeau pour mon père, avec une touche personnelle'],
      ['practical', "cadeau pour mon père, quelque chose d'utile"],
      ['quirky', "cadeau pour mon père, quelque chose d'original"],
      ['luxury', 'cadeau pour mon père, un cadeau de luxe'],
      ['handmade', 'cadeau pour mon père, quelque chose de fait main'],
    ],
    refused: [
      ['adult', 'cadeau pour mon père, rien de gênant'],
      ['adult', 'cadeau pour mon père, rien de vulgaire'],
      ['humour', 'cadeau pour mon père, rien de ridicule'],
      ['humour', "cadeau pour mon père, rien d'humoristique"],
      ['humour', 'cadeau pour mon père, pas de blague svp'],
      ['sentimental', 'cadeau pour mon père, rien de cucul'],
      ['quirky', 'cadeau pour mon père, rien de kitsch'],
      ['romance', 'cadeau pour mon père, pas trop romantique'],
      ['personalised', 'cadeau pour mon père, pas trop personnel'],
      ['personalised', 'cadeau pour mon père, rien de trop personnel'],
      ['spirituality', 'cadeau pour mon père, rien de religieux'],
    ],
    neither: [
      'cadeau pour mon père, rien de cheap',
      'cadeau pour mon père, quelque chose de beau',
      'cadeau pour mon père, quelque chose de spécial',
      'cadeau pour mon père, rien de banal',
      'cadeau pour mon père, un cadeau qui dure',
      'cadeau pour mon père, il est sérieux',
    ],
  },
};

const read = (text: string, language: Language) => {
  const { interests, excluded, budget, situations } = sharedFinder().parseQuery(text, { language });
  return {
    interests: interests.map(({ concept }) => concept),
    excluded: excluded.flatMap((one) =>
      'concept' in one ? [one.concept] : 'flag' in one ? [one.flag] : [],
    ),
    others: [budget, ...situations].filter((one) => one !== null),
  };
};

test.each(
  languages.flatMap((language) => plain[language].wanted.map((one) => [language, ...one] as const)),
)('%s: %s is wanted in "%s"', (language, concept, text) => {
  expect(read(text, language)).toEqual({ interests: [concept], excluded: [], others: [] });
});

test.each(
  languages.flatMap((language) =>
    plain[language].refused.map((one) => [language, ...one] as const),
  ),
)('%s: %s is refused in "%s"', (language, refused, text) => {
  const { interests, excluded } = read(text, language);
  expect(interests).toEqual([]);
  expect(excluded).toContain(refused);
});

test.each(
  languages.flatMap((language) => plain[language].neither.map((text) => [language, text] as const)),
)('%s: "%s" tells neither', (language, text) => {
  expect(read(text, language)).toEqual({ interests: [], excluded: [], others: [] });
});
