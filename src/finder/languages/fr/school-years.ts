import type { AgeGrammar } from '../number-grammars.ts';

/** Words between a child and where it learns: "passe cette année en". */
const goes =
  "(?:,| qui| il| elle| a| est| sera| va| vient| d'| de(?= (?:passer|entrer|rentrer))| passe| passera| passer| entre| entrera| entrer| rentre| rentrera| rentrer| redouble| debute| commence| finit| termine| scolarisee?| eleve| encore| bientot| deja| cette annee| en septembre| a la rentree| en| au| dans| la| le| sa| son){1,8}";

/** The first age in a class, by the words for the class. */
const classes: readonly (readonly [words: string, from: number, example: string])[] = [
  ['petite section', 3, 'ma nièce est en petite section'],
  ['moyenne section', 4, 'mon neveu passe en moyenne section'],
  ['grande section', 5, 'ma filleule rentre en grande section'],
  ['cp', 6, 'mon fils entre au CP'],
  ['ce1', 7, 'ma fille est en CE1'],
  ['ce2', 8, 'mon neveu passe en CE2'],
  ['cm1', 9, 'ma nièce est en CM1'],
  ['cm2', 10, 'mon filleul est en CM2'],
  ['(?:6|six)(?:i?eme|e)', 11, 'ma petite-fille entre en 6e'],
  ['(?:5|cinqu?)(?:i?eme|e)', 12, 'mon neveu redouble sa 5ème'],
  ['(?:4|quatr)(?:i?eme|e)', 13, 'ma sœur passe en 4ème'],
  ['(?:3|trois)(?:i?eme|e)', 14, 'ma nièce est en 3e'],
  ['(?:seconde|2nde)', 15, 'mon fils entre en seconde'],
  ['(?:premiere|1ere)(?= |$|[,.;!?])', 16, 'ma filleule passe en première'],
  ['terminale', 17, 'mon neveu est en terminale'],
];

/** A class, a school or a part of one, with the youngest and the oldest age there. */
const stages: readonly (readonly [
  words: string,
  ages: readonly [number, number],
  example: string,
])[] = [
  ...classes.map(([words, from, example]) => [words, [from, from + 1], example] as const),
  ['maternelle', [3, 6], 'mon fils entre en maternelle'],
  ['(?:l.)?ecole primaire|primaire', [6, 10], 'ma nièce est en primaire'],
  ['college', [11, 15], 'ma filleule entre au collège'],
  ['lycee', [15, 18], 'mon neveu est au lycée'],
];

/** Ages that the school of a child tells; the class of who teaches it tells nothing of the teacher. */
export const schoolYears: AgeGrammar['words'] = stages.map(([words, ages, example]) => ({
  pattern: `\\b(?=(?:${words})\\b)(?<=\\b(?<!\\b(?:sa|son|ses|leurs?) )(?:{child}|il|elle)${goes} )(?:${words})\\b(?! (?:position|place|division|vitesse|semaine|etage|rang|fois|annee|main|guerre|partie|peau|saison|mois|classe))`,
  reads: ages,
  isSure: true as const,
  examples: { [example]: ages },
}));
