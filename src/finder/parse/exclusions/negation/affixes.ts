import type { Diet } from '../../../content/vocabulary.ts';
import type { Exclusion } from '../../../parsed-query.ts';
import type { Token } from '../../../text/normalize.ts';
import type { Found } from '../../../text/phrase-matcher.ts';
import { indexesOf, inside, keyAt, partOf, type Run, type Sentence } from '../../sentence.ts';
import { exclusionsOfDiet, likesNothingNamed, mayBeHelped } from '../implied/diets.ts';
import { type Known, type Meaning, meaningAt, valueOfTypo } from './exclusion-target.ts';

/** Exclusions with the tokens they were read from. */
export interface ExclusionsAt {
  readonly excluded: readonly Exclusion[];
  readonly used: ReadonlySet<number>;
}

/** The same, with the tokens that tell a condition and so name nothing that somebody likes. */
interface DietExclusions extends ExclusionsAt {
  readonly conditions: ReadonlySet<number>;
  /** tokens of a condition in which no word is refused, because somebody may ask for what helps */
  readonly helped: ReadonlySet<number>;
}

/**
 * Returns what a diet or lifestyle excludes: "vegan" excludes by itself, "not vegan" does not.
 * @param known tells words of any list, which are no typos
 * @param skip tokens that another part has used
 */
export function parseDiets(
  sentence: Sentence,
  { isWord }: Pick<Known, 'isWord'>,
  skip: ReadonlySet<number>,
): DietExclusions {
  const { tokens, grammar, facts } = sentence;
  const excluded: Exclusion[] = [];
  const used = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    const found = skip.has(i) ? undefined : dietAt(sentence, isWord, i);
    if (!found || isNegated(sentence, i)) continue;
    const run: Run = [i, i + found.length];
    const part = partOf(sentence, run, 1);
    for (const diet of found.value) excluded.push(...exclusionsOfDiet(diet, facts, part));
    i += found.length - 1;
    // "No room for books" refuses the books too.
    if ((grammar.cues.at(tokens, run[0])?.length ?? 0) > found.length) continue;
    for (const at of indexesOf(run)) used.add(at);
  }
  const told = readConditions(sentence, skip);
  const { used: conditions, helped } = told;
  return { excluded: [...excluded, ...told.excluded], used, conditions, helped };
}

/** A nurse in a hospital is no patient, and who works in a home or is young in one is no old resident. */
function isWorkplace(sentence: Sentence, at: number, length: number): boolean {
  const { folded, grammar } = sentence;
  const place = partOf(sentence, [at, at + length], 1);
  return (['hospital', 'care-home'] as const).some((one) => grammar.isPassing(folded, one, place));
}

function dietAt(
  sentence: Sentence,
  isWord: Known['isWord'],
  at: number,
): Found<readonly Diet[]> | undefined {
  const { tokens, grammar } = sentence;
  const found = grammar.diets.at(tokens, at);
  if (found !== undefined && isWorkplace(sentence, at, found.length)) return undefined;
  const key = keyAt(tokens, at);
  if (found !== undefined || isWord(key)) return found;
  const value = valueOfTypo(grammar.diets, key);
  return value && { value, length: 1 };
}

function readConditions(
  { text, folded, tokens, grammar, facts }: Sentence,
  skip: ReadonlySet<number>,
): ExclusionsAt & Pick<DietExclusions, 'helped'> {
  const used = new Set<number>();
  const helped = new Set<number>();
  const excluded = grammar.conditions.read(folded).flatMap(({ diet, start, end }) => {
    const told = [...inside(tokens, { start, end })];
    if (told.some((at) => skip.has(at))) return [];
    if (likesNothingNamed.has(diet)) for (const at of told) used.add(at);
    if (mayBeHelped.has(diet)) for (const at of told) helped.add(at);
    return exclusionsOfDiet(diet, facts, {
      start,
      end,
      text: text.slice(start, end),
      confidence: 1,
    });
  });
  return { excluded, used, helped };
}

function isNegated({ tokens, grammar }: Sentence, at: number): boolean {
  const { negations, clauseWords } = grammar.syntax;
  // "N'a pas de place" says with its own negation what it says.
  if (negations.has(keyAt(tokens, at))) return false;
  const before = keyAt(tokens, at - 1);
  // "Not because of diabetes" tells of the diabetes.
  const isFarNegated = negations.has(keyAt(tokens, at - 2)) && !clauseWords.has(before);
  return (
    tokens[at]?.opens === false &&
    (negations.has(before) || isFarNegated || isOver({ tokens, grammar }, at))
  );
}

/** The longest phrase such as "used to be a" has so many words. */
const maxOverLength = 4;

/** "No longer vegan", "used to be vegetarian". */
function isOver({ tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>, at: number): boolean {
  return indexesOf([Math.max(0, at - maxOverLength), at]).some((from) => {
    const cue = grammar.cues.at(tokens, from);
    const negator = grammar.negators.at(tokens, from);
    const isPast = cue?.value === 'over' || cue?.value === 'was';
    return (isPast && from + cue.length === at) || (negator && from + negator.length === at);
  });
}

/**
 * Returns the first part of words such as "plastic-free", "parfümfrei", "Katzenallergie" and
 * "Sportmuffel" as exclusions.
 * @param dietTokens tokens that `parseDiets` used
 */
export function parseNegationAffixes(
  sentence: Sentence,
  known: Known,
  dietTokens: ReadonlySet<number>,
): ExclusionsAt {
  const excluded: Exclusion[] = [];
  const used = new Set<number>();
  sentence.tokens.forEach((token, at) => {
    if (dietTokens.has(at)) return;
    const run = affixedRun(sentence, at);
    if (!run) return;
    const sure = sureExclusions(sentence, token, at, known);
    if (sure.length === 0) return;
    const part = partOf(sentence, run, 1);
    for (const one of sure) excluded.push({ ...one, ...part });
    for (const each of indexesOf(run)) used.add(each);
  });
  return { excluded, used };
}

/** Returns the tokens of a word with a negating affix, or undefined. */
function affixedRun({ tokens, grammar }: Sentence, at: number): Run | undefined {
  const { freeWords, freeOf, against } = grammar.exclusions.compounds;
  const token = tokens[at];
  if (!token) return undefined;
  if (freeWords.has(token.key)) return at > 0 && !token.opens ? [at - 1, at + 1] : undefined;
  return freeOf.test(token.key) || against.test(token.key) ? [at, at + 1] : undefined;
}

/** Returns what the first part means: what it is free of by kinds and flags, what it is against by all. */
function sureExclusions(
  sentence: Sentence,
  token: Token,
  at: number,
  known: Known,
): readonly Exclusion[] {
  const { freeWords, freeOf, against } = sentence.grammar.exclusions.compounds;
  const meaningsOf = (words: readonly string[]) =>
    words.map((key) => meaningOfWord(sentence, key, token, known));
  if (freeWords.has(token.key))
    return firstSure(meaningsOf([keyAt(sentence.tokens, at - 1)]), onlyKindsAndFlags);
  const free = firstGroup(freeOf, token.key);
  if (free !== undefined && firstGroup(against, token.key) === undefined)
    return firstSure(meaningsOf(formsOf(free, sentence)), onlyKindsAndFlags);
  // A listed word such as "Heuschnupfenallergie" has a meaning of its own.
  const whole = known.conceptsAt(sentence.tokens, at);
  const listed = whole?.confidence === 1 ? whole.concepts : undefined;
  const part = free ?? firstGroup(against, token.key) ?? '';
  return firstSure(meaningsOf(formsOf(part, sentence)), (meaning) => onlyListed(meaning, listed));
}

function firstGroup(pattern: RegExp, key: string): string | undefined {
  return pattern.exec(key)?.[1];
}

function firstSure(
  meanings: readonly Meaning[],
  sure: (meaning: Meaning) => readonly Exclusion[],
): readonly Exclusion[] {
  return meanings.map(sure).find((found) => found.length > 0) ?? [];
}

/** Of a word that the lexicon lists only its own concepts; of any other all that its part means. */
function onlyListed(
  { found, isKnown }: Meaning,
  listed: readonly string[] | undefined,
): readonly Exclusion[] {
  if (!isKnown || !listed) return isKnown ? found : [];
  return found.filter((one) => 'concept' in one && listed.includes(one.concept));
}

function onlyKindsAndFlags({ found, isKnown }: Meaning): readonly Exclusion[] {
  return isKnown ? found.filter((one) => 'flag' in one || 'kind' in one) : [];
}

/** The part as it is, and without a linking sound. */
function formsOf(part: string, { grammar }: Sentence): readonly string[] {
  return [part, grammar.syntax.withoutLinkingEnd(part)];
}

function meaningOfWord(sentence: Sentence, key: string, token: Token, known: Known): Meaning {
  const alone = { ...sentence, tokens: [{ ...token, key, alternative: key }] };
  return meaningAt(alone, 0, known);
}
