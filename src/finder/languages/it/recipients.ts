import { words } from '../patterns.ts';
import type { RecipientGrammar } from '../people-grammars.ts';

export const recipients: RecipientGrammar = {
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `mamma`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `babbo`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `genitori`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `nonna`,
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `nonno`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `nonni`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `mia moglie, la mia ragazza`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `mio marito, il mio ragazzo`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `figlia, nipotina`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `figlio`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `bambina`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `bambino`,
    },
    {
      means: { recipient: 'child' },
      phrases: `bambini`,
    },
    {
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `sorella`,
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `fratello`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `amica`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `amico`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `collega`,
    },
    {
      means: { recipient: 'boss' },
      phrases: `capo`,
    },
    {
      means: { recipient: 'teacher' },
      phrases: `insegnante`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `vicino`,
    },
    {
      means: { recipient: 'couple' },
      phrases: `coppia, sposi`,
    },
    {
      means: { recipient: 'family' },
      phrases: `famiglia`,
    },
    {
      means: { recipient: 'relative', gender: 'f' },
      phrases: `zia`,
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: `zio`,
    },
    {
      means: { recipient: null, gender: 'f' },
      phrases: `donna`,
    },
    {
      means: { recipient: null, gender: 'm' },
      phrases: `uomo`,
    },
  ],
  owners: {
    words: words('di del della dei mio mia miei mie suo sua la il le i'),
    genitivePhrase: [
      {
        anchor: 'before',
        pattern: '(?:di|del|della|dei|delle) (?:mio|mia|miei|mie|suo|sua)(?: \\S+)?',
        examples: ['della mia', 'di mio caro'],
        counterexamples: ['per mia', 'di una'],
      },
    ],
  },
  pronouns: {
    she: words('lei'),
    he: words('lui'),
    me: words('mi me ci'),
  },
  others: {
    givers: [
      {
        anchor: 'before',
        pattern: '(?:da parte d(?:i|ei|el|ella|elle)|non per)(?: (?:mio|mia|miei|mie|suo|sua))*',
        examples: ['un regalo da parte di mia', 'non per'],
        counterexamples: ['per mia', 'da parte'],
      },
    ],
    parents: words('ha hanno con di due tre quattro 2 3 4 5 6 suoi'),
  },
};
