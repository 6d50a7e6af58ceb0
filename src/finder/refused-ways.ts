import type { Token } from './normalise.ts';
import { phraseBook } from './phrase-book.ts';
import { type Known, meaningAt } from './refusal-meaning.ts';
import { regimes } from './regimes.ts';
import type { Flag, WordLanguage } from './vocabulary.ts';
import type { Exclusion } from './wish.ts';

const regimeBook = phraseBook(mergeRegimes());
const negated = /^(?:not|isn|never|non|nicht|kein|keine|pas|n)$/;

/** "Vegan" refuses by itself, "not vegan" does not. */
export function readRegimes(
  tokens: readonly Token[],
  skip: ReadonlySet<number>,
  excluded: Exclusion[],
): ReadonlySet<number> {
  const read = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    const regime = skip.has(i) ? undefined : regimeBook.at(tokens, i);
    const before = [tokens[i - 1], tokens[i - 2]];
    if (!regime || (before.some((token) => negated.test(token?.key ?? '')) && !tokens[i]?.opens))
      continue;
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + regime.length - 1]?.span[1] ?? 0] as const;
    for (const flag of regime.value.flags) excluded.push({ flag, span, way: true });
    const { free } = regime.value;
    for (const concept of regime.value.concepts)
      excluded.push({ concept, span, way: true, ...(free.length > 0 && { free }) });
    for (let k = i; k < i + regime.length; k++) read.add(k);
    i += regime.length - 1;
  }
  return read;
}

const without = /^(.{4,}?)(?:frei|freie[smnr]?)$/;
const against =
  /^(.{3,}?)(?:allergien?|allergiker(?:in)?|unvertraglichkeit|intoleranz|phobie|hasser(?:in)?|muffel|gegner(?:in)?)$/;

/** "Plastic-free", "parfümfrei", "Katzenallergie", "Sportmuffel": the first part is refused. */
export function readLacks(
  tokens: readonly Token[],
  language: WordLanguage,
  known: Known,
  ways: ReadonlySet<number>,
  excluded: Exclusion[],
): ReadonlySet<number> {
  const read = new Set<number>();
  tokens.forEach((token, i) => {
    if (ways.has(i)) return;
    const before = tokens[i - 1];
    const isEnglish = language === 'en' && token.key === 'free' && before && !token.opens;
    const part = isEnglish ? before.key : (without.exec(token.key) ?? against.exec(token.key))?.[1];
    if (part === undefined || (!isEnglish && language !== 'de')) return;
    const isTheme = !isEnglish && against.test(token.key);
    const whole = isTheme ? known.conceptsAt(tokens, i) : undefined;
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
      const sure = found.filter((one) => (isTheme ? !isName(one) : 'flag' in one || 'kind' in one));
      if (!isKnown || sure.length === 0) continue;
      for (const one of sure) excluded.push({ ...one, span });
      read.add(i);
      if (isEnglish) read.add(i - 1);
      return;
    }
  });
  return read;
}

function mergeRegimes() {
  const merged = new Map<string, { flags: Flag[]; concepts: string[]; free: string[] }>();
  for (const [phrase, { flags = [], concepts = [], free = [] }] of regimes) {
    const known = merged.get(phrase) ?? { flags: [], concepts: [], free: [] };
    merged.set(phrase, {
      flags: [...known.flags, ...flags],
      concepts: [...known.concepts, ...concepts],
      free: [...known.free, ...free],
    });
  }
  return merged;
}
