import type { Language } from '../../domain/language.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { assembleQuery } from './assemble-query.ts';
import { allExclusions } from './exclusions/all-exclusions.ts';
import { readLimits } from './limits.ts';
import { readNeed } from './need.ts';
import { withProbabilities } from './part-probability.ts';
import { type Knowledge, readingOf } from './reading.ts';
import { readWishes } from './wishes.ts';

/**
 * Returns the parsed query; parts that the text does not name are null or empty. The order of the
 * steps resolves conflicts: budget and age first, since no other part has numbers; then exclusions,
 * so that they are not read as interests; then the occasion, the recipients and their situations; then
 * interests and kinds in the words that are left; then the exclusions that all of these imply.
 * @param input what the visitor typed; text beyond 500 characters is ignored
 * @param language the language of the page
 */
export function parseQuery(input: string, language: Language, known: Knowledge): ParsedQuery {
  const reading = readingOf(input, language, known);
  const limits = readLimits(reading);
  const need = readNeed(reading, limits);
  const wishes = readWishes(reading, limits, need);
  const { sentence, tagged, partsOfOthers } = reading;
  const excluded = allExclusions(sentence, partsOfOthers, {
    ...need,
    ...wishes,
    situations: [...need.situations, ...need.hidden],
    excluded: limits.exclusions.excluded,
  });
  const query = assembleQuery(reading, limits, need, wishes, excluded);
  return known.parts === null
    ? query
    : withProbabilities(query, tagged, sentence.tokens.length, known.parts);
}
