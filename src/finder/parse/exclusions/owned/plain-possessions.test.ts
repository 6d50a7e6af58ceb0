import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../../domain/language.ts';

/**
 * The words in which most people say that somebody has a thing, with X for a guitar and Y for several, and near misses,
 * which refuse nothing.
 */
const plain: Readonly<
  Record<
    Language,
    {
      readonly thing: string;
      readonly things: string;
      readonly has: string[];
      readonly not: string[];
    }
  >
> = {
  en: {
    thing: 'guitar',
    things: 'guitars',
    has: [
      'present for my dad, he already has a X',
      'present for my dad, already has a X',
      'present for my dad, he owns a X',
      "present for my dad, he's got a X already",
      'present for my dad, he just bought himself a X',
      'present for my dad, he recently bought a X',
      'present for my dad, he bought a X last month',
      'present for my dad, he got a X last year',
      'present for my dad, he got a X for christmas',
      'present for my dad, he has three Y',
      'present for my dad, he has two Y already',
      'present for my dad, he has enough Y',
      'present for my dad, has lots of Y already',
      'present for my dad, he has a X that works fine',
      'present for my dad, he has a brand new X',
      "present for my dad, he doesn't need another X",
      'present for my dad, his X is only two years old',
      'present for my dad, we gave him a X last year',
      'present for my dad, he is getting a X from my mum',
      'present for my dad, my sister is giving him a X',
      'present for my dad, the X is already there',
      'not a X, he has one',
      'present for my dad, he owns a tent and a X',
      'present for my dad, he owns a good backpack, a lamp and a X already',
      'present for my dad, he has a drill, a X and a sander already',
      "present for my dad, he's already got a kindle, a tent and a X",
      'present for my dad, he has a X and a tent already',
    ],
    not: [
      'present for my dad, he wants a X',
      'present for my dad, he would love a X',
      'present for my dad, he needs a new X',
      'present for my dad, he has no X',
      "present for my dad, he hasn't got a X",
      "present for my dad, he doesn't have a X yet",
      'present for my dad, his old X is broken',
      'present for my dad, he lost his X',
      'present for my dad, he is saving for a X',
      'present for my dad, he has a dog',
      'present for my dad, he has a dog and a cat already',
      'present for my dad, he already has a dog',
      'present for my dad, he has two cats',
      'present for my dad, he has three children',
      'present for my dad, he just bought a house',
      'present for my dad, he has a new job',
      'present for my dad, he has knitting as a hobby',
      'present for my dad, he has a big garden',
    ],
  },
  de: {
    thing: 'Gitarre',
    things: 'Gitarren',
    has: [
      'geschenk für papa, er hat schon eine X',
      'geschenk für papa, er besitzt eine X',
      'geschenk für papa, er hat sich gerade eine X gekauft',
      'geschenk für papa, er hat letztes jahr eine X bekommen',
      'geschenk für papa, er hat zu weihnachten eine neue X bekommen',
      'geschenk für papa, er hat sich letzten monat eine X zugelegt',
      'geschenk für papa, er hat eine X geerbt',
      'geschenk für papa, er hat drei Y',
      'geschenk für papa, er hat mehrere Y',
      'geschenk für papa, er hat jede menge Y',
      'geschenk für papa, er hat eine X, die noch gut funktioniert',
      'geschenk für papa, seine X ist erst zwei jahre alt',
      'geschenk für papa, seine X funktioniert noch gut',
      'geschenk für papa, er braucht keine neue X',
      'geschenk für papa, er braucht nicht noch eine X',
      'geschenk für papa, letztes jahr haben wir ihm eine X geschenkt',
      'geschenk für papa, ich hab ihm schon eine X geschenkt',
      'geschenk für papa, X haben wir schon geschenkt',
      'geschenk für papa, X hatten wir letztes jahr',
      'geschenk für papa, X vorhanden',
      'geschenk für papa, eine X hat er sich gerade gekauft',
      'geschenk für papa, mit Y ist er versorgt',
      'geschenk für papa, er bekommt von seinem bruder eine X',
      'geschenk für papa, eine X bekommt er schon von seinem bruder',
      'geschenk für papa, zum letzten geburtstag gabs ne X',
      'geschenk für papa, im keller stapeln sich die Y',
      'geschenk für papa, seine X ist nagelneu',
      'geschenk für papa, hat schon notenständer, plektrendose und eine X',
      'geschenk für papa, singt, X hat er',
      'geschenk für papa, er besitzt eine drohne, ein zelt und eine X',
      'geschenk für papa, eine X und eine drohne besitzt er',
      'geschenk für papa, eine drohne, eine X und ein zelt hat er sich gerade gekauft',
    ],
    not: [
      'geschenk für papa, er will eine X',
      'geschenk für papa, er braucht eine neue X',
      'geschenk für papa, er hat keine X',
      'geschenk für papa, er hat noch keine X',
      'geschenk für papa, er träumt von einer X',
      'geschenk für papa, er freut sich über eine X',
      'geschenk für papa, er hat einen hund',
      'geschenk für papa, er hat schon einen hund',
      'geschenk für papa, er hat drei kinder',
      'geschenk für papa, er hat gerade ein haus gekauft',
      'geschenk für papa, er hat einen neuen job bekommen',
      'geschenk für papa, er hat für uns alles gegeben',
      'geschenk für papa, er hat schon einen hund, joggt und spielt X',
      'geschenk für papa, er bekommt von mir eine X',
    ],
  },
  fr: {
    thing: 'guitare',
    things: 'guitares',
    has: [
      'cadeau pour mon père, il a déjà une X',
      'cadeau pour mon père, possède une X',
      "cadeau pour mon père, il vient de s'acheter une X",
      'cadeau pour mon père, il vient de recevoir une X',
      "cadeau pour mon père, il s'est offert une X",
      'cadeau pour mon père, il a acheté une X le mois dernier',
      "cadeau pour mon père, on lui a offert une X l'an dernier",
      'cadeau pour mon père, il a eu une X à son anniversaire',
      'cadeau pour mon père, il a eu une X pour Noël',
      'cadeau pour mon père, il a trois Y',
      'cadeau pour mon père, il possède deux vieilles Y',
      'cadeau pour mon père, des Y, il en a trente',
      'cadeau pour mon père, il a une X qui marche très bien',
      "cadeau pour mon père, il n'a pas besoin d'une autre X",
      "cadeau pour mon père, sa X n'a que deux ans",
      'cadeau pour mon père, sa X est toute neuve',
      'cadeau pour mon père, il est bien équipé en Y',
      'cadeau pour mon père, ma soeur lui offre déjà une X',
      'cadeau pour mon père, mon frère lui offre une X',
      "cadeau pour mon père, il a hérité d'une X",
      'cadeau pour mon père, il est content de sa X',
      'cadeau pour mon père, il reçoit une X de ses parents',
      'une X, il en a déjà une',
      'il a tout un tas de Y',
      'cadeau pour mon père, il adore les Y mais il en a déjà trop',
      'cadeau pour mon père, il aime les Y, il en a plein',
      'cadeau pour mon père, les Y on en a un placard plein',
      'cadeau pour mon père, il collectionne les Y, il en a des dizaines',
      'cadeau pour mon père, il aime les Y mais sa femme en a déjà',
      'cadeau pour mon père 60 ans dja une X',
      'cadeau pour mon père 60 ans dja un vélo et une X',
      'cadeau pour papa, il a un placard rempli de Y',
      'cadeau pour papa, sa chambre déborde de Y',
      'cadeau pour papa, il ne sait plus où mettre ses Y',
      'cadeau pour papa, côté Y il a tout',
      'cadeau pour papa, il a tout en Y',
      'cadeau pour papa, il pourrait ouvrir un magasin de Y',
      "cadeau pour papa, l'an dernier c'était une X",
      'cadeau pour papa, à Noël il a eu une X',
      "cadeau pour papa, la X c'est ma soeur qui l'offre",
      'cadeau pour papa, il a la collection complète de Y',
    ],
    not: [
      'cadeau pour mon père, il veut une X',
      "cadeau pour mon père, il a besoin d'une nouvelle X",
      "cadeau pour mon père, il n'a pas de X",
      "cadeau pour mon père, il n'a pas encore de X",
      "cadeau pour mon père, il n'a pas de X mais aimerait en avoir une",
      'cadeau pour mon père, sa X est cassée',
      'cadeau pour mon père, sa vieille X ne marche plus',
      'cadeau pour mon père, il a un chien',
      'cadeau pour mon père, il a déjà deux chats',
      'cadeau pour mon père, son chien a deux ans',
      'cadeau pour mon père, il a trois enfants',
      'cadeau pour mon père, il a deux soeurs',
      "cadeau pour ma soeur, elle vient d'acheter une maison",
      'cadeau pour ma soeur, elle a reçu son diplôme',
      'cadeau pour mon père, il a le tricot comme hobby',
      'cadeau pour mon père, il a 40 ans',
      'cadeau pour mon père, il a un grand jardin',
      "cadeau pour mon père, il aime les Y, il n'en a jamais assez",
      'cadeau pour mon père, il adore les chats, il en a déjà plein',
      "cadeau pour mon père, il aime les Y et ne m'en veut plus",
      "cadeau pour papa, il rêve d'une chambre avec une X",
      'cadeau pour papa, côté X il débute',
      "cadeau pour papa, l'an dernier il a perdu sa X",
      'cadeau pour papa, ma soeur lui apprend la X',
      'cadeau pour papa, sa chambre est pleine de lumière, il aime la X',
    ],
  },
};

const cases = (which: 'has' | 'not') =>
  languages.flatMap((language) => {
    const { thing, things, [which]: texts } = plain[language];
    return texts.map((text) => [language, text.replace('X', thing).replace('Y', things)] as const);
  });
const exclusionsOf = (text: string, language: Language) =>
  sharedFinder().parseQuery(text, { language }).excluded;

test.each(cases('has'))('%s: "%s" has the thing', (language, text) => {
  const bars = exclusionsOf(text, language).map((one) =>
    'thing' in one ? one.thing : 'concept' in one ? one.concept : '',
  );
  expect(bars).toContain('guitar');
});

test.each(cases('not'))('%s: "%s" refuses nothing', (language, text) => {
  expect(exclusionsOf(text, language)).toEqual([]);
});
