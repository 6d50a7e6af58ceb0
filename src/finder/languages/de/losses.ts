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

const years =
  'vor (?:(?:vielen|einigen|etlichen|mehreren|langen|[5-9]|\\d\\d|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig) jahren|jahren|langer zeit|ewigkeiten|jahrzehnten)';

/** A loss of five or more years ago, of which a gift is better silent. */
export const longAgo = `${years} (?:[a-z]+ ){0,5}?(?:gestorben|verstorben|verloren|verschieden|eingeschlafert|starb|verlor)|(?:starb|verlor|gestorben|verstorben)(?: [a-z]+){0,3} ${years}|(?:langst|schon lange|seit langem|seit jahren) (?:tot|gestorben|verstorben)`;
