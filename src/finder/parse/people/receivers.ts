import type { Recipient } from '../../content/vocabulary.ts';
import type { Role } from '../../languages/people-grammars.ts';
import type { Grammar } from '../grammar.ts';
import { keyAt, type Run, type Sentence } from '../sentence.ts';
import { isHad } from './household.ts';
import { toldFrom } from './reset.ts';

/** A person named in a query, as token indexes; `until` is excluded. */
export interface Hit {
  readonly role: Role;
  readonly from: number;
  readonly until: number;
  readonly confidence: number;
  /** the tokens from one to the other, where the owner has no apostrophe: "my boyfriends parents" */
  readonly chain?: Run;
  readonly isOwned?: boolean;
  /** true for somebody's doctor or teacher of whom is told what they say: "her dentist says" */
  readonly isAdviser?: boolean;
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
  /** the token from which on the text tells of who receives; 0 mostly */
  readonly from: number;
}

/** Words before a person within which a giver is named, and after one within which is told that they died. */
const reach = 7;

/** True for whoever only has the next person, or the one before: "my wife" in "my wife's boss". */
function isOwnerAt(at: number, all: readonly Hit[], sentence: Sentence): boolean {
  const [hit, before, after] = [all[at], all[at - 1], all[at + 1]];
  if (hit === undefined) return false;
  if (after !== undefined && ownsNext(hit, after, sentence)) return true;
  return before !== undefined && isOwnerOf(before, hit, sentence);
}

/** Returns who receives: no owners, givers, dead people, nor what somebody works as. */
export function peopleOf(hits: readonly Hit[], sentence: Sentence): People {
  const named = merge(withoutProfessions(hits, sentence), sentence);
  const all = named.filter((hit, at) => !isDead(hit, named[at - 1], named[at + 1], sentence));
  const owners = new Set<Hit>();
  const from = toldFrom(all, sentence);
  const ownerAt = all.map((hit, at) => ownerOf(hit, at, all, sentence));
  const found = all.flatMap((hit, at) => {
    if (isOwnerAt(at, all, sentence)) {
      owners.add(hit);
      return [];
    }
    const isOfReceiver = () => isForSomebody(all[0], sentence) && isHad(hit.from, sentence);
    if (at > 0 && (isOfReceiver() || isInHousehold(hit, from, sentence))) return [];
    const owner = all[ownerAt[at] ?? -1];
    return [
      {
        ...hit,
        role: roleAt(at, all, ownerAt),
        isOwned: owner !== undefined,
        isAdviser: isAdviser(hit, sentence),
        ...chainOf(hit, owner, sentence),
      },
    ];
  });
  const { otherPersonPhrase, bystanderPhrase } = sentence.grammar.pack.recipients;
  // "My niece wants a drone, her mum says no": whoever belongs to one that was named is only mentioned.
  const givers = found.filter((hit) => follows(otherPersonPhrase, hit, sentence));
  const others = found.filter(
    (hit) =>
      !givers.includes(hit) &&
      hit.from >= from &&
      !(hit !== found[0] && follows(bystanderPhrase, hit, sentence)),
  );
  // "She got a ring from her boyfriend": where nobody else is named, only a pronoun tells of who receives.
  const withOwners =
    others.length > 0 ? others : found.filter((hit) => !isFromTheirs(hit, sentence));
  const hasOwnersRole = ({ role }: Hit) => [...owners].some((one) => one.role === role);
  return {
    receiving: withOwners.filter((hit) => hit.isOwned || !hasOwnersRole(hit)),
    withOwners,
    owners: [...owners, ...(others.length > 0 ? givers : [])],
    areMourned: all.length < named.length,
    from,
  };
}

/** "From her boyfriend". */
function isFromTheirs({ from }: Hit, { tokens, grammar }: Sentence): boolean {
  const { theirs, from: origins } = grammar.pack.recipients;
  return theirs.has(keyAt(tokens, from - 1)) && origins?.has(keyAt(tokens, from - 2)) === true;
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

/** The longest chain that is followed: "my niece's boyfriend's mum" has two links. */
const maxLinks = 3;

/** What a person is to the giver, through all owners: the mum of a niece's boyfriend is a relative. */
function roleAt(
  at: number,
  all: readonly Hit[],
  ownerAt: readonly (number | undefined)[],
  links = maxLinks,
): Role {
  const hit = all[at];
  const owner = ownerAt[at];
  const ofOwner =
    owner === undefined || links === 0 ? null : roleAt(owner, all, ownerAt, links - 1);
  return hit ? roleTo(hit.role, ofOwner) : { recipient: null };
}

/** Returns the index of the owner of a person: "my sister's kids", "the kids of my sister", "my sister and her husband". */
function ownerOf(
  hit: Hit,
  at: number,
  all: readonly Hit[],
  sentence: Sentence,
): number | undefined {
  const before = all[at - 1];
  const after = all[at + 1];
  if (before && ownsNext(before, hit, sentence)) return at - 1;
  if (after && isOwnerOf(hit, after, sentence, true) && !isApart(hit, after, sentence))
    return at + 1;
  return before && isPartnerOfNamed(hit, sentence) ? at - 1 : undefined;
}

/** "Maman, mes parents": a mark stands between them. */
function isApart({ until }: Hit, { from }: Hit, { tokens }: Sentence): boolean {
  return tokens.slice(until, from + 1).some(({ opens }) => opens);
}

/** "My sister and her husband": the partner is of whoever is named before. */
function isPartnerOfNamed({ role, from }: Hit, { tokens, grammar }: Sentence): boolean {
  return (
    role.recipient === 'partner' && grammar.pack.recipients.theirs.has(keyAt(tokens, from - 1))
  );
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

/**
 * "My sister's husband" is no partner of the giver, and "my daughter's friend" a child.
 * @param owner what the owner is to the giver; null without one
 */
function roleTo(role: Role, owner: Role | null): Role {
  const of = owner?.recipient ?? null;
  if (owner === null || of === null) return role;
  if (role.recipient === 'partner' || role.mayBeSpouse) return partnerTo(owner, of, role);
  if (role.recipient === 'friend') return friendOf(of, role);
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
  const { deadPhrase, petOfPhrase } = sentence.grammar.pack.recipients;
  // "For my gran, my grandad has died": a mark stands between them.
  const owns = (person: Hit | undefined, owner: Hit | undefined) =>
    person && owner && isOwnerOf(person, owner, sentence) && !isApart(person, owner, sentence);
  if (deadPhrase === null || owns(before, hit) || follows(petOfPhrase, hit, sentence)) return false;
  const isOwned = next !== undefined && owns(hit, next);
  return deadPhrase.test(wordsAfter(isOwned ? next : hit, sentence));
}

function isAdviser(hit: Hit, sentence: Sentence): boolean {
  const { adviserPhrase } = sentence.grammar.pack.recipients;
  return adviserPhrase?.test(wordsAfter(hit, sentence)) === true;
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

/** "My sister has two kids", "they have twin babies". */
function isInHousehold({ role, from }: Hit, meantFrom: number, sentence: Sentence): boolean {
  const isMeant = meantFrom > 0 && from >= meantFrom;
  if (isMeant || role.recipient !== 'child' || role.mayBeGrown === true) return false;
  const { parentWord } = sentence.grammar.pack.recipients;
  const isOfParent = parentWord?.test(keyAt(sentence.tokens, from - 1)) === true;
  return isOfParent || isHad(from, sentence);
}

/** "Present for my dad, he has a new girlfriend": whoever the gift is for is named. */
function isForSomebody(hit: Hit | undefined, { tokens, grammar }: Sentence): boolean {
  const { receives, mine, articles } = grammar.pack.recipients;
  if (hit === undefined) return false;
  const before = keyAt(tokens, hit.from - 1);
  const isDetermined = mine?.has(before) === true || articles.has(before);
  return receives?.has(isDetermined ? keyAt(tokens, hit.from - 2) : before) === true;
}

const maxPossessiveGap = 3;
const maxGenitiveFormGap = 2;

/** "My sister's kids", "my moms nurse", "my ex's new wife": a possessive follows the owner, or ends it. */
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
    mayBelong(after.role) &&
    tokens[after.from]?.opens === false &&
    gap.length <= maxGenitiveFormGap &&
    gap.every(({ key }) => mayDescribe(key, grammar))
  );
}

function mayBelong({ recipient, mayBeSpouse }: Role): boolean {
  return recipient === null ? mayBeSpouse === true : recipient !== 'parents-to-be';
}

/** "New", "little" and words of no list may stand before a person, verbs and other small words not. */
function mayDescribe(key: string, grammar: Grammar): boolean {
  const { recipients, exclusions } = grammar.pack;
  if (recipients.describing.has(key)) return true;
  return !grammar.isStopWord(key) && !exclusions.clauseVerbs.has(key);
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
