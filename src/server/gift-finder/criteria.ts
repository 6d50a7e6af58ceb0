import type { GiftCriteria } from '../../contract/schemas.ts';
import { changeQuery, type QueryChange } from '../../finder/change-query.ts';
import { occasions, recipients } from '../../finder/content/vocabulary.ts';
import { exclusionName, isImpliedBy } from '../../finder/exclusion.ts';
import type { ParsedQuery, QueryInterest } from '../../finder/parsed-query.ts';
import { Failure } from '../errors.ts';
import type { GiftEngine } from './gift-engine.ts';
import { exclusionChips } from './views/exclusion-chips.ts';
import type { GiftPhrases } from './views/gift-phrases.ts';

/** Returns the parsed query with the changes of a visitor. Throws `request.invalid`, with the field, for a value that the engine does not know. */
export function withCriteria(
  query: ParsedQuery,
  criteria: GiftCriteria,
  engine: Pick<GiftEngine, 'concepts'>,
  words: GiftPhrases,
): ParsedQuery {
  const { interests = [], withoutKinds = [], withoutSituations = [] } = criteria;
  const added = addedInterests(interests, engine);
  const here = new Set(query.interests.map(({ concept }) => concept));
  const gone = query.situations.filter(({ situation }) => withoutSituations.includes(situation));
  const whole: ParsedQuery = {
    ...query,
    interests: [...query.interests, ...added.filter(({ concept }) => !here.has(concept))],
    situations: query.situations.filter((one) => !gone.includes(one)),
    excluded: query.excluded.filter((one) => !gone.some((part) => isImpliedBy(one, part))),
    kinds: query.kinds.filter(({ kind }) => !withoutKinds.includes(kind)),
  };
  return changeQuery(whole, changeOf(criteria, whole, words));
}

function addedInterests(
  concepts: readonly string[],
  engine: Pick<GiftEngine, 'concepts'>,
): readonly QueryInterest[] {
  return concepts.map((concept, at) => {
    if (!engine.concepts.has(concept)) throw unknown(`interests.${at}`);
    return { concept, confidence: 1, words: [] };
  });
}

function changeOf(criteria: GiftCriteria, query: ParsedQuery, words: GiftPhrases): QueryChange {
  const { withoutInterests, withoutExclusions, age, budget, recipient, occasion } = criteria;
  if (age && age.min > age.max) throw unknown('age');
  return {
    withoutInterests: withoutInterests && alikeInterests(query, withoutInterests, words),
    withoutExclusions: withoutExclusions && alikeExclusions(query, withoutExclusions, words),
    age,
    budget: budget && boundsOf(budget),
    recipient: recipientOf(recipient),
    occasion: occasionOf(occasion),
  };
}

/** Returns null for a budget without a bound. */
function boundsOf({ min, max }: NonNullable<GiftCriteria['budget']>): QueryChange['budget'] {
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min > max) throw unknown('budget');
  return { min, max };
}

/** Returns the concepts to remove: a chip shows all concepts with its label, so removing it removes them all. */
function alikeInterests(
  { interests }: ParsedQuery,
  out: readonly string[],
  words: GiftPhrases,
): readonly string[] {
  const names = new Set(out.map(words.concept));
  const alike = interests.filter(({ concept }) => names.has(words.concept(concept)));
  return [...out, ...alike.map(({ concept }) => concept)];
}

function alikeExclusions(
  { excluded }: ParsedQuery,
  out: readonly string[],
  words: GiftPhrases,
): readonly string[] {
  const chips = exclusionChips(excluded, words);
  const gone = chips.filter(({ all }) => all.some((one) => out.includes(exclusionName(one))));
  return [...out, ...gone.flatMap(({ all }) => all.map(exclusionName))];
}

function recipientOf(value: GiftCriteria['recipient']): QueryChange['recipient'] {
  if (value === undefined || value === null) return value;
  const found = recipients.find((each) => each === value);
  if (!found) throw unknown('recipient');
  return found;
}

function occasionOf(value: GiftCriteria['occasion']): QueryChange['occasion'] {
  if (value === undefined || value === null) return value;
  const found = occasions.find((each) => each === value);
  if (!found) throw unknown('occasion');
  return found;
}

function unknown(field: string): Failure {
  return new Failure('request.invalid', {
    errors: [{ field: `criteria.${field}`, code: 'invalid' }],
  });
}
