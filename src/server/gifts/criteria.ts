import type { GiftCriteria } from '../../contract/schemas.ts';
import { changeWish } from '../../finder/change-wish.ts';
import { type Occasion, occasions, type Recipient, recipients } from '../../finder/vocabulary.ts';
import type { Wish, WishInterest } from '../../finder/wish.ts';
import { Failure } from '../http/failure.ts';
import type { GiftEngine } from './gift-engine.ts';

/** The wish with what a visitor changed; a word that the engine does not know is refused by its field. */
export function withCriteria(wish: Wish, criteria: GiftCriteria, engine: GiftEngine): Wish {
  const { interests = [], withoutKinds = [], age, budget, ...rest } = criteria;
  const added = interests.map((concept, at): WishInterest => {
    if (!engine.concepts.has(concept)) throw unknown(`interests.${at}`);
    return { concept, confidence: 1, words: [] };
  });
  const here = new Set(wish.interests.map(({ concept }) => concept));
  const whole: Wish = {
    ...wish,
    interests: [...wish.interests, ...added.filter(({ concept }) => !here.has(concept))],
    kinds: wish.kinds.filter(({ kind }) => !withoutKinds.includes(kind)),
  };
  if (age && age.min > age.max) throw unknown('age');
  if (budget && budget.min !== null && budget.max !== null && budget.min > budget.max)
    throw unknown('budget');
  return changeWish(whole, {
    ...(rest.withoutInterests && { withoutInterests: rest.withoutInterests }),
    ...(rest.withoutExclusions && { withoutExclusions: rest.withoutExclusions }),
    ...(age !== undefined && { age }),
    ...(budget !== undefined && {
      budget: budget && (budget.min !== null || budget.max !== null) ? budget : null,
    }),
    ...(rest.recipient !== undefined && { recipient: recipientOf(rest.recipient) }),
    ...(rest.occasion !== undefined && { occasion: occasionOf(rest.occasion) }),
  });
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
