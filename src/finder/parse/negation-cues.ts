import type { Token } from '../text/normalize.ts';
import { type Found, phraseMatcher, phrases } from '../text/phrase-matcher.ts';
import type { WordLanguage } from '../vocabulary.ts';
import {
  adverbs,
  type Cue,
  cuePhrases,
  lightVerbs,
  particles,
  themeVerbs,
  withParticle,
} from './exclusion-words.ts';

const cues = phraseMatcher<Cue>(cuePhrases);
/** English negators of a verb. After `can` the negated verb may be about an ability. */
const negators = phraseMatcher<'will' | 'can'>([
  ...phrases(
    'will' as const,
    `don't, doesn't, didn't, do not, does not, did not, dont, doesnt, didnt, never, won't, wont, wouldn't, would not,
    will not, no longer, has never, have never, not allowed to, isn't allowed to, must not, mustn't, shouldn't, should not`,
  ),
  ...phrases('can' as const, `can't, cant, cannot, can not, couldn't, could not, may not`),
]);
const toleranceVerbs = new Set(
  'stand bear abide eat drink have tolerate digest wear use do'.split(' '),
);
/** Cues that are other words in other languages. */
const cueLanguages: Readonly<Record<string, readonly WordLanguage[]>> = {
  'a part': ['fr'],
  hors: ['fr'],
  sin: ['es'],
  non: ['en', 'fr'],
  en: ['fr'],
  exclu: ['fr'],
  minus: ['en'],
  raus: ['de'],
  nein: ['de'],
};
const negation = /^(?:never|not|t|cant|cannot|nowhere|nie|nicht|kein|pas|jamais|ne)$/;
const frenchNegationEnds = new Set('pas plus jamais guere point aucun aucune rien ni'.split(' '));

/**
 * Returns the exclusion cue that begins at a token, or undefined; a cue `none` only looks like one.
 * The longer of a listed phrase and a negated verb wins; the phrase wins when they are equally
 * long.
 */
export function cueAt(
  tokens: readonly Token[],
  at: number,
  language: WordLanguage,
): Found<Cue> | undefined {
  const listed = cues.at(tokens, at);
  const phrase = tokens.slice(at, at + (listed?.length ?? 0)).map(({ key }) => key);
  if (listed?.value === 'not' && /^(?:ohne|sans|without)$/.test(phrase[0] ?? '')) {
    const end = endOfDoubleNegation(tokens, at);
    if (end !== undefined) return { value: 'none', length: Math.max(listed.length, end - at) };
  }
  if (/^(?:viel )?(?:zu viele?|trop d[eu]?s?)$/.test(phrase.join(' ')) && isExcess(tokens, at))
    return { value: 'none', length: phrase.length };
  if (listed?.value === 'is') {
    const following = cues.at(tokens, at + listed.length - 1);
    if (following?.value === 'back')
      return { value: 'back', length: listed.length - 1 + following.length };
  }
  const isForeign = cueLanguages[phrase.join(' ')]?.includes(language) === false;
  const verb =
    negatedEnglishVerbAt(tokens, at) ??
    (language === 'fr' ? negatedFrenchVerbAt(tokens, at) : undefined);
  if (!listed || isForeign) return verb;
  return verb && verb.length > listed.length ? verb : listed;
}

/** "Has too many mugs" is an exclusion; "drinks too much coffee" is an interest. */
const consumingVerb =
  /^(?:trinkt|isst|nascht|liest|hort|schaut|guckt|spielt|zockt|strickt|backt|bastelt|sammelt|kauft|raucht|boit|mange|lit|ecoute|regarde|joue|achete|collectionne|grignote)$/;

function isExcess(tokens: readonly Token[], at: number): boolean {
  if (consumingVerb.test(tokens[at - 1]?.key ?? '')) return true;
  for (let i = at + 1; i < at + 6 && tokens[i] && !tokens[i]?.opens; i++)
    if (consumingVerb.test(tokens[i]?.key ?? '')) return true;
  return false;
}

/** "Never leaves without coffee", "ohne Kaffee geht nichts": two negations name an interest. */
function endOfDoubleNegation(tokens: readonly Token[], at: number): number | undefined {
  for (let i = at; i > Math.max(0, at - 6) && !tokens[i]?.opens; i--)
    if (negation.test(tokens[i - 1]?.key ?? '')) return at;
  for (let i = at + 1; i < at + 6 && tokens[i] && !tokens[i]?.opens; i++)
    if (/^(?:nicht|nichts|nix|nie|rien)$/.test(tokens[i]?.key ?? '')) return i + 1;
  return undefined;
}

/** "Doesn't really care for" and "can't stand" exclude; "can't sleep" and "never stops" do not. */
function negatedEnglishVerbAt(tokens: readonly Token[], at: number): Found<Cue> | undefined {
  const negator = negators.at(tokens, at);
  if (!negator) return undefined;
  let length = negator.length;
  while (adverbs.has(tokens[at + length]?.key ?? '') && !tokens[at + length]?.opens) length++;
  const verb = tokens[at + length];
  if (!verb || verb.opens) return undefined;
  const isExclusion =
    negator.value === 'can'
      ? toleranceVerbs.has(verb.key)
      : lightVerbs.has(verb.key) || themeVerbs.has(verb.key);
  if (!isExclusion) return { value: 'none', length: length + 1 };
  // A verb that is an interest itself ("read") is excluded later, unless an object follows.
  length++;
  const next = tokens[at + length];
  if (withParticle.has(verb.key) && next && !next.opens && particles.has(next.key)) length++;
  return { value: 'not', length };
}

/** "Ne veut plus", "n'a jamais aimé": the word after the verb ends the negation. */
function negatedFrenchVerbAt(tokens: readonly Token[], at: number): Found<Cue> | undefined {
  if (!/^(?:ne|n)$/.test(tokens[at]?.key ?? '')) return undefined;
  for (let length = 2; length <= 4; length++) {
    const token = tokens[at + length];
    if (!token || token.opens) return undefined;
    if (!frenchNegationEnds.has(token.key)) continue;
    const verb = tokens[at + length - 1]?.key ?? '';
    const isExclusion = lightVerbs.has(verb) || themeVerbs.has(verb);
    return isExclusion ? { value: 'not', length: length + 1 } : undefined;
  }
  return undefined;
}
