import type { AgeGrammar } from '../number-grammars.ts';

/** A son, a niece or a lad of any age, and not one to whom somebody else belongs. */
const offspring =
  "(?:(?:step|grand|god)?-?(?:sons?|daughters?)|nephews?|nieces?|grandkids?|lads?|lass|boys?|girls?)(?!'| s\\b)";
const isNow =
  "(?:'?s|'?re|'?ve| is| are| has| have| just| now| also| already| currently| recently| finally| always| still| who| he| she| they|,){0,4}";
const trade =
  '(?:nurse|doctor|gp|surgeon|dentist|vet|midwife|paramedic|pharmacist|physio|teacher|lecturer|lawyer|solicitor|barrister|engineer|architect|accountant|programmer|developer|scientist|researcher|journalist|plumber|electrician|sparky|welder|carpenter|joiner|builder|bricklayer|roofer|plasterer|mechanic|farmer|soldier|marine|pilot|chef|baker|butcher|barista|bartender|barber|hairdresser|postman|trucker|lorry driver|bus driver|taxi driver|firefighter|fireman|police ?(?:man|woman|officer)|social worker|carer|scaffolder|decorator|tattooist)';

/** What only grown-ups do, behind a word for somebody's child. Each begins with its own words, so that few places are tried. */
const signs: readonly (readonly [sign: string, example: string])[] = [
  [
    'work(?:s|ing)\\b(?= (?:as|for an?|nights|shifts|full|part|from home|offshore|abroad|in (?:an?|the|it|retail|finance|construction|sales)|at (?:an?|the))\\b(?! (?:\\w+ )?(?:school|team) (?:project|play)))',
    'my daughter works as a baker',
  ],
  ['stud(?:ies|ying)\\b(?= (?!for\\b|hard\\b|the\\b)[a-z]+)', 'our nephew studies law'],
  [
    'driv(?:es|ing)\\b(?= (?:an?|his|her) (?:[a-z]+ )?(?:car|van|truck|lorry|taxi|cab|bus|hgv|ambulance|tractor unit))',
    'my niece drives a delivery van',
  ],
  [
    '(?:got|gets|getting) (?:engaged|married|divorced)\\b|(?:retired|divorced|deployed|enlisted)\\b',
    'our son just got engaged',
  ],
  [
    '(?:joined|joining|joins|left|leaving|leaves|quit|in|serving in) the (?:army|navy|raf|air force|marines|military|police|merchant navy|coast ?guard)\\b(?! cadets?)',
    'my grandson left the army',
  ],
  ['(?:in (?:prison|jail|hmp)|behind bars|doing time|incarcerated)\\b', 'my son is in prison'],
  [
    '(?:bought|buying|rents|rented|renting)\\b(?= (?:an?|his|her|their) (?:first |own |new |little |tiny |shared )*(?:house|flat|apartment|place|home|car|van|room)\\b)',
    'my daughter bought her first flat',
  ],
  [
    'mov(?:ed|ing|es)\\b(?= (?:out\\b|in with (?:his|her)\\b|into (?:his|her|their|an?) (?:first |own |new |shared |tiny )*(?:flat|apartment|place|digs|studio)\\b))',
    'our nephew is moving into his own flat',
  ],
  [
    '(?:at|to|from|starts|starting|finished|finishing|off to|leaving for) (?:uni|university|grad school|law school|med(?:ical)? school)\\b',
    'my niece is off to uni',
  ],
  [
    "(?:doing|finish(?:es|ed|ing)|defend(?:s|ed|ing)|got|gets|start(?:s|ed|ing)|writing)\\b(?= (?:an?|his|her|the) (?:[a-z]+ )?(?:phd|doctorate|mba|dissertation|master'?s|bachelor'?s|apprenticeship|internship|placement)\\b)",
    'my godson is doing his phd',
  ],
  [
    'an? (?:apprentice|trainee|junior|newly qualified|student|freelance|retired|budding)? ?' +
      trade +
      '\\b(?! (?:in the making|at heart|in training|to be|by nature))',
    'our daughter is a junior doctor',
  ],
  [
    '(?:quit|stopped|gave up|giving up|given up|off)\\b(?= (?:smoking|drinking|vaping|gambling|the (?:fags|booze|drink)|fags|cigarettes)\\b)|(?:in|out of) (?:rehab|recovery)\\b|sober\\b(?!-)',
    'my son has quit smoking',
  ],
  [
    '(?:pregnant\\b|expecting\\b|an? (?:new |single |young |stay-at-home )*(?:mum|mom|mother|dad|father)\\b|gave birth|became an? (?:mum|mom|mother|dad|father))\\b|has\\b(?= (?:an?|two|three|his own|her own) (?:husband|wife|fianc[e]e?|kids|children)\\b)',
    'my daughter became a mother',
  ],
  [
    'grown\\b(?: ?-?up)?(?! (?:out|too|up with|an|by|his|her|so|taller|into|\\d|a (?:lot|bit)|fast|quickly))',
    'son (grown) loves tea',
  ],
];

/** Say that somebody's child is grown up: "my son left the army". Few of these words mean a minor. */
export const grownUp: AgeGrammar['words'] = signs.map(([sign, example]) => ({
  pattern: `\\b(?=${sign})(?<=\\b(?<!\\bof (?:my|our|the|a|his|her) )${offspring}${isNow}(?: all)? ?\\(?)(?:${sign})`,
  reads: [18, 99],
  isSure: true,
  examples: { [example]: [18, 99] },
}));
