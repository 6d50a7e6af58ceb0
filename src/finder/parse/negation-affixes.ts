import type { Exclusion } from '../parsed-query.ts';
import type { Token } from '../text/normalize.ts';
import { exclusionsOfDiet } from './diets.ts';
import { type Known, type Meaning, meaningAt } from './exclusion-target.ts';
import { indexesOf, keyAt, partOf, type Run, type Sentence } from './sentence.ts';

/** Exclusions with the tokens they were read from. */
export interface ExclusionsAt {
  readonly excluded: readonly Exclusion[];
  readonly used: ReadonlySet<number>;
}

/**
 * Returns what a diet or lifestyle excludes: "vegan" excludes by itself, "not vegan" does not.
 * @param skip tokens that another part has used
 */
export function parseDiets(sentence: Sentence, skip: ReadonlySet<number>): ExclusionsAt {
  const { tokens, grammar, facts } = sentence;
  const excluded: Exclusion[] = [];
  const used = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    const found = skip.has(i) ? undefined : grammar.diets.at(tokens, i);
    if (!found || isNegated(sentence, i)) continue;
    const run: Run = [i, i + found.length];
    const part = partOf(sentence, run, 1);
    for (const diet of found.value) excluded.push(...exclusionsOfDiet(diet, facts, part));
    for (const at of indexesOf(run)) used.add(at);
    i += found.length - 1;
  }
  return { excluded, used };
}

function isNegated({ tokens, grammar }: Sentence, at: number): boolean {
  const { negations } = grammar.pack.exclusions;
  return (
    tokens[at]?.opens === false &&
    (negations.has(keyAt(tokens, at - 1)) || negations.has(keyAt(tokens, at - 2)))
  );
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
    const run = runOf(sentence, at);
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
function runOf({ tokens, grammar }: Sentence, at: number): Run | undefined {
  const { freeWord, freeOf, against } = grammar.pack.exclusions;
  const token = tokens[at];
  if (!token) return undefined;
  if (token.key === freeWord) return at > 0 && !token.opens ? [at - 1, at + 1] : undefined;
  return freeOf?.test(token.key) || against?.test(token.key) ? [at, at + 1] : undefined;
}

/** Returns what the first part means: what it is free of by kinds and flags, what it is against by all. */
function sureExclusions(
  sentence: Sentence,
  token: Token,
  at: number,
  known: Known,
): readonly Exclusion[] {
  const { freeWord, freeOf, against } = sentence.grammar.pack.exclusions;
  if (token.key === freeWord)
    return onlyKindsAndFlags(meaningOfWord(sentence, keyAt(sentence.tokens, at - 1), token, known));
  const part = freeOf?.exec(token.key)?.[1] ?? against?.exec(token.key)?.[1] ?? '';
  const isAgainst = against?.test(token.key) === true;
  const whole = isAgainst ? known.conceptsAt(sentence.tokens, at) : undefined;
  // "Heuschnupfenallergie" as a listed word has a meaning of its own.
  const isName = (one: Exclusion) =>
    whole?.confidence === 1 && !('concept' in one && whole.concepts.includes(one.concept));
  for (const key of formsOf(part, sentence)) {
    const meaning = meaningOfWord(sentence, key, token, known);
    const sure = isAgainst
      ? meaning.isKnown
        ? meaning.found.filter((one) => !isName(one))
        : []
      : onlyKindsAndFlags(meaning);
    if (sure.length > 0) return sure;
  }
  return [];
}

function onlyKindsAndFlags({ found, isKnown }: Meaning): readonly Exclusion[] {
  return isKnown ? found.filter((one) => 'flag' in one || 'kind' in one) : [];
}

/** The part as it is, and without a linking sound. */
function formsOf(part: string, { grammar }: Sentence): readonly string[] {
  const { linkingEnd } = grammar.pack.exclusions;
  return linkingEnd ? [part, part.replace(linkingEnd, '')] : [part];
}

function meaningOfWord(sentence: Sentence, key: string, token: Token, known: Known): Meaning {
  const alone = { ...sentence, tokens: [{ ...token, key, alternative: key }] };
  return meaningAt(alone, 0, known);
}
