import type { QuerySituation } from '../../parsed-query.ts';
import { type Place, touches } from '../../text/normalize.ts';
import type { ReadAge } from '../numbers/age.ts';
import { indexesOf, keyAt, type Run, runOf, type Sentence } from '../sentence.ts';
import { isLoss, isMourning } from '../situation-kinds.ts';
import { isChild, type RecipientsMatch } from './recipient.ts';

/** In years; few pets grow older than the second, by judgement. */
export const babyAge = 1;
const oldestPet = 25;

/** Returns true for the age of a baby, of a pet or of whoever is named in the words for a loss. */
export function isAgeOfMourned(
  age: ReadAge,
  situations: readonly QuerySituation[],
  { recipients }: Pick<RecipientsMatch, 'recipients'>,
  sentence: Sentence,
): boolean {
  const mourns = isMourning(situations);
  if (mourns && age.max <= babyAge) return true;
  const isTold = recipients.some(
    (one) => touches(one, age) || runUntilAge(one, age, sentence) !== undefined,
  );
  if (isTold) return false;
  if (mourns) return situations.some((one) => isLoss(one) && endsWithAge(one, age, sentence));
  return situations.some(isLoss) && age.max <= oldestPet && !recipients.some(isChild);
}

/** "Lost their daughter of two", "vor drei Jahren mit 40 gestorben"; behind a comma somebody else's age follows. */
function endsWithAge(loss: QuerySituation, age: ReadAge, sentence: Sentence): boolean {
  if (touches(loss, age) && age.start > (loss.start ?? 0)) return true;
  const run = runUntilAge(loss, age, sentence);
  return run !== undefined && !indexesOf(run).some((at) => sentence.tokens[at]?.opens);
}

/**
 * The tokens from behind words until behind an age that belongs to them, with at most a preposition between: "fille de
 * 8 ans".
 */
function runUntilAge(
  words: Partial<Place>,
  age: Place,
  { tokens, grammar }: Sentence,
): Run | undefined {
  const [, from] = runOf(tokens, words) ?? [];
  const [until] = runOf(tokens, age) ?? [];
  if (from === undefined || until === undefined || until < from || until - from > 1) return;
  const { syntax } = grammar;
  const run: Run = [from, until + 1];
  const beginsClause = indexesOf(run).some((at) => {
    const key = keyAt(tokens, at);
    return syntax.isAndOr(key) || syntax.clauseWords.has(key) || syntax.clauseVerbs.has(key);
  });
  return beginsClause ? undefined : run;
}
