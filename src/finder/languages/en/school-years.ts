import type { AgeGrammar } from '../number-grammars.ts';

/** Words between a child and where it learns: "is now going into". */
const goes =
  "(?:'?s| is| are|,| who| he| she| they| now| just| also| still| will be| about to| going| goes| started| starts| starting| start| finishes| finishing| enters| entering| moves| moving| up| off| back| already| in| into| to| at| doing| sits| sitting| taking| revising for| studying for| the| her| his| their| a| an){1,8}";

/** Where a child learns, and how old it is then. */
const stages: readonly (readonly [
  words: string,
  ages: readonly [number, number],
  example: string,
])[] = [
  ['(?:crawling|teething|weaning)\\b(?! (?:pains|through|over))', [0.5, 1], 'my niece is teething'],
  ['(?:learning|starting|beginning) to walk\\b', [0.75, 1.5], 'our grandson is learning to walk'],
  ['(?:potty|toilet) training\\b', [2, 3], 'my nephew is potty training'],
  [
    '(?:nursery|pre-?school|kindergarten|pre-?k|playgroup)\\b',
    [3, 5],
    'my niece is in kindergarten',
  ],
  ['reception\\b(?! desk| area| room)', [4, 5], 'our grandson starts reception'],
  ['(?:primary|elementary|infant|junior) school\\b', [6, 10], 'my nephew is at primary school'],
  ['(?:middle|intermediate) school\\b', [11, 13], 'my niece is in middle school'],
  ['(?:secondary|grammar) school\\b', [11, 15], 'my godson starts secondary school'],
  ['(?:gcses?|nat(?:ional)? ?(?:5|five)s)\\b', [15, 16], 'our daughter is doing her GCSEs'],
  ['(?:sixth.?form|a.?levels?|as.?levels)\\b', [16, 18], 'my granddaughter is in sixth form'],
  ['(?:senior prom|prom)\\b', [15, 18], 'my niece is going to prom'],
  ['beavers\\b', [6, 8], 'my nephew goes to Beavers'],
  [
    '(?:cubs|cub scouts)\\b(?! (?:games?|match|fan|cap|jersey|tickets|season))',
    [8, 10],
    'my nephew goes to cubs',
  ],
];

/** Years of British schools, and grades of American ones. */
const firstYear = 5;
const firstGrade = 6;
const years = Array.from({ length: 13 }, (_, at) => at + 1);
const ordinal = (grade: number) => `${grade}(?:${{ 1: 'st', 2: 'nd', 3: 'rd' }[grade] ?? 'th'})`;
const ordinalWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Ages that the school of a child tells; a teacher's class tells nothing of the teacher. */
export const schoolYears: AgeGrammar['words'] = [
  ...stages,
  ...years.map(
    (year) =>
      [
        `year ${year}\\b(?!\\d| old| teacher| of\\b)`,
        [year + firstYear - 1, year + firstYear],
        `my nephew is in year ${year}`,
      ] as const,
  ),
  ...ordinalWords.map(
    (word, at) =>
      [
        `(?:${word}|${ordinal(at + 1)}) grade\\b(?! teacher)`,
        [at + firstGrade, at + firstGrade + 1],
        `my niece starts ${word} grade`,
      ] as const,
  ),
].map(([words, ages, example]) => ({
  pattern: `\\b(?=${words})(?<=\\b(?:{child}|he|she)(?!'s [a-z])${goes} )${words}(?! (?:[a-z]+ )?(?:teacher|tutor|staff|assistant|nurse|worker|manager|helper|head|owner|cook|governor|caretaker|leader|job|work|volunteer)s?\\b)`,
  reads: ages,
  isSure: true,
  examples: { [example]: ages },
}));
