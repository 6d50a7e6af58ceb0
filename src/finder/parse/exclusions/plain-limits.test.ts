import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { Exclusion, ParsedQuery } from '../../parsed-query.ts';

/** The words in which most people say that something is over, with X for a noun and V for a verb, and near misses. */
const over: Readonly<
  Record<
    Language,
    {
      readonly noun: string;
      readonly verb: string;
      readonly ended: readonly string[];
      readonly liked: readonly string[];
    }
  >
> = {
  en: {
    noun: 'golf',
    verb: 'play golf',
    ended: [
      'present for my dad, used to love X',
      'present for my dad, he used to V',
      'present for my dad, he gave up X',
      'present for my dad, he gave X up after the fall',
      'present for my dad, loves X but has had to stop because of his back',
      "present for my dad, he is mad about X but it's on hold",
      'present for my dad, was into X, now hates it',
      "present for my dad, he can't V but still loves to watch",
      'present for my dad, had to stop X',
      'present for my dad, loved X but had to give it up',
      "present for my dad, he can't V any more",
      'present for my dad, he cant V anymore',
      "present for my dad, doesn't V anymore",
      'present for my dad, can no longer V',
      'present for my dad, is too old to V',
      'present for my dad, unable to V now',
      'present for my dad, he is not allowed to V',
      "present for my dad, since his stroke he can't V",
      'present for my dad, too old for X',
      'present for my dad, has gone off X',
      'present for my dad, X is over for him',
      'present for my dad, X is too much for him now',
      'present for my dad, his X days are over',
      'present for my dad, X used to be his life',
      'present for my dad, he once loved X',
      'present for my dad, formerly keen on X',
      'present for my dad, he used to be a big X fan',
      'present for my dad, X was a phase',
      'present for my dad, he was a keen X player until his accident',
      'present for my dad, he loved X as a young man',
      "present for my dad, he hasn't played X since his operation",
    ],
    liked: [
      'present for my dad, used to love X and wants to start again',
      'present for my dad, never stops X',
      'present for my dad, he loves X, even on ice',
      'present for my dad, loves X and has had to wait for it',
      'present for my dad, not too old for X',
      'present for my dad, he gave up smoking and loves X',
      "present for my dad, can't live without X",
      'present for my dad, has loved X since he was young',
      'present for my dad, he still loves X',
      'present for my dad, he has time for X since he retired',
    ],
  },
  de: {
    noun: 'Golf',
    verb: 'golfen',
    ended: [
      'geschenk für papa, er hat mit X aufgehört',
      'geschenk für papa, er musste mit X aufhören',
      'geschenk für papa, er hat X aufgegeben',
      'geschenk für papa, er hat früher gern X gespielt',
      'geschenk für papa, er kann nicht mehr V',
      'geschenk für papa, er kann kaum noch V',
      'geschenk für papa, er darf nicht mehr V',
      'geschenk für papa, er will nicht mehr V',
      'geschenk für papa, er kann seit dem schlaganfall nicht mehr V',
      'geschenk für papa, er ist zu alt zum V',
      'geschenk für papa, er ist zu alt für X',
      'geschenk für papa, er spielt nicht mehr so gern X',
      'geschenk für papa, er spielt X seit dem unfall nicht mehr',
      'geschenk für papa, er hat keine lust mehr auf X',
      'geschenk für papa, er hat kein interesse mehr an X',
      'geschenk für papa, er hat die lust an X verloren',
      'geschenk für papa, er ist aus X rausgewachsen',
      'geschenk für papa, er macht kein X mehr',
      'geschenk für papa, er hat X satt',
      'geschenk für papa, er war früher leidenschaftlicher golfer',
      'geschenk für papa, er war mal golfer',
    ],
    liked: [
      'geschenk für papa, er hat wieder mit X angefangen',
      'geschenk für papa, er kann nicht aufhören mit X',
      'geschenk für papa, er hört nicht mehr auf zu V',
      'geschenk für papa, er spielt wieder X, früher war er gut',
      'geschenk für papa, er kann ohne X nicht leben',
      'geschenk für papa, er hat mit dem rauchen aufgehört und liebt X',
      'geschenk für papa, er hat seit der rente zeit für X',
      'geschenk für papa, er ist nicht zu alt für X',
    ],
  },
  fr: {
    noun: 'golf',
    verb: 'jouer au golf',
    ended: [
      'cadeau pour mon oncle, il adorait le X avant',
      'cadeau pour mon oncle, il jouait beaucoup au X',
      'cadeau pour mon oncle, il jouait au X quand il était jeune',
      'cadeau pour mon oncle, il a arrêté le X',
      'cadeau pour mon oncle, il a arrêté de V',
      'cadeau pour mon oncle, il a dû arrêter de V',
      'cadeau pour mon oncle, il ne peut plus V',
      "cadeau pour mon oncle, il n'arrive plus à V",
      'cadeau pour mon oncle, il ne fait plus de X',
      'cadeau pour mon oncle, il a renoncé à V',
      "cadeau pour mon oncle, il n'a plus la force de V",
      "cadeau pour mon oncle, il n'a plus le droit de V",
      'cadeau pour mon oncle, son médecin lui a interdit de V',
      'cadeau pour mon oncle, il en a fini avec le X',
      'cadeau pour mon oncle, il est trop vieux pour V',
      "cadeau pour mon oncle, le X c'est fini pour lui",
      'cadeau pour mon oncle, fini le X',
      'cadeau pour mon oncle, il jouait au X dans sa jeunesse',
      "cadeau pour mon oncle, le X ce n'est plus possible",
      "cadeau pour mon oncle, le X c'est trop dur pour lui maintenant",
      "cadeau pour mon oncle, sa passion c'était le X",
      "cadeau pour mon oncle, il jouait au X encore l'an dernier mais plus maintenant",
    ],
    liked: [
      "cadeau pour mon oncle, il n'arrête pas de V",
      "cadeau pour mon oncle, il s'est remis à V",
      'cadeau pour mon oncle, il veut reprendre le X',
      "cadeau pour mon oncle, il ne peut pas s'empêcher de V",
      'cadeau pour mon oncle, il aimait déjà V petit',
      'cadeau pour mon oncle, il a toujours aimé le X',
      'cadeau pour mon oncle, il ne peut pas vivre sans X',
    ],
  },
};

/** What the body does not allow, by the property of ideas that it bars; null where nothing is barred. */
const limits: Readonly<
  Record<Language, readonly (readonly [flag: string | null, text: string])[]>
> = {
  en: [
    ['print', "my gran can't see very well"],
    ['print', 'her eyes are bad'],
    ['print', 'she can hardly see'],
    ['print', "my gran can't see the tv very well"],
    ['colour-vision', 'my brother is colour blind'],
    ['needs-fitness', 'my gran is in a wheelchair'],
    ['needs-fitness', 'my gran walks with a stick'],
    ['needs-fitness', 'my gran is not very mobile'],
    ['needs-fitness', 'my dad has a bad back'],
    ['needs-fitness', 'my gran, no stairs please'],
    ['needs-fitness', "my dad can't kneel"],
    ['needs-fitness', 'my uncle is short of breath'],
    ['fiddly', 'my grandad has trembling hands'],
    ['fiddly', 'my gran has arthritis in her hands'],
    ['sound', "my grandad can't hear very well"],
    ['fragrance', 'she lost her sense of smell'],
    [null, "my grandad can't swallow well"],
  ],
  de: [
    ['print', 'oma sieht nicht mehr gut'],
    ['print', 'oma hat probleme mit den augen'],
    ['print', 'kann kleine schrift nicht mehr lesen'],
    ['needs-fitness', 'opa sitzt im rollstuhl'],
    ['needs-fitness', 'oma geht am stock'],
    ['needs-fitness', 'oma ist nicht mehr so mobil'],
    ['needs-fitness', 'oma kann nicht gut laufen'],
    ['needs-fitness', 'papa hat rücken'],
    ['needs-fitness', 'papa hat es an den knien'],
    ['needs-fitness', 'bitte keine treppen'],
    ['needs-fitness', 'opa darf nichts schweres heben'],
    ['needs-fitness', 'opa hatte einen schlaganfall'],
    ['fiddly', 'opa hat zittrige hände'],
    ['fiddly', 'oma zittert'],
    ['fiddly', 'oma hat arthrose in den händen'],
    ['fiddly', 'kann nicht mehr gut greifen'],
    ['sound', 'opa hört kaum noch'],
    ['fragrance', 'mama hat migräne'],
    [null, 'mein bruder ist 1,90 groß'],
    [null, 'mein bruder ist linkshänder'],
  ],
  fr: [
    ['print', 'mamie voit mal'],
    ['print', "elle n'y voit presque plus"],
    ['print', 'elle a de mauvais yeux'],
    ['sound', 'papi entend mal'],
    ['sound', "il est dur d'oreille"],
    ['needs-fitness', 'elle est en chaise roulante'],
    ['needs-fitness', 'elle marche avec une canne'],
    ['needs-fitness', 'elle se déplace difficilement'],
    ['needs-fitness', 'elle ne peut plus monter les escaliers'],
    ['needs-fitness', "pour mamie, pas d'escaliers"],
    ['needs-fitness', 'il a des problèmes de dos'],
    ['needs-fitness', 'elle est fragile du coeur'],
    ['needs-fitness', 'elle se fatigue vite'],
    ['needs-fitness', 'il ne peut pas porter lourd'],
    ['needs-fitness', 'elle ne sort plus de chez elle'],
    ['fiddly', 'elle a les mains qui tremblent'],
    ['fiddly', 'mon grand-père tremble des mains'],
    ['fiddly', 'il a mal aux doigts'],
    [null, 'mamie voit très bien'],
  ],
};

const read = (text: string, language: Language) => sharedFinder().parseQuery(text, { language });
const conceptsOf = (excluded: readonly Exclusion[]) =>
  excluded.flatMap((one) => ('concept' in one ? [one.concept] : []));
const interestsOf = ({ interests }: ParsedQuery) => interests.map(({ concept }) => concept);
const cases = (which: 'ended' | 'liked') =>
  languages.flatMap((language) => {
    const { noun, verb, [which]: texts } = over[language];
    return texts.map((text) => [language, text.replace('X', noun).replace('V', verb)] as const);
  });

test.each(cases('ended'))('%s: it is over in "%s"', (language, text) => {
  const query = read(text, language);
  expect(conceptsOf(query.excluded)).toContain('golf');
  expect(interestsOf(query)).not.toContain('golf');
});

test.each(cases('liked'))('%s: it is liked in "%s"', (language, text) => {
  const query = read(text, language);
  expect(interestsOf(query)).toContain('golf');
  expect(conceptsOf(query.excluded)).not.toContain('golf');
});

test.each(
  languages.flatMap((language) => limits[language].map((one) => [language, ...one] as const)),
)('%s: %s is barred in "%s"', (language, flag, text) => {
  const { excluded, interests } = read(text, language);
  const flags = excluded.flatMap((one) => ('flag' in one ? [one.flag] : []));
  if (flag === null) expect([...excluded, ...interests]).toEqual([]);
  else expect(flags).toContain(flag);
});
