import type { Label } from '../../tagger/labels.ts';
import type { FoundPart } from '../../tagger/tagger.ts';
import { keyAt, partOf, type Sentence } from '../sentence.ts';

/** Words within which the complaint stands before "rather". */
const reach = 16;
/** Words within which the wish stands beside "rather": "I'd rather get him". */
const wishReach = 4;

const refuses: Label = 'refuses';

/**
 * Returns what somebody does too much, where the giver wants something else: "only ever plays Fortnite, I'd rather
 * get him something for outside", "won't stop gaming, get him out". That is background and must not be given.
 */
export function complaints(sentence: Sentence): readonly FoundPart[] {
  const { wayOut, excess } = sentence.grammar.exclusions.preference;
  const { folded } = sentence;
  const isElsewhere = wayOut(folded).length > 0;
  const told = isElsewhere ? excess(folded) : [];
  return [
    ...told.map((place): FoundPart => ({ label: refuses, tagProbability: 1, ...place })),
    ...complaintBeforeRather(sentence),
  ];
}

function complaintBeforeRather(sentence: Sentence): readonly FoundPart[] {
  const { tokens, grammar } = sentence;
  const { complaint, rather, wish } = grammar.exclusions.preference;
  const wished = tokens.findIndex(({ key }, at) => rather.has(key) && isWish(sentence, at, wish));
  for (let at = wished - 1; at >= Math.max(0, wished - reach); at -= 1) {
    const isComplaint =
      complaint.has(keyAt(tokens, at)) ||
      complaint.has(`${keyAt(tokens, at - 1)} ${keyAt(tokens, at)}`);
    if (isComplaint) return clauseAround(sentence, at, wished);
  }
  return [];
}

/** "Rather something for outside", "I'd rather give him": and not "he is rather quiet". */
function isWish({ tokens }: Sentence, at: number, wish: RegExp): boolean {
  return tokens
    .slice(Math.max(0, at - wishReach), at + wishReach + 1)
    .some(({ key }) => wish.test(key));
}

/** The clause of a complaint up to "rather"; nothing where it tells a wish: "may only have books". */
function clauseAround(sentence: Sentence, at: number, until: number): readonly FoundPart[] {
  const { tokens, grammar } = sentence;
  const { noComplaint } = grammar.exclusions.preference;
  const begins = (i: number) =>
    tokens[i]?.opens === true ||
    grammar.syntax.and.has(keyAt(tokens, i - 1)) ||
    isPerson(sentence, i - 1);
  let from = at;
  while (from > 0 && !begins(from)) from -= 1;
  let end = at + 1;
  while (end < until && !tokens[end]?.opens) end += 1;
  const clause = tokens.slice(from, end);
  if (clause.some(({ key }) => noComplaint.has(key))) return [];
  const { start, end: last } = partOf(sentence, [from, end], 1);
  return [{ label: refuses, start, end: last, tagProbability: 1 }];
}

function isPerson({ tokens, grammar }: Sentence, at: number): boolean {
  return at >= 0 && grammar.roles.at(tokens, at) !== undefined;
}
