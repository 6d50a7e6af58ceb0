import {
  adverbs,
  type Cue,
  cuePhrases,
  lightVerbs,
  particles,
  themeVerbs,
  withParticle,
} from './exclusion-words.ts';
import type { Token } from './normalise.ts';
import { type Found, phraseBook, phrases } from './phrase-book.ts';
import type { WordLanguage } from './vocabulary.ts';

const cues = phraseBook<Cue>(cuePhrases);
/** What turns an English verb round; `can` may also be about what somebody is not able to do. */
const negators = phraseBook<'will' | 'can'>([
  ...phrases(
    'will' as const,
    `don't, doesn't, didn't, do not, does not, did not, dont, doesnt, didnt, never, won't, wont, wouldn't, would not,
    will not, no longer, has never, have never, not allowed to, isn't allowed to, must not, mustn't, shouldn't, should not`,
  ),
  ...phrases('can' as const, `can't, cant, cannot, can not, couldn't, could not, may not`),
]);
const bearing = new Set('stand bear abide eat drink have tolerate digest wear use do'.split(' '));
/** Cues that are words of another language, or nothing at all, elsewhere. */
const only: Readonly<Record<string, readonly WordLanguage[]>> = {
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
const refusal = /^(?:never|not|t|cant|cannot|nowhere|nie|nicht|kein|pas|jamais|ne)$/;
const frenchEnds = new Set('pas plus jamais guere point aucun aucune rien ni'.split(' '));

/**
 * A refusal, or what only looks like one, that begins at a token. The longer of a listed phrase and
 * of a negated verb stands; a phrase wins where they are equally long.
 */
export function cueAt(
  tokens: readonly Token[],
  at: number,
  language: WordLanguage,
): Found<Cue> | undefined {
  const listed = cues.at(tokens, at);
  const phrase = tokens.slice(at, at + (listed?.length ?? 0)).map(({ key }) => key);
  if (listed?.value === 'not' && /^(?:ohne|sans|without)$/.test(phrase[0] ?? '')) {
    const end = endOfNeed(tokens, at);
    if (end !== undefined) return { value: 'none', length: Math.max(listed.length, end - at) };
  }
  if (/^(?:viel )?(?:zu viele?|trop d[eu]?s?)$/.test(phrase.join(' ')) && isExcess(tokens, at))
    return { value: 'none', length: phrase.length };
  if (listed?.value === 'is') {
    const behind = cues.at(tokens, at + listed.length - 1);
    if (behind?.value === 'back')
      return { value: 'back', length: listed.length - 1 + behind.length };
  }
  const isForeign = only[phrase.join(' ')]?.includes(language) === false;
  const verb = english(tokens, at) ?? (language === 'fr' ? french(tokens, at) : undefined);
  if (!listed || isForeign) return verb;
  return verb && verb.length > listed.length ? verb : listed;
}

/** Too much that somebody has is a refusal; too much that she drinks, reads or plays is a love. */
const doing =
  /^(?:trinkt|isst|nascht|liest|hort|schaut|guckt|spielt|zockt|strickt|backt|bastelt|sammelt|kauft|raucht|boit|mange|lit|ecoute|regarde|joue|achete|collectionne|grignote)$/;

function isExcess(tokens: readonly Token[], at: number): boolean {
  if (doing.test(tokens[at - 1]?.key ?? '')) return true;
  for (let i = at + 1; i < at + 6 && tokens[i] && !tokens[i]?.opens; i++)
    if (doing.test(tokens[i]?.key ?? '')) return true;
  return false;
}

/** "Never leaves without coffee", "ohne Kaffee geht nichts": two refusals are a wish. */
function endOfNeed(tokens: readonly Token[], at: number): number | undefined {
  for (let i = at; i > Math.max(0, at - 6) && !tokens[i]?.opens; i--)
    if (refusal.test(tokens[i - 1]?.key ?? '')) return at;
  for (let i = at + 1; i < at + 6 && tokens[i] && !tokens[i]?.opens; i++)
    if (/^(?:nicht|nichts|nix|nie|rien)$/.test(tokens[i]?.key ?? '')) return i + 1;
  return undefined;
}

/** "Doesn't really care for", "can't stand"; "can't sleep" and "never stops" refuse nothing. */
function english(tokens: readonly Token[], at: number): Found<Cue> | undefined {
  const negator = negators.at(tokens, at);
  if (!negator) return undefined;
  let length = negator.length;
  while (adverbs.has(tokens[at + length]?.key ?? '') && !tokens[at + length]?.opens) length++;
  const verb = tokens[at + length];
  if (!verb || verb.opens) return undefined;
  const refuses =
    negator.value === 'can'
      ? bearing.has(verb.key)
      : lightVerbs.has(verb.key) || themeVerbs.has(verb.key);
  if (!refuses) return { value: 'none', length: length + 1 };
  // A verb that is a theme itself is read again as the thing, unless a thing follows.
  length++;
  const next = tokens[at + length];
  if (withParticle.has(verb.key) && next && !next.opens && particles.has(next.key)) length++;
  return { value: 'not', length };
}

/** "Ne veut plus", "n'a jamais aimé": what stands behind the verb ends the bracket. */
function french(tokens: readonly Token[], at: number): Found<Cue> | undefined {
  if (!/^(?:ne|n)$/.test(tokens[at]?.key ?? '')) return undefined;
  for (let length = 2; length <= 4; length++) {
    const token = tokens[at + length];
    if (!token || token.opens) return undefined;
    if (!frenchEnds.has(token.key)) continue;
    const verb = tokens[at + length - 1]?.key ?? '';
    const refuses = lightVerbs.has(verb) || themeVerbs.has(verb);
    return refuses ? { value: 'not', length: length + 1 } : undefined;
  }
  return undefined;
}
