import type { Recipient } from '../../content/vocabulary.ts';
import type { Role } from '../../languages/language-pack.ts';
import type { Grammar } from '../grammar.ts';
import { keyAt, type Run, type Sentence } from '../sentence.ts';

/** A person named in a query, as token indexes; `until` is excluded. */
export interface Hit {
  readonly role: Role;
  readonly from: number;
  readonly until: number;
  readonly confidence: number;
  /** the tokens from one to the other, where the owner has no apostrophe: "my boyfriends parents" */
  readonly chain?: Run;
  readonly isOwned?: boolean;
}

/** The people of a sentence by what they have to do with the gift. */
export interface People {
  /** those who receive, with what they are to the giver: the friend of a daughter is a child */
  readonly receiving: readonly Hit[];
  /** the same, and owners who are told about again: "my mum's nurse; mum has been ill" */
  readonly withOwners: readonly Hit[];
  /** those of "my A's B" whose B receives, and who gives beside somebody who receives */
  readonly owners: readonly Hit[];
  /** true when somebody has died */
  readonly areMourned: boolean;
}

/** Words before a person within which a giver is named, and after one within which is told that they died. */
const reach = 7;

/** Returns who receives: no owners, givers, dead people, nor what somebody works as. */
export function peopleOf(hits: readonly Hit[], sentence: Sentence): People {
  const named = merge(withoutProfessions(hits, sentence), sentence);
  const all = named.filter((hit, at) => !isDead(hit, named[at - 1], named[at + 1], sentence));
  const owners = new Set<Hit>();
  const found = all.flatMap((hit, at) => {
    const before = all[at - 1];
    const after = all[at + 1];
    const isOwner =
      (after && ownsNext(hit, after, sentence)) || (before && isOwnerOf(before, hit, sentence));
    if (isOwner) owners.add(hit);
    if (isOwner || (before && isChildOfParent(hit, sentence))) return [];
    const owner = ownerOf(hit, before, after, sentence) ?? whose(hit, before, sentence);
    return [
      {
        ...hit,
        role: roleTo(hit, owner),
        isOwned: owner !== undefined,
        ...chainOf(hit, owner, sentence),
      },
    ];
  });
  const { otherPersonPhrase, bystanderPhrase } = sentence.grammar.pack.recipients;
  // "My niece wants a drone, her mum says no": whoever belongs to one that was named is only mentioned.
  const givers = found.filter((hit) => follows(otherPersonPhrase, hit, sentence));
  const others = found.filter(
    (hit) =>
      !givers.includes(hit) && !(hit !== found[0] && follows(bystanderPhrase, hit, sentence)),
  );
  const withOwners = others.length > 0 ? others : found;
  const hasOwnersRole = ({ role }: Hit) => [...owners].some((one) => one.role === role);
  return {
    receiving: withOwners.filter((hit) => hit.isOwned || !hasOwnersRole(hit)),
    withOwners,
    owners: [...owners, ...(others.length > 0 ? givers : [])],
    areMourned: all.length < named.length,
  };
}

/** A tagger that knows the possessive reads it right; without it, two people look like one. */
function chainOf(
  { from, until }: Hit,
  owner: Hit | undefined,
  { tokens, grammar }: Sentence,
): Pick<Hit, 'chain'> {
  const hasPossessive = keyAt(tokens, owner?.until ?? -1) === grammar.pack.recipients.possessive;
  if (!owner || hasPossessive || owner.until > from) return {};
  return { chain: [owner.from, until] };
}

/** "My sister and her husband": who is named before, if a partner is theirs. */
function whose(hit: Hit, before: Hit | undefined, { tokens, grammar }: Sentence): Hit | undefined {
  const isTheirs = grammar.pack.recipients.theirs.has(keyAt(tokens, hit.from - 1));
  return isTheirs && hit.role.recipient === 'partner' ? before : undefined;
}

function ownerOf(
  hit: Hit,
  before: Hit | undefined,
  after: Hit | undefined,
  sentence: Sentence,
): Hit | undefined {
  if (before && ownsNext(before, hit, sentence)) return before;
  return after && isOwnerOf(hit, after, sentence, true) ? after : undefined;
}

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
/** Their parents are no parents of the giver. */
const strangers: ReadonlySet<Recipient | null> = new Set<Recipient>([
  'colleague',
  'boss',
  'neighbour',
  'teacher',
  'acquaintance',
]);

/** Returns true for children and teenagers; false also where the relation is unknown. */
export function isMinor(recipient: Recipient | null): boolean {
  return recipient === 'child' || recipient === 'teen';
}

/** "My sister's husband" is no partner of the giver, and "my daughter's friend" a child. */
function roleTo({ role }: Hit, owner: Hit | undefined): Role {
  const of = owner ? relationOf(owner) : null;
  if (of === null) return role;
  if (role.recipient === 'partner' || role.mayBeSpouse)
    return { ...role, recipient: partnerOf[of] ?? 'acquaintance', mayBeFriend: undefined };
  if (role.recipient === 'parent') return parentOf(of, role);
  return role.recipient === 'friend' ? friendOf(of, role) : role;
}

function relationOf({ role }: Hit): Recipient | null {
  return role.mayBeFriend ? 'friend' : role.recipient;
}

function parentOf(child: Recipient, role: Role): Role {
  return strangers.has(child) ? { ...role, recipient: 'acquaintance' } : role;
}

/** Friends of children are children, unless a partner may be meant. */
function friendOf(person: Recipient, role: Role): Role {
  if (role.mayBePartner || !isMinor(person)) return role;
  return { ...role, recipient: person, mayBeGrown: true, whenGrown: 'friend' };
}

/**
 * "Mum, nurse, 55": a profession beside somebody is what she does, as it is in "she is a nurse"; but in "my
 * son's teacher" or "the teacher of my son" it is a person.
 */
function withoutProfessions(hits: readonly Hit[], sentence: Sentence): readonly Hit[] {
  const { professionPhrase } = sentence.grammar.pack.recipients;
  return hits.filter((hit, at) => {
    if (!hit.role.isProfession) return true;
    if (follows(professionPhrase, hit, sentence)) return false;
    const before = hits[at - 1];
    return before === undefined || !isApposition(before, hit, sentence);
  });
}

/** In tokens: "Nephew, 30, barber". */
const maxAppositionGap = 2;

function isSomebody({ role }: Hit): boolean {
  return !role.isProfession && role.recipient !== null && role.recipient !== 'parents-to-be';
}

function isApposition(person: Hit, hit: Hit, { tokens, grammar }: Sentence): boolean {
  const { articles } = grammar.pack.recipients;
  const gap = tokens.slice(person.until, hit.from);
  if (!isSomebody(person) || ownsNext(person, hit, { tokens, grammar })) return false;
  // "My son teacher" is his teacher, where the noun that is described stands last.
  if (gap.length === 0 && tokens[hit.from]?.opens === false)
    return !(grammar.pack.titles.nounIsLast && isMinor(person.role.recipient));
  return (
    gap.length <= maxAppositionGap &&
    gap.every(({ key, opens }) => /^\d+$/.test(key) || (opens && articles.has(key)))
  );
}

/**
 * "Teenage niece", "baby sister": of two hits side by side the last one counts. A hit that begins
 * with a genitive article names the owner instead: "das Kind einer Freundin".
 */
function merge(hits: readonly Hit[], sentence: Sentence): readonly Hit[] {
  const { tokens, grammar } = sentence;
  const { genitiveArticle } = grammar.pack.recipients;
  return hits.filter((hit, at) => {
    const next = hits[at + 1];
    return (
      next?.from !== hit.until ||
      next.role.recipient === 'parents-to-be' ||
      next.role.recipient === null ||
      ownsNext(hit, next, sentence) ||
      genitiveArticle?.test(keyAt(tokens, next.from)) === true
    );
  });
}

/** "My dad died", "the mother of my colleague has died". */
function isDead(
  hit: Hit,
  before: Hit | undefined,
  next: Hit | undefined,
  sentence: Sentence,
): boolean {
  const { deadPhrase } = sentence.grammar.pack.recipients;
  if (deadPhrase === null || (before && isOwnerOf(before, hit, sentence))) return false;
  const isOwned = next !== undefined && isOwnerOf(hit, next, sentence);
  return deadPhrase.test(wordsAfter(isOwned ? next : hit, sentence));
}

/** True for a person before whom the words of a phrase stand. */
function follows(phrase: RegExp | null | undefined, { from }: Hit, sentence: Sentence): boolean {
  return phrase?.test(keysOf([Math.max(0, from - reach), from], sentence)) === true;
}

function wordsAfter({ until }: Hit, sentence: Sentence): string {
  return keysOf([until, until + reach], sentence);
}

function keysOf(run: Run, { tokens }: Sentence): string {
  return tokens
    .slice(...run)
    .map(({ key }) => key)
    .join(' ');
}

function isChildOfParent(hit: Hit, { tokens, grammar }: Sentence): boolean {
  const { parentWord } = grammar.pack.recipients;
  const isParent = parentWord?.test(keyAt(tokens, hit.from - 1)) === true;
  return hit.role.recipient === 'child' && hit.role.mayBeGrown !== true && isParent;
}

const maxPossessiveGap = 3;
const maxGenitiveFormGap = 2;

/** "My sister's kids", "my moms nurse": a possessive follows the owner, or ends it. */
function ownsNext(
  hit: Hit,
  after: Hit,
  { tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>,
): boolean {
  const gap = tokens.slice(hit.until, after.from);
  if (gap.some(({ opens }) => opens)) return false;
  if (gap[0]?.key === grammar.pack.recipients.possessive) return gap.length <= maxPossessiveGap;
  return (
    isGenitive(hit, { tokens, grammar }) &&
    after.role.recipient !== null &&
    after.role.recipient !== 'parents-to-be' &&
    tokens[after.from]?.opens === false &&
    gap.length <= maxGenitiveFormGap &&
    gap.every(
      ({ key }) => !grammar.isStopWord(key) && !grammar.pack.exclusions.clauseVerbs.has(key),
    )
  );
}

function isGenitive(
  { until, role }: Hit,
  { tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>,
): boolean {
  const { genitiveForm } = grammar.pack.recipients;
  return role.recipient !== null && genitiveForm?.test(keyAt(tokens, until - 1)) === true;
}

const maxOwnerGap = 3;
const maxGenitiveGap = 5;

/**
 * "The son of a colleague", "die Mutter meiner Frau": the second person is the owner.
 * @param isRightAfter true when nothing may stand between them: "my wife in front of her parents"
 */
function isOwnerOf(
  person: Hit,
  owner: Hit,
  { tokens, grammar }: Sentence,
  isRightAfter = false,
): boolean {
  const gap = tokens.slice(person.until, owner.from).map(({ key }) => key);
  const first = keyAt(tokens, owner.from);
  if (gap.length === 0) return grammar.pack.recipients.genitiveArticle?.test(first) === true;
  return isOwnerGap(gap, grammar) || isGenitiveGap(gap, first, grammar, isRightAfter);
}

/** "Of a": words that only stand before an owner. */
function isOwnerGap(gap: readonly string[], grammar: Grammar): boolean {
  const { ownerWords, articles, possessive } = grammar.pack.recipients;
  if (gap.length > maxOwnerGap || gap[0] === possessive) return false;
  return gap.every((key, at) => ownerWords.has(key) || (at > 0 && articles.has(key)));
}

/**
 * "Meiner lieben": with the first word of the owner it is a genitive.
 * @param isWhole true when the genitive must begin with the gap
 */
function isGenitiveGap(
  gap: readonly string[],
  first: string,
  { pack: { recipients, exclusions } }: Grammar,
  isWhole: boolean,
): boolean {
  if (gap.length > maxGenitiveGap || exclusions.and.has(gap[0] ?? '')) return false;
  const genitive = recipients.genitivePhrase?.exec([...gap, first].join(' '));
  return genitive != null && (!isWhole || genitive.index === 0);
}
