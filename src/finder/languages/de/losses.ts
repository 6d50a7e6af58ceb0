import type { TextPattern } from '../patterns.ts';

const died = '(?:gestorben|verstorben|verschieden|erlegen|tot)';

/** What somebody died of, before or behind the words for it. */
export const causesOfDeath: readonly TextPattern[] = [
  {
    pattern: `(?<=\\b(?:an|am|nach|durch) )(?:(?:de[mrn]|eine[mr]?|schwere[mrn]?|lange[mrn]?|kurze[mrn]?|seine[mr]?|ihre[mr]?) ){0,3}[a-z]+(?= (?:[a-z0-9]+ ){0,3}?${died})|(?<=\\b(?:ist|war|is) )(?:eine[mr]|seine[mr]|ihre[mr]) (?:[a-z]+en )?[a-z]+(?= erlegen)`,
    examples: [
      'seine Frau ist an Krebs gestorben',
      'ihr Mann ist nach langer Krankheit verstorben',
      'er ist einem Herzinfarkt erlegen',
    ],
  },
  {
    pattern: `(?<=\\b(?:starb|verstarb|erlag|${died})(?: (?!(?:an|am|nach|durch) )[a-z0-9]+){0,3} (?:an|am|nach|durch) )(?:(?:de[mrn]|eine[mr]?|schwere[mrn]?|lange[mrn]?|kurze[mrn]?|seine[mr]?|ihre[mr]?) ){0,3}[a-z]+`,
    examples: ['starb im Mai an einem Schlaganfall', 'gestorben am Herzinfarkt'],
  },
];
