import type { GiftCriteria } from '../../contract/schemas.ts';
import { changeQuery, exclusionName } from '../../finder/change-query.ts';
import {
  type Occasion,
  occasions,
  type Recipient,
  recipients,
} from '../../finder/content/vocabulary.ts';
import type { ParsedQuery, QueryInterest } from '../../finder/parsed-query.ts';
import { Failure } from '../errors.ts';
import { exclusionChips } from './exclusion-chips.ts';
import type { GiftEngine } from './gift-engine.ts';
import type { GiftPhrases } from './gift-phrases.ts';

/** The wish with what a visitor changed; a word that the engine does not know is refused by its field. */
export function withCriteria(
  wish: ParsedQuery,
  criteria: GiftCriteria,
  engine: GiftEngine,
  words: GiftPhrases,
): ParsedQuery {
  const {
    interests = [],
    withoutKinds = [],
    withoutSituations = [],
    age,
    budget,
    ...rest
  } = criteria;
  const added = interests.map((concept, at): QueryInterest => {
    if (!engine.concepts.has(concept)) throw unknown(`interests.${at}`);
    return { concept, confidence: 1, words: [] };
  });
  const here = new Set(wish.interests.map(({ concept }) => concept));
  const whole: ParsedQuery = {
    ...wish,
    interests: [...wish.interests, ...added.filter(({ concept }) => !here.has(concept))],
    situations: wish.situations.filter(({ situation }) => !withoutSituations.includes(situation)),
    kinds: wish.kinds.filter(({ kind }) => !withoutKinds.includes(kind)),
  };
  if (age && age.min > age.max) throw unknown('age');
  if (budget && budget.min !== null && budget.max !== null && budget.min > budget.max)
    throw unknown('budget');
  return changeQuery(whole, {
    ...(rest.withoutInterests && {
      withoutInterests: alikeInterests(whole, rest.withoutInterests, words),
    }),
    ...(rest.withoutExclusions && {
      withoutExclusions: alikeExclusions(whole, rest.withoutExclusions, words),
    }),
    ...(age !== undefined && { age }),
    ...(budget !== undefined && {
      budget: budget && (budget.min !== null || budget.max !== null) ? budget : null,
    }),
    ...(rest.recipient !== undefined && { recipient: recipientOf(rest.recipient) }),
    ...(rest.occasion !== undefined && { occasion: occasionOf(rest.occasion) }),
  });
}

/** A chip stands for all themes that have its name, and is taken out with them. */
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

function recipientOf(value: string | null): Recipient | null {
  const found = recipients.find((each) => each === value);
  if (value !== null && !found) throw unknown('recipient');
  return found ?? null;
}

function occasionOf(value: string | null): Occasion | null {
  const found = occasions.find((each) => each === value);
  if (value !== null && !found) throw unknown('occasion');
  return found ?? null;
}

function unknown(field: string): Failure {
  return new Failure('request.invalid', {
    errors: [{ field: `criteria.${field}`, code: 'invalid' }],
  });
}
