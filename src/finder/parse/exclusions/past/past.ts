import type { Place } from '../../../text/normalize.ts';
import type { Sentence } from '../../sentence.ts';
import { endsTrades } from '../implied/diets.ts';

/** Returns true when the query says that somebody wants to begin again with what is over. */
export function resumes({ folded, grammar }: Sentence): boolean {
  return grammar.exclusions.past.resumes.test(folded.text);
}

/** Returns true when what was loved once is welcome: somebody wants to begin again with it, or remembers little else. */
export function isPastWelcome(sentence: Sentence): boolean {
  const { folded, grammar } = sentence;
  return resumes(sentence) || grammar.exclusions.past.remembers.test(folded.text);
}

/** Returns true where something cannot be done any more: "used to be a baker, but can't stand for long". */
export function ceases({ tokens, folded, grammar }: Sentence): boolean {
  return (
    tokens.some((_, at) => grammar.negators.at(tokens, at)?.value === 'can') ||
    grammar.conditions.read(folded).some(({ diet }) => endsTrades.has(diet))
  );
}

/** Returns true where words for a trade of the past stand right before a place: a fond memory is not over. */
export function isPastTrade(sentence: Sentence, { start = 0 }: Partial<Place>): boolean {
  const { tokens, grammar } = sentence;
  return tokens.some((_, at) => {
    const cue = grammar.cues.at(tokens, at);
    const next = cue?.value === 'was' ? tokens[at + cue.length] : undefined;
    return next?.start === start && !ceases(sentence);
  });
}
