import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';

/** The words in which most people say that somebody likes something, with X for it; and sentences by what they like. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly thing: string;
      readonly forms: readonly string[];
      readonly others: readonly (readonly [concept: string, text: string])[];
    }
  >
> = {
  en: {
    thing: 'knitting',
    forms: [
      'X',
      'present for my dad, he loves X',
      'present for my dad who is into X',
      'present for my dad, mad about X',
      'he is a big fan of X',
      'anything X related for my dad',
      'gift for a X lover',
      'X fan',
      'X nut',
      'X is his life',
      'X is her thing',
      'X mad dad',
      'my sister spends hours on X',
      'she just started X',
      'he cant get enough of X',
      'nothing makes her happier than X',
      'has a thing for X',
      'has taken up X',
      'something to do with X',
      'a real X buff',
      'never without X',
      'X keeps him busy',
      'X every weekend',
    ],
    others: [
      ['running', 'he just started running last month'],
      ['coffee', 'drinks a lot of coffee, $15 limit'],
      ['climbing', 'it’s not that they don’t like climbing'],
      ['whisky', 'he is not averse to a good whisky'],
      ['horse-riding', 'horse riding is her life'],
      ['horse-riding', 'gift for a horse riding lover'],
      ['horse-riding', 'she has taken up horse riding'],
      ['knitting', 'anything to do with knitting'],
      ['music', 'he is very musical'],
      ['partner-dancing', 'she loves strictly come dancing'],
      ['skiing', 'she loves skiing'],
      ['fishing', 'gift for a fishing lover'],
      ['languages', 'my aunt loves languages'],
      ['pottery', 'she just started pottery'],
      ['vinyl', 'he collects vinyl'],
      ['cycling', 'he cycles to work'],
      ['poetry', 'he writes poetry'],
      ['drums', 'my son plays the drums in a band'],
      ['coffee', 'my brother can’t start the day without coffee'],
      ['coffee', 'my brother cant start the day without coffee'],
      ['reading', 'my aunt always has her nose in a book'],
      ['football', 'man utd fan'],
      ['tractors', 'tractor mad grandson'],
      ['diy', 'he likes working with his hands'],
    ],
  },
  de: {
    thing: 'Stricken',
    forms: [
      'X',
      'geschenk für papa, er liebt X',
      'mag X',
      'steht total auf X',
      'fährt voll auf X ab',
      'interessiert sich für X',
      'begeistert sich für X',
      'X-Fan',
      'großer fan von X',
      'X ist ihr leben',
      'ihr hobby ist X',
      'hobbys: X',
      'hat X für sich entdeckt',
      'hat gerade mit X angefangen',
      'will mit X anfangen',
      'verbringt stunden mit X',
      'irgendwas mit X',
      'alles rund ums X',
      'hat ein faible für X',
      'es gibt nichts schöneres als X',
      'kann nie genug von X bekommen',
      'kann ohne X nicht leben',
      'außer X interessiert sie nichts',
      'ist neugierig auf X',
      'X geht immer',
    ],
    others: [
      ['running', 'mein Mann hat mit dem Joggen angefangen'],
      ['cycling', 'radelt seit neuestem zur Arbeit'],
      ['swimming', 'mag schwimmn'],
      ['dancing', 'nicht dass sie Tanzen nicht mag'],
      ['whisky', 'er hat nichts gegen Whisky'],
      ['running', 'er macht grad marathontraining wünscht sich nix besonderes'],
      ['jewellery', 'meine Freundin, die Schmuck mag'],
      ['jewellery', 'meine Freundin, die Schmuck und Indie-Musik mag, 30 bis 60 Euro'],
      ['cooking', 'sein hobby ist kochen'],
      ['fishing', 'geschenk für einen leidenschaftlichen angler'],
      ['crochet', 'mein onkel ist häkler'],
      ['space', 'er ist sterngucker'],
      ['hunting', 'mein bruder jagt gern'],
      ['trading-cards', 'sammelt pokemon karten'],
      ['fantasy', 'harry potter fan'],
      ['fitness', 'geht dreimal die woche ins gym'],
      ['football', 'bvb fan'],
      ['gardening', 'hat einen grünen daumen'],
      ['reading', 'ist eine leseratte'],
      ['cycling', 'fährt viel rad'],
    ],
  },
  fr: {
    thing: 'tricot',
    forms: [
      'X',
      'cadeau pour ma tante, elle adore le X',
      'cadeau pour ma tante, elle kiffe le X',
      'cadeau pour ma tante, elle raffole du X',
      'cadeau pour ma tante, grande fan de X',
      'cadeau pour ma tante, accro au X',
      'cadeau pour ma tante, mordue de X',
      'cadeau pour ma tante, passionnée par le X',
      "elle s'est mise au X",
      'elle vient de commencer le X',
      'elle aimerait apprendre le X',
      'elle prend des cours de X',
      'elle passe ses week-ends au X',
      'elle fait du X tous les week-ends',
      "le X c'est toute sa vie",
      "son truc c'est le X",
      'elle ne vit que pour le X',
      'tout ce qui touche au X',
      'un truc en rapport avec le X',
      'elle a le X comme hobby',
      'elle passe des heures à faire du X',
    ],
    others: [
      ['knitting', 'elle s’est mise au tricot'],
      ['jazz', 'ce n’est pas qu’il n’aime pas le jazz'],
      ['drawing', 'pas indifférent au dessin'],
      ['flowers', 'une collègue qui aime les fleurs et aussi le gin'],
      ['fishing', 'accro à la pêche'],
      ['piano', 'elle suit des cours de piano'],
      ['console-gaming', 'il veut une ps5'],
      ['running', "il ne peut pas s'arrêter de courir"],
      ['fishing', "elle s'est mise à la pêche"],
      ['singing', 'ma tante adore le chant'],
      ['music', 'mon frère fait de la musique'],
      ['football', 'elle passe ses week-ends à jouer au foot'],
      ['coffee', 'il veut une machine à café'],
      ['bees', 'il élève des abeilles'],
      ['stamps', 'mon oncle collectionne les timbres'],
      ['diy', 'grand bricoleur du dimanche'],
      ['reading', 'gros lecteur'],
      ['running', 'il court des marathons'],
    ],
  },
};

const read = (text: string, language: Language) => sharedFinder().parseQuery(text, { language });

test.each(
  languages.flatMap((language) =>
    plain[language].forms.map(
      (form) => [language, form.replace('X', plain[language].thing)] as const,
    ),
  ),
)('%s: "%s" likes X, and nothing else', (language, text) => {
  const { interests, excluded, kinds } = read(text, language);
  expect(interests.map(({ concept }) => concept)).toEqual(['knitting']);
  expect([...excluded, ...kinds]).toEqual([]);
});

test.each(
  languages.flatMap((language) => plain[language].others.map((one) => [language, ...one] as const)),
)('%s: %s is liked in "%s"', (language, concept, text) => {
  const { interests, excluded } = read(text, language);
  expect(interests.map((one) => one.concept)).toContain(concept);
  expect(excluded).toEqual([]);
});

test.each([
  ['en', 'my son can’t cook'],
  ['en', 'hopeless at sewing, 19'],
  ['de', 'mein Sohn kann null kochen'],
  ['de', 'Tante, null Talent zum Malen'],
  ['fr', 'mon fils ne sait pas cuisiner'],
  ['fr', 'elle est nulle en dessin'],
] as const)('%s: "%s" names no interest, and refuses nothing', (language, text) => {
  const { interests, excluded } = sharedFinder().parseQuery(text, { language });
  expect([interests, excluded]).toEqual([[], []]);
});
