import type { Exclusion } from '../parsed-query.ts';
import type { Token } from '../text/normalize.ts';
import { phraseMatcher } from '../text/phrase-matcher.ts';
import type { Flag, WordLanguage } from '../vocabulary.ts';
import { diets } from './diets.ts';
import { type Known, meaningAt } from './exclusion-target.ts';

const dietPhrases = phraseMatcher(mergeDiets());
const negated = /^(?:not|isn|never|non|nicht|kein|keine|pas|n)$/;

/**
 * Adds what a diet or lifestyle excludes to `excluded`: "vegan" excludes by itself, "not vegan"
 * does not.
 * Returns the indexes of the tokens it used.
 */
export function parseDiets(
  tokens: readonly Token[],
  skip: ReadonlySet<number>,
  excluded: Exclusion[],
): ReadonlySet<number> {
  const used = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    const diet = skip.has(i) ? undefined : dietPhrases.at(tokens, i);
    const before = [tokens[i - 1], tokens[i - 2]];
    if (!diet || (before.some((token) => negated.test(token?.key ?? '')) && !tokens[i]?.opens))
      continue;
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + diet.length - 1]?.span[1] ?? 0] as const;
    for (const flag of diet.value.flags) excluded.push({ flag, span, way: true });
    const { free: exceptWhenFreeOf } = diet.value;
    for (const concept of diet.value.concepts)
      excluded.push({
        concept,
        span,
        way: true,
        ...(exceptWhenFreeOf.length > 0 && { exceptWhenFreeOf }),
      });
    for (let k = i; k < i + diet.length; k++) used.add(k);
    i += diet.length - 1;
  }
  return used;
}

const without = /^(.{4,}?)(?:frei|freie[smnr]?)$/;
const against =
  /^(.{3,}?)(?:allergien?|allergiker(?:in)?|unvertraglichkeit|intoleranz|phobie|hasser(?:in)?|muffel|gegner(?:in)?)$/;

/**
 * Adds the first part of words such as "plastic-free", "parfümfrei", "Katzenallergie" and
 * "Sportmuffel" to `excluded`. Returns the indexes of the tokens it used.
 * @param dietTokens tokens that `parseDiets` used
 */
export function parseNegationAffixes(
  tokens: readonly Token[],
  language: WordLanguage,
  known: Known,
  dietTokens: ReadonlySet<number>,
  excluded: Exclusion[],
): ReadonlySet<number> {
  const used = new Set<number>();
  tokens.forEach((token, i) => {
    if (dietTokens.has(i)) return;
    const before = tokens[i - 1];
    const isEnglish = language === 'en' && token.key === 'free' && before && !token.opens;
    const part = isEnglish ? before.key : (without.exec(token.key) ?? against.exec(token.key))?.[1];
    if (part === undefined || (!isEnglish && language !== 'de')) return;
    const isAgainstConcept = !isEnglish && against.test(token.key);
    const whole = isAgainstConcept ? known.conceptsAt(tokens, i) : undefined;
    const isName = (one: Exclusion) =>
      whole?.confidence === 1 && !('concept' in one && whole.concepts.includes(one.concept));
    const span = [(isEnglish ? before : token).span[0], token.span[1]] as const;
    for (const key of isEnglish ? [part] : [part, part.replace(/(?:en|s|n)$/, '')]) {
      const { found, isKnown } = meaningAt(
        [{ ...token, key, alternative: key }],
        0,
        language,
        known,
      );
      const sure = found.filter((one) =>
        isAgainstConcept ? !isName(one) : 'flag' in one || 'kind' in one,
      );
      if (!isKnown || sure.length === 0) continue;
      for (const one of sure) excluded.push({ ...one, span });
      used.add(i);
      if (isEnglish) used.add(i - 1);
      return;
    }
  });
  return used;
}

function mergeDiets() {
  const merged = new Map<string, { flags: Flag[]; concepts: string[]; free: string[] }>();
  for (const [phrase, { flags = [], concepts = [], free = [] }] of diets) {
    const known = merged.get(phrase) ?? { flags: [], concepts: [], free: [] };
    merged.set(phrase, {
      flags: [...known.flags, ...flags],
      concepts: [...known.concepts, ...concepts],
      free: [...known.free, ...free],
    });
  }
  return merged;
}
