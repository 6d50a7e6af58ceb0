import type { Occasion, Recipient } from '../content/vocabulary.ts';

/** Recipients for whom nearly the same gifts are suitable. */
export const similarRecipients: Readonly<Record<Recipient, readonly Recipient[]>> = {
  partner: ['couple'],
  parent: ['grandparent', 'relative', 'family'],
  grandparent: ['parent', 'relative'],
  child: ['family'],
  teen: ['sibling'],
  sibling: ['friend', 'relative'],
  friend: ['sibling'],
  colleague: ['acquaintance', 'friend'],
  boss: ['colleague', 'acquaintance'],
  teacher: ['acquaintance', 'colleague'],
  neighbour: ['acquaintance', 'host', 'friend'],
  host: ['neighbour', 'couple', 'acquaintance', 'friend'],
  couple: ['family', 'host', 'partner'],
  family: ['couple'],
  'parents-to-be': ['couple', 'parent', 'family'],
  relative: ['parent', 'sibling', 'friend', 'grandparent'],
  acquaintance: ['colleague', 'neighbour', 'host', 'teacher'],
};
/** Occasions whose gifts suit another one too, which fewer ideas name. */
const similarOccasions: Readonly<Partial<Record<Occasion, Occasion>>> = {
  confirmation: 'communion',
  'baby-shower': 'birth',
  'name-day': 'birthday',
  advent: 'saint-nicholas',
  'driving-licence': 'exam',
  promotion: 'new-job',
};

/** Returns the occasion whose gifts suit this one too; undefined when there is none. */
export function similarOccasion(occasion: Occasion): Occasion | undefined {
  return similarOccasions[occasion];
}

/** Occasions on which nearly every gift is suitable. */
const generalOccasions = new Set<Occasion>([
  'birthday',
  'christmas',
  'just-because',
  'hanukkah',
  'name-day',
]);

/** Returns true for an occasion with its own kinds of gifts. Their ideas are in few categories. */
export function hasOwnIdeas(occasion: Occasion): boolean {
  return !generalOccasions.has(occasion);
}
