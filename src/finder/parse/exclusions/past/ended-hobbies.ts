import { indexesOf, inside, type Run } from '../../sentence.ts';
import type { ExclusionReader } from '../exclusion-reader.ts';
import { forward } from '../negation/scope.ts';
import { ceases, isPastWelcome, resumes } from './past.ts';

/** How many words before "that is over" may name what is. */
const hobbyReach = 14;
/** How many words may stand between two that name the same hobby: "sang in a choir". */
const nearWords = 4;

/** "He fished every day, but that is over", "but I find it cruel": what was named last before such words. */
export function readEndings(reader: ExclusionReader): void {
  const { tokens, folded } = reader.sentence;
  const { past, disapproved } = reader.words;
  const endings = resumes(reader.sentence) ? [] : past.endings(folded);
  for (const place of [...endings, ...disapproved(folded)]) {
    const told = [...inside(tokens, place)];
    const [from = 0] = told;
    const hobby = hobbyBefore(reader, from);
    if (hobby === undefined) continue;
    reader.excludeSurely(hobby);
    reader.mark([from, from + told.length]);
  }
}

/** "Used to love sailing": what is known to be over, but no place where somebody was. */
export function readEnded(reader: ExclusionReader, at: number, from: number): number {
  if (isPastWelcome(reader.sentence)) return from;
  const run = firstThings(reader, forward(reader.clauses, from));
  const { facts } = reader.sentence;
  const isPlace = reader
    .meanings(run)
    .some(({ found }) => found.some((one) => 'concept' in one && facts.is(one.concept, 'place')));
  if (isPlace || !reader.isKnown(run)) return from;
  reader.excludeSurely(run);
  reader.mark([at, from]);
  return Math.max(from, run[1]);
}

/** "Used to be a sailor" is a fond memory, unless something cannot be done any more. */
export function readTrade(reader: ExclusionReader, at: number, from: number): number {
  return ceases(reader.sentence) ? readEnded(reader, at, from) : from;
}

/** The first thing that is known and those joined to it: "drums and bass" of "drums and bass in a band". */
function firstThings(reader: ExclusionReader, [from, until]: Run): Run {
  const { joints } = reader.syntax;
  let end = from;
  for (const { at, length, isKnown } of reader.meanings([from, until])) {
    const isNext = end === from || at > end;
    if (end > from && !joints.has(reader.key(at)) && !(isKnown && isNext)) break;
    if (isKnown) end = at + length;
  }
  return [from, end];
}

/** The hobby that is named nearest before a token, with the words of its clause that name it too. */
function hobbyBefore(reader: ExclusionReader, at: number): Run | undefined {
  const near = indexesOf([Math.max(0, at - hobbyReach), at]).toReversed();
  const last = near.find((i) => hobbiesAt(reader, i).length > 0);
  if (last === undefined) return undefined;
  const named = hobbiesAt(reader, last);
  let first = last;
  const { tokens } = reader.sentence;
  for (let i = last - 1; i >= 0 && first - i < nearWords && !tokens[i + 1]?.opens; i--)
    if (hobbiesAt(reader, i).some((one) => named.includes(one))) first = i;
  return [first, Math.min(at, last + reader.meaning(last).length)];
}

function hobbiesAt(reader: ExclusionReader, at: number): readonly string[] {
  if (reader.clauses.isClosed(at)) return [];
  const { tokens, facts } = reader.sentence;
  const hobbies = reader
    .meaning(at)
    .found.flatMap((one) =>
      'concept' in one && isHobby(reader, one.concept) ? [one.concept] : [],
    );
  if (hobbies.length > 0) return hobbies;
  // Who no longer reads wants no books, which the exclusion of reading names.
  const named = reader.known.conceptsAt(tokens, at)?.concepts ?? [];
  return named.filter((concept) => facts.is(concept, 'activity') && isHobby(reader, concept));
}

function isHobby(reader: ExclusionReader, concept: string): boolean {
  const { facts } = reader.sentence;
  return !(['circumstance', 'place', 'trait', 'relationship'] as const).some((fact) =>
    facts.is(concept, fact),
  );
}
