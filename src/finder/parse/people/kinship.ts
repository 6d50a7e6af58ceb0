import type { Recipient } from '../../content/vocabulary.ts';
import type { Role } from '../../languages/people-grammars.ts';
import type { QueryAge } from '../../parsed-query.ts';

/** What the partner of somebody is to the giver; of others an acquaintance. */
const partnerOf: Readonly<Partial<Record<Recipient, Recipient>>> = {
  parent: 'parent',
  grandparent: 'grandparent',
  sibling: 'sibling',
  child: 'relative',
  teen: 'relative',
  relative: 'relative',
  friend: 'friend',
  neighbour: 'neighbour',
};
/** What the relatives of somebody are to the giver, where they are not what they are called. */
const relativesOf: Readonly<
  Partial<Record<Recipient, Readonly<Partial<Record<Recipient, Recipient>>>>>
> = {
  parent: { parent: 'grandparent', child: 'sibling', sibling: 'relative' },
  child: { sibling: 'child' },
  teen: { sibling: 'child' },
  relative: { parent: 'relative', grandparent: 'relative', sibling: 'relative' },
  friend: { parent: 'acquaintance', grandparent: 'acquaintance' },
};
/** The relatives of all others are strangers too, but for their children. */
const strangers: ReadonlySet<Recipient> = new Set<Recipient>([
  'colleague',
  'boss',
  'neighbour',
  'teacher',
  'acquaintance',
]);
const grownRelatives: ReadonlySet<Recipient | null> = new Set<Recipient>([
  'parent',
  'grandparent',
  'sibling',
  'relative',
]);

/** Returns true for children and teenagers; false also where the relation is unknown. */
export function isMinor(recipient: Recipient | null): boolean {
  return recipient === 'child' || recipient === 'teen';
}

/** In years; whoever is younger is a child. */
const teenAge = 13;

/** Returns what a minor of an age is. */
export function minorOf({ min }: Pick<QueryAge, 'min'>): Recipient {
  return min < teenAge ? 'child' : 'teen';
}

const adults: ReadonlySet<Recipient | null> = new Set<Recipient>([
  ...(['parent', 'grandparent', 'partner', 'colleague', 'boss', 'teacher'] as const),
  ...(['host', 'couple'] as const),
]);

/** Returns true for somebody who is an adult by the word alone; "the boy next door" is a neighbour too. */
export function isAdult({ recipient }: Pick<Role, 'recipient'>): boolean {
  return adults.has(recipient);
}

/**
 * Returns what somebody with an owner is to the giver: "my sister's husband" is no partner, and "my daughter's friend" a
 * child.
 * @param owner what the owner is to the giver; null without one
 */
export function roleThrough(role: Role, owner: Role | null): Role {
  const of = owner?.recipient ?? null;
  if (owner === null || of === null) return role;
  if (role.recipient === 'partner' || role.mayBeSpouse) return partnerTo(owner, of, role);
  if (role.recipient === 'friend') return friendOf(owner, of, role);
  // The friend of a daughter is a child, whose parents are strangers.
  const recipient = relativeOf(owner.whenGrown === 'friend' ? 'friend' : of, role.recipient);
  return { ...role, recipient, ...(recipient === 'child' ? { mayBeGrown: true } : {}) };
}

function partnerTo({ mayBeFriend }: Role, of: Recipient, role: Role): Role {
  const recipient = partnerOf[mayBeFriend ? 'friend' : of] ?? 'acquaintance';
  return { ...role, recipient, mayBeFriend: undefined };
}

function relativeOf(of: Recipient, recipient: Role['recipient']): Role['recipient'] {
  if (recipient === null) return null;
  const isStranger = strangers.has(of) && grownRelatives.has(recipient);
  return isStranger ? 'acquaintance' : (relativesOf[of]?.[recipient] ?? recipient);
}

const areManAndWoman = (one: Role, other: Role) =>
  one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender;

/** Friends of children are children, unless a partner may be meant: "die Freundin meines Sohnes" is his. */
function friendOf(owner: Role, person: Recipient, role: Role): Role {
  if (role.mayBePartner && areManAndWoman(owner, role)) return partnerTo(owner, person, role);
  if (role.mayBePartner || !isMinor(person)) return role;
  return { ...role, recipient: person, mayBeGrown: true, whenGrown: 'friend' };
}
