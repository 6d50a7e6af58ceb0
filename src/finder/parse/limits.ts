import type { Token } from '../text/normalize.ts';
import { parseExclusions } from './exclusions/exclusions.ts';
import {
  type PlausibleExclusions,
  plausibleExclusions,
} from './exclusions/plausible-exclusions.ts';
import type { ReadAge } from './numbers/age.ts';
import type { ReadBudget } from './numbers/budget.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import type { Reading } from './reading.ts';
import { inside, insideAny, keyAt, type Sentence } from './sentence.ts';

/** The parts that limit the ideas, and the tokens that no later part is read from. */
export interface Limits {
  readonly budget: ReadBudget | null;
  readonly age: ReadAge | null;
  readonly exclusions: PlausibleExclusions;
  /** tokens of budget, exclusions, idioms, reminders, causes of death and of what the giver says of herself */
  readonly used: ReadonlySet<number>;
  /** these, and those of things that are owned */
  readonly unreadable: ReadonlySet<number>;
}

/** Returns budget, age and exclusions, and the tokens that they are read from. */
export function readLimits(reading: Reading): Limits {
  const { sentence, known, concepts, plausibility, idioms, isWord } = reading;
  const { folded, tokens, grammar } = sentence;
  const ofPage = known.grammars.of(reading.language);
  const { budget, age, headCounts } = readNumbers(sentence, ofPage, plausibility, idioms);
  const reminders = grammar.exclusions.reminders(folded).map((place) => [...inside(tokens, place)]);
  const isSmall = (at: number) => grammar.isStopWord(keyAt(tokens, at));
  // "But doesn't play" refuses nothing.
  const unpractised = grammar.exclusions.barred.unpractised(folded);
  // Of "nothing that sounds like therapy", therapy is refused, and "sounds" names nothing.
  const begun = new Set([
    ...insideAny(tokens, [...idioms.givers, ...headCounts, ...unpractised]),
    ...insideAny(tokens, grammar.causesOfDeath(folded)),
    ...inside(tokens, budget),
    ...reminders.flatMap((told) => told.slice(-1)).filter((at) => !isSmall(at)),
  ]);
  const conceptsAt = (other: readonly Token[], index: number) => concepts.at(other, index, grammar);
  const exclusions = plausibleExclusions(
    parseExclusions(sentence, { conceptsAt, isWord }, begun),
    sentence,
    plausibility,
  );
  const used = new Set([
    ...begun,
    ...exclusions.used,
    ...insideAny(tokens, idioms.places),
    ...reminders.flat(),
    ...reminders.flatMap((told) => remindedOf(told, sentence)),
  ]);
  return {
    budget,
    age,
    exclusions,
    used,
    unreadable: new Set([...used, ...exclusions.owned]),
  };
}

/** "Nothing that reminds her of the wedding": what stands behind such words, which is no occasion and no interest. */
function remindedOf(told: readonly number[], { tokens, grammar }: Sentence): readonly number[] {
  const last = told.at(-1) ?? -1;
  if (!grammar.isStopWord(keyAt(tokens, last))) return [];
  const named = tokens.findIndex(({ key }, at) => at > last && !grammar.isStopWord(key));
  const isSameClause = !tokens.slice(last + 1, named + 1).some(({ opens }) => opens);
  return named < 0 || !isSameClause ? [] : [named];
}
