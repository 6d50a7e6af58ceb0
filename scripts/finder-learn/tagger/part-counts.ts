import { type Label, type LabelledPart, labels } from '../../../src/finder/tagger/labels.ts';
import { touches } from '../../../src/finder/text/normalize.ts';

/** The parts that a person marked in a query, and those that were found in it. */
export interface ComparedParts {
  readonly parts: readonly LabelledPart[];
  readonly found: readonly LabelledPart[];
}

/** What is counted of one or all labels: `right` of `found` parts are marked so, `met` of `marked` ones are found. */
export interface PartCounts {
  readonly right: number;
  readonly found: number;
  readonly met: number;
  readonly marked: number;
}

/** Returns how many parts with a label are right and met; two parts are the same when they share a character. */
export function countsOf(label: Label, all: readonly ComparedParts[]): PartCounts {
  const pairs = all.map(({ parts, found }) => ({
    mine: found.filter((part) => part.label === label),
    theirs: parts.filter((part) => part.label === label),
  }));
  const sum = (of: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  const touching = (some: readonly LabelledPart[], others: readonly LabelledPart[]) =>
    some.filter((part) => others.some((other) => touches(part, other))).length;
  return {
    right: sum(({ mine, theirs }) => touching(mine, theirs)),
    found: sum(({ mine }) => mine.length),
    met: sum(({ mine, theirs }) => touching(theirs, mine)),
    marked: sum(({ theirs }) => theirs.length),
  };
}

/** Prints precision, recall and F1 of each label, and of all of them. */
export function printCounts(system: string, all: readonly ComparedParts[]): void {
  const byLabel = labels.map((label) => [label, countsOf(label, all)] as const);
  for (const [label, counts] of byLabel) printLine(system, label, counts);
  const total = (name: keyof PartCounts) =>
    byLabel.reduce((sum, [, counts]) => sum + counts[name], 0);
  printLine(system, 'all', {
    right: total('right'),
    found: total('found'),
    met: total('met'),
    marked: total('marked'),
  });
}

function printLine(system: string, name: string, { right, found, met, marked }: PartCounts): void {
  if (found === 0) return;
  const precision = right / found;
  const recall = marked === 0 ? 0 : met / marked;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  console.log(
    `  ${system.padEnd(8)} ${name.padEnd(10)} precision ${precision.toFixed(2)}  recall ${recall.toFixed(2)}  F1 ${f1.toFixed(3)}  (${marked} marked)`,
  );
}
