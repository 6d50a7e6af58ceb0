import { hashString } from '../../../src/domain/hash-string.ts';
import type { Language } from '../../../src/domain/language.ts';
import { parseQuery } from '../../../src/finder/parse/parse-query.ts';
import {
  evidenceFor,
  type PartKind,
  type PartModel,
  partKinds,
  probabilityOf,
} from '../../../src/finder/parse/part-probability.ts';
import { type Knowledge, sentenceOf } from '../../../src/finder/parse/reading.ts';
import { taggedQuery } from '../../../src/finder/parse/tagging.ts';
import { interestLabels } from '../../../src/finder/tagger/labels.ts';
import type { AnnotatedQuery } from '../../../src/finder/tagger/training/annotated-queries.ts';
import { byFold } from '../folds.ts';
import { judgedChips } from './chips.ts';
import { fitLogistic } from './logistic-regression.ts';

/** A chip with what speaks for it; `values` are those of `evidenceFor`. */
export interface ChipCase {
  readonly language: Language;
  readonly kind: PartKind;
  readonly values: readonly number[];
  readonly isTrue: boolean;
  /** decides in which fold it is */
  readonly text: string;
}

/** Returns the chips of annotated queries that the tagger can judge. */
export function chipCases(
  queries: readonly AnnotatedQuery[],
  language: Language,
  known: Knowledge,
): readonly ChipCase[] {
  return queries.flatMap((query) => {
    const sentence = sentenceOf(query.text, language, known);
    const tagged = taggedQuery(sentence, known.concepts, known.taggers);
    const concepts = query.parts
      .filter(({ label }) => interestLabels.includes(label))
      .flatMap(({ start, end }) =>
        parseQuery(query.text.slice(start, end), language, known).interests.map(
          ({ concept }) => concept,
        ),
      );
    const chips = judgedChips(parseQuery(query.text, language, known), query, new Set(concepts));
    return chips.flatMap(({ kind, part, isTrue }) => {
      const values = evidenceFor(kind, part, tagged, sentence.tokens.length);
      return values === null ? [] : [{ language, kind, values, isTrue, text: query.text }];
    });
  });
}

/** Returns the model that is learned from chips. */
export function learnPartModel(cases: readonly ChipCase[]): PartModel {
  const weights = partKinds.map((kind) => [
    kind,
    fitLogistic(cases.filter((each) => each.kind === kind)).map((weight) =>
      Number(weight.toFixed(4)),
    ),
  ]);
  return Object.fromEntries(weights) as PartModel;
}

/** A chip with its probability. */
export interface WeighedChip extends ChipCase {
  readonly probability: number;
}

/** Returns the chips with their probabilities. */
export function weighed(cases: readonly ChipCase[], model: PartModel): readonly WeighedChip[] {
  return cases.map((each) => ({
    ...each,
    probability: probabilityOf(each.values, model[each.kind]),
  }));
}

/** Returns the chips with probabilities that were learned without their own query. */
export function crossValidated(cases: readonly ChipCase[]): readonly WeighedChip[] {
  return byFold(
    cases,
    (own, others) => weighed(own, learnPartModel(others)),
    ({ text }) => hashString(`fold ${text}`),
  );
}

/** Prints how many of the chips that are sure enough are false, and how many of the true ones are among them. */
export function printChips(chips: readonly WeighedChip[], least: number): void {
  const line = (name: string, all: readonly WeighedChip[]) => {
    const claimed = all.filter(({ probability }) => probability >= least);
    const wrong = claimed.filter(({ isTrue }) => !isTrue);
    const rightOnes = all.filter(({ isTrue }) => isTrue);
    console.log(
      `  chips ${name.padEnd(10)} false ${percent(all.length - rightOnes.length, all.length)} of ${all.length}; from ${least} on ${percent(wrong.length, claimed.length)} of ${claimed.length}, true ones kept ${percent(claimed.length - wrong.length, rightOnes.length)}`,
    );
  };
  for (const kind of partKinds)
    line(
      kind,
      chips.filter((each) => each.kind === kind),
    );
  for (const language of new Set(chips.map((each) => each.language)))
    line(
      language,
      chips.filter((each) => each.language === language),
    );
  line('all', chips);
}

/** Prints the probabilities from which on shares of the chips are false. */
export function printThresholds(chips: readonly WeighedChip[]): void {
  const sorted = chips.toSorted((a, b) => b.probability - a.probability);
  const rightOnes = chips.filter(({ isTrue }) => isTrue).length;
  for (const share of [0.02, 0.03, 0.04, 0.05, 0.08, 0.1]) {
    let wrong = 0;
    let best = 0;
    let kept = 0;
    sorted.forEach(({ isTrue }, at) => {
      wrong += Number(!isTrue);
      if (wrong > share * (at + 1)) return;
      best = at;
      kept = at + 1 - wrong;
    });
    console.log(
      `  chips: ${share * 100} % false from ${sorted[best]?.probability.toFixed(3)} on, true ones kept ${percent(kept, rightOnes)}`,
    );
  }
}

function percent(count: number, of: number): string {
  return `${(of === 0 ? 0 : (100 * count) / of).toFixed(1)} %`;
}
