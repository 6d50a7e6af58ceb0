import type { Label } from '../../tagger/labels.ts';
import type { FoundPart } from '../../tagger/tagger.ts';
import { indexesOf, keyAt, partOf, type Run, runOf, type Sentence } from '../sentence.ts';

/** Words that may name one thing: "an electric drill". */
const maxItemWords = 4;
/** A single thing is refused by the words beside it. */
const minItems = 2;

const refuses: Label = 'refuses';

/**
 * Returns what was named right before words such as "none of that, please", one part for each thing of the list: "has
 * tools, a grill and whisky, none of that please" refuses three. The list ends at a verb and at anything long.
 */
export function refusedBefore(sentence: Sentence): readonly FoundPart[] {
  const { folded, tokens, grammar } = sentence;
  return grammar.exclusions.noneOfThose.said(folded).flatMap((place) => {
    const [until] = runOf(tokens, place) ?? [];
    const items = until === undefined ? [] : itemsBefore(until, sentence);
    return items.length < minItems ? [] : items.map((run) => refusedAt(run, sentence));
  });
}

/** The items of the list that ends before a token, the last first. */
function itemsBefore(end: number, sentence: Sentence): readonly Run[] {
  const { tokens, grammar } = sentence;
  const { isAndOr } = grammar.syntax;
  const own = sentenceStart(end, sentence);
  // "Has a drill and a grill. Please none of that" refuses what the sentence before names.
  const isAlone = indexesOf([own, end]).every((at) => grammar.isStopWord(keyAt(tokens, at)));
  const least = isAlone ? sentenceStart(own - 1, sentence) : own;
  const items: Run[] = [];
  for (let until = end; until > least; ) {
    let from = until;
    while (from > least && !endsBefore(from, until, sentence)) from -= 1;
    const words = indexesOf([from, until]).filter((at) => !grammar.isStopWord(keyAt(tokens, at)));
    if (words.length > maxItemWords) break;
    if (words.length > 0) items.push([from, until]);
    if (from === least || beginsList(from - 1, sentence)) break;
    until = isAndOr(keyAt(tokens, from - 1)) ? from - 1 : from;
  }
  return items;
}

/** True where an item begins at a token: behind a comma, "and", or what begins the list. */
function endsBefore(from: number, until: number, sentence: Sentence): boolean {
  const { tokens, grammar } = sentence;
  return (
    (from < until && tokens[from]?.opens === true) ||
    grammar.syntax.isAndOr(keyAt(tokens, from - 1)) ||
    beginsList(from - 1, sentence)
  );
}

function beginsList(at: number, { tokens, grammar }: Sentence): boolean {
  const { verbs, noneOfThose } = grammar.exclusions;
  const key = keyAt(tokens, at);
  const begins = [verbs.light, verbs.consuming, noneOfThose.beginnings];
  return begins.some((words) => words.has(key));
}

/** The token that begins the sentence of a token. */
function sentenceStart(at: number, { text, tokens }: Sentence): number {
  let start = Math.max(0, at);
  while (start > 0 && !/[.!?]/.test(text.slice(tokens[start - 1]?.end, tokens[start]?.start)))
    start -= 1;
  return start;
}

function refusedAt(run: Run, sentence: Sentence): FoundPart {
  const { start, end } = partOf(sentence, run, 1);
  return { label: refuses, start, end, tagProbability: 1 };
}
