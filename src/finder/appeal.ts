import type { Idea } from './catalogue.ts';

/** Themes that please many: what to begin with when nothing is known about the receiver. */
const welcome = new Set(
  `gourmet chocolate sweets cooking kitchen cosy relaxation wellness bathing self-care sleep candles flowers plants
  home-decor tableware photo-gifts memories personalised experiences family-time family-games board-games party-games
  quiz reading music travel picnic hosting breakfast coffee tea practical warmth soft-toys construction-toys pretend-play
  outdoor-play learning-toys crafts stationery romance friendship handmade subscriptions gardening lighting humour
  toddler-play baby experiments games gadgets headphones always-on-the-go bags`.split(/\s+/),
);

/** What somebody or a gift is like, rather than what it is about: alone these leave everything open. */
const traits = new Set(
  'has-everything busy-people practical quirky luxury collecting always-on-the-go small-spaces money-gifts'.split(
    ' ',
  ),
);

export function isTrait(concept: string): boolean {
  return traits.has(concept);
}

/** What is said of the day, the giver or the gift rather than of what somebody does. */
const circumstances = new Set([
  ...traits,
  ...`new-home office-workers teachers student-life kindergarten school expats long-distance wedding-jubilee party-favours pocket-money-toys toddler-play
  friendship couples romance sentimental personalised humour cosy subscriptions handmade motherhood fatherhood
  grandchildren family-time memories photo-gifts relaxation stress-relief self-care driving-licence always-cold
  minimalism hosting home-office nurses craftspeople farmers programmers busy-people night-shifts poor-sight`.split(
    /\s+/,
  ),
]);

/** A theme that leaves open what somebody likes to do. */
export function isCircumstance(concept: string): boolean {
  return circumstances.has(concept);
}

/**
 * How safe an idea is for somebody unknown, as a factor: broad themes, nothing that needs room or
 * strength, no joke that may fall flat. The name adds a little of its own, so that wishes which say
 * the same thing differently still begin with the same ideas.
 */
export function appeal(idea: Idea): number {
  const broad = idea.concepts.some((concept) => welcome.has(concept)) ? 1 : 0.78;
  const also = idea.also?.some((concept) => welcome.has(concept)) ? 1 : 0.93;
  const flags = idea.flags ?? [];
  const risky = flags.some((flag) =>
    /^(?:adult|needs-space|needs-fitness|noisy|living)$/.test(flag),
  );
  const usual = (idea.price[0] + idea.price[1]) / 2;
  const dear = usual > 150 ? 0.8 : usual > 70 ? 0.92 : 1;
  const many = 0.88 + 0.02 * Math.min(6, idea.for.length);
  return broad * also * (risky ? 0.82 : 1) * dear * many * (0.93 + 0.07 * chance(idea.id));
}

/** 0 to 1 from a name (FNV-1a): the same everywhere and for ever. */
function chance(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
