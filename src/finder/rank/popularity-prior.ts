import { hashString } from '../../domain/hash-string.ts';
import type { Idea } from '../catalogue.ts';

/** Concepts that many people like; they rank first when the recipient is unknown. */
const popularConcepts = new Set(
  `gourmet chocolate sweets cooking kitchen cosy relaxation wellness bathing self-care sleep candles flowers plants
  home-decor tableware photo-gifts memories personalised experiences family-time family-games board-games party-games
  quiz reading music travel picnic hosting breakfast coffee tea practical warmth soft-toys construction-toys pretend-play
  outdoor-play learning-toys crafts stationery romance friendship handmade subscriptions gardening lighting humour
  toddler-play baby experiments games gadgets headphones always-on-the-go bags`.split(/\s+/),
);

/** Concepts that describe a person or a gift and name no interest. */
const traits = new Set(
  'has-everything busy-people practical quirky luxury collecting always-on-the-go small-spaces money-gifts'.split(
    ' ',
  ),
);

/**
 * Returns true for a concept that describes a person or a gift and names no interest, such as
 * "practical".
 */
export function isTrait(concept: string): boolean {
  return traits.has(concept);
}

/** Concepts that describe the occasion, the recipient's situation or the gift. */
const circumstances = new Set([
  ...traits,
  ...`new-home office-workers teachers student-life kindergarten school expats long-distance wedding-jubilee party-favours pocket-money-toys toddler-play
  friendship couples romance sentimental personalised humour cosy subscriptions handmade motherhood fatherhood
  grandchildren family-time memories photo-gifts relaxation stress-relief self-care driving-licence always-cold
  minimalism hosting home-office nurses craftspeople farmers programmers busy-people night-shifts poor-sight`.split(
    /\s+/,
  ),
]);

/** Returns true for a concept that does not say what somebody likes to do. Traits are included. */
export function isCircumstance(concept: string): boolean {
  return circumstances.has(concept);
}

/**
 * Returns how safe an idea is for an unknown recipient, as a factor up to 1: popular concepts,
 * nothing that needs space or strength, no joke that may fail. A small part depends on the id
 * alone, so that similar queries begin with the same ideas.
 */
export function popularityPrior(idea: Idea): number {
  const conceptFactor = idea.concepts.some((concept) => popularConcepts.has(concept)) ? 1 : 0.78;
  const alsoFactor = idea.also?.some((concept) => popularConcepts.has(concept)) ? 1 : 0.93;
  const flags = idea.flags ?? [];
  const isRisky = flags.some((flag) =>
    /^(?:adult|needs-space|needs-fitness|noisy|living)$/.test(flag),
  );
  const meanPriceEuros = (idea.price[0] + idea.price[1]) / 2;
  const priceFactor = meanPriceEuros > 150 ? 0.8 : meanPriceEuros > 70 ? 0.92 : 1;
  const recipientFactor = 0.88 + 0.02 * Math.min(6, idea.for.length);
  return (
    conceptFactor *
    alsoFactor *
    (isRisky ? 0.82 : 1) *
    priceFactor *
    recipientFactor *
    (0.93 + 0.07 * (hashString(idea.id) / 2 ** 32))
  );
}
