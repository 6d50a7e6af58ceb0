import type { AmbiguousPeopleGrammar } from '../people-grammars.ts';

/** Abbreviations of parents' forums, such as "dear daughter" and "mother-in-law", which are other words too. */
export const ambiguous: AmbiguousPeopleGrammar = {
  phrases: [
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: 'dd, dds, dgd, dsd, dn',
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: 'ds, dgs, dss',
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: 'dc, dcs, dgc',
    },
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: 'mil, dm, dmil',
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: 'fil, df, dfil',
    },
    {
      means: { recipient: 'parent' },
      phrases: 'pil, pils',
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: 'dh, dbf',
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: 'dw, dgf',
    },
    {
      means: { recipient: 'partner' },
      phrases: 'oh, dp',
    },
    {
      means: { recipient: 'sibling', gender: 'f', isGrownUp: true },
      phrases: 'sil',
    },
    {
      means: { recipient: 'sibling', gender: 'm', isGrownUp: true },
      phrases: 'bil',
    },
    {
      means: { recipient: 'relative', gender: 'f', isGrownUp: true },
      phrases: 'dil',
    },
  ],
  signs: [
    {
      anchor: 'behind',
      pattern:
        '[,(]?\\s*(?:aged? )?\\d{1,2}(?:\\.5|st|nd|rd|th)?\\b(?! ?(?:games?|xl|lite|consoles?|euros?|eur|quid|pounds?|dollars?|€|£|\\$|%))|(?:(?:is|has|also|really|just|absolutely|who|that|will|would|and|wants?|already|always|both|all) ){0,3}(?:loves?|likes?|adores?|enjoys?|hates?|is|turns?|turned|turning|retir(?:es|ed|ing)|plays?|reads?|bakes?|collects?|wants?|needs?|doesn|can|cannot|gets|has|just|works?|lives?|goes|started|starting|starts)',
      examples: [
        ', 7',
        '(34)',
        '40th birthday',
        'loves unicorns',
        'who really likes',
        'just turned 16',
      ],
      counterexamples: ['3 games', 'lite', 'games', '40 quid'],
    },
  ],
};
