import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';

/** The words in which most people say that nothing but X is wanted, or liked, and near misses. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly things: readonly string[];
      readonly only: readonly string[];
      readonly liked: readonly string[];
      readonly not: readonly string[];
    }
  >
> = {
  en: {
    things: ['lego', 'chocolate', 'jigsaw puzzles'],
    only: [
      'present for my dad, only X',
      'present for my dad, X only',
      'present for my dad, X only pls thx',
      'present for my dad, he only wants X',
      'present for my dad, just X',
      'just X please',
      'present for my dad, nothing but X',
      'present for my dad, X or nothing',
      'present for my dad, X and nothing else',
      'present for my dad, all he wants is X',
      'present for my dad, X is all he wants',
      'all she asked for is X',
      'no presents except X',
      'purely X',
    ],
    liked: [
      'present for my dad, he only cares about X',
      'present for my dad, the only thing he likes is X',
      'present for my dad, his only hobby is X',
      'present for my dad, not interested in anything but X',
      "present for my dad, he doesn't like anything apart from X",
      'present for my dad, he talks of nothing but X',
      'present for my dad, all he does is X',
    ],
    not: [
      'present for my dad, not only X',
      'present for my dad, he just loves X',
      'present for my dad, only 20 euros, likes X',
      'present for my dad, he is only 50, loves X',
      'present for my dad, if only he had more X',
      'present for my dad, i only know he likes X',
      'present for my dad, he only just started X',
      'my only brother, loves X',
      'present for my dad, he loves X and he just moved house',
    ],
  },
  de: {
    things: ['Lego', 'Schokolade'],
    only: [
      'geschenk für papa, nur X',
      'geschenk für papa, bitte nur X',
      'geschenk für papa, ausschließlich etwas mit X',
      'geschenk für papa, nichts außer X',
      'geschenk für papa, nichts als X',
      'geschenk für papa, nichts anderes als X',
      'geschenk für papa, X oder nichts',
      'geschenk für papa, X und sonst nichts',
      'geschenk für papa, nur X, nichts anderes',
      'geschenk für papa, er wünscht sich nur X',
      'geschenk für papa, er wünscht sich nichts außer X',
      'geschenk für papa, alles was er will ist X',
      'geschenk für papa, einzig und allein X',
      'geschenk für papa, er freut sich nur über X',
      'geschenk für papa, es kommt nur X in frage',
    ],
    liked: [
      'geschenk für papa, sein einziges hobby ist X',
      'geschenk für papa, er mag nur X',
      'geschenk für papa, der redet nur von X',
      'geschenk für papa, der nur X im kopf hat',
      'geschenk für papa, er interessiert sich für nichts außer X',
    ],
    not: [
      'geschenk für papa, nicht nur X',
      'geschenk für papa, mag X aber nicht nur',
      'geschenk für papa, vor allem X',
      'geschenk für papa, ich habe nur 20 euro, er mag X',
      'geschenk für papa, er ist erst 5 und mag X',
      'geschenk für papa, ich weiß nur dass er X mag',
      'geschenk für papa, nur eine kleinigkeit, er liebt X',
    ],
  },
  fr: {
    things: ['chocolat', 'foot'],
    only: [
      'cadeau pour mon neveu, uniquement du X',
      'cadeau pour mon neveu, que du X',
      'cadeau pour mon neveu, rien que du X',
      'cadeau pour mon neveu, il veut juste du X',
      "cadeau pour mon neveu, tout ce qu'il veut c'est du X",
      "cadeau pour mon neveu, du X et rien d'autre",
      'cadeau pour mon neveu, du X ou rien',
      'du X sinon rien',
      'cadeau pour mon neveu, rien à part du X',
    ],
    liked: [
      "cadeau pour mon neveu, il n'aime que le X",
      'cadeau pour mon neveu, il aime que le X',
      "cadeau pour mon neveu, la seule chose qu'il aime c'est le X",
      "cadeau pour mon neveu, il n'y a que le X qui l'intéresse",
      'cadeau pour mon neveu, il ne jure que par le X',
      "cadeau pour mon neveu, il ne s'intéresse qu'au X",
    ],
    not: [
      "cadeau pour mon neveu, il n'aime pas que le X",
      'cadeau pour mon neveu, pas seulement du X',
      "cadeau pour mon neveu, il n'a que 8 ans et aime le X",
      'je sais seulement que mon neveu aime le X',
      'cadeau pour mon neveu, il adore le X et les chats',
      'cadeau pour mon neveu, il fait que du X',
      'mon neveu ne fait que du X en ce moment',
    ],
  },
};

const cases = (which: 'only' | 'liked' | 'not') =>
  languages.flatMap((language) =>
    plain[language][which].flatMap((text) =>
      plain[language].things.map((thing) => [language, text.replace('X', thing)] as const),
    ),
  );
const read = (text: string, language: Language) => sharedFinder().parseQuery(text, { language });

test.each(cases('only'))('%s: "%s" wants nothing else', (language, text) => {
  const { only, excluded } = read(text, language);
  expect(only).not.toBeNull();
  expect(excluded).toEqual([]);
});

test.each(cases('liked'))('%s: "%s" likes X most, and may get something else', (language, text) => {
  const { only, excluded, interests } = read(text, language);
  expect(only).toBeNull();
  expect(excluded).toEqual([]);
  expect(interests.length).toBeGreaterThan(0);
});

test.each(cases('not'))('%s: "%s" may want something else', (language, text) => {
  expect(read(text, language).only).toBeNull();
});
