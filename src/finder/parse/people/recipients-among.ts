import type { Role } from '../../languages/people-grammars.ts';
import { keyAt, type Run, type Sentence } from '../sentence.ts';
import { isHad } from './household.ts';
import { isMinor, roleThrough } from './kinship.ts';
import {
  isApart,
  isBehindFor,
  isOwnerAt,
  isOwnerOf,
  type NamedPerson,
  ownerOf,
  ownsNext,
} from './owners.ts';
import { firstTokenOfRecipient } from './reset.ts';

/** A person named in a query, and what is said of them. */
export interface Hit extends NamedPerson {
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
  readonly recipients: readonly Hit[];
  /** the same, and owners who are told about again: "my mum's nurse; mum has been ill" */
  readonly withOwners: readonly Hit[];
  /** those of "my A's B" whose B receives, and who gives beside somebody who receives */
  readonly owners: readonly Hit[];
  /** those who have died */
  readonly dead: readonly Hit[];
  /** the token from which on the text tells of who receives; 0 mostly */
  readonly fromToken: number;
  /** true where a child surely receives, since its parents are told of beside it */
  readonly isForChild: boolean;
}

/** Words before a person within which a giver is named, and after one within which is told that they died. */
const reach = 7;

/**
 * Returns who of the people named in a sentence receives: no owners, givers, dead people, nor what somebody works as.
 * @param child what is told of a child beside the people: its age, or that it is born, when parents receive
 */
export function recipientsAmong(
  hits: readonly Hit[],
  sentence: Sentence,
  child: 'aged' | 'born' | null = null,
): People {
  const named = merge(withoutProfessions(hits, sentence), sentence);
  const all = named.filter((hit, at) => !isDead(hit, named[at - 1], named[at + 1], sentence));
  const owners = new Set<Hit>();
  const fromToken = firstTokenOfRecipient(all, sentence);
  // "Present for my dad, he has a new girlfriend": whoever the gift is for is named.
  const isForFirst = all.slice(0, 1).some((one) => isBehindFor(one, sentence));
  const ownerAt = all.map((hit, at) => ownerOf(hit, at, all, sentence));
  const found = all.flatMap((hit, at) => {
    if (isOwnerAt(at, all, sentence)) {
      owners.add(hit);
      return [];
    }
    const isOfRecipient = () => isForFirst && isHad(hit.from, sentence);
    if (at > 0 && (isOfRecipient() || isInHousehold(hit, fromToken, sentence))) return [];
    const owner = all[ownerAt[at] ?? -1];
    return [
      {
        ...hit,
        role: roleToGiver(at, all, ownerAt),
        isOwned: owner !== undefined,
        isAdviser: isAdviser(hit, sentence),
        ...chainOf(hit, owner, sentence),
      },
    ];
  });
  const { givers: beforeGivers, bystanders } = sentence.grammar.people.others;
  const meant = found.find(({ from }) => fromToken > 0 && from >= fromToken);
  const givers = found.filter(
    (hit, at) =>
      hit !== meant &&
      (follows(beforeGivers, hit, sentence) ||
        reportsOn(hit, found[at + 1], sentence) ||
        isOnlyAdviser(hit, sentence)),
  );
  const [first] = found;
  // "My niece wants a drone, her mum says no": whoever belongs to one that was named is only mentioned.
  const isBystander = (hit: Hit) =>
    hit !== first && hit !== meant && follows(bystanders, hit, sentence);
  const childAt =
    child === 'aged' ? 0 : found.findIndex((hit) => isChild(hit) && !givers.includes(hit));
  const areParentsMeant =
    childAt < 0 ||
    child === 'born' ||
    found.some((hit) => isParent(hit) && isForTheirs(hit, sentence));
  const theirParents = areParentsMeant
    ? []
    : found.slice(childAt).filter((hit) => isParentTold(hit, sentence));
  const others = found.filter(
    (hit) =>
      !givers.includes(hit) &&
      !theirParents.includes(hit) &&
      hit.from >= fromToken &&
      !isBystander(hit),
  );
  // "She got a ring from her boyfriend": where nobody else is named, only a pronoun tells of who receives.
  const withOwners =
    others.length > 0 || theirParents.length > 0
      ? others
      : found.filter((hit) => !isFromTheirs(hit, sentence));
  const hasOwnersRole = ({ role }: Hit) => [...owners].some((one) => one.role === role);
  return {
    recipients: withOwners.filter((hit) => hit.isOwned || !hasOwnersRole(hit)),
    withOwners,
    owners: [...owners, ...(others.length > 0 ? givers : [])],
    dead: named.filter((hit) => !all.includes(hit)),
    fromToken,
    isForChild: theirParents.length > 0,
  };
}

const isChild = ({ role }: Hit) => isMinor(role.recipient);
/** "Mum", and "mum and dad". */
const isParent = ({ role }: Hit) => role.recipient === 'parent' || role.recipient === 'couple';

/** "Nephew 4, mum says no sweets", "toy for a boy, parents hate plastic": whose parents they are is not told. */
function isParentTold(hit: Hit, sentence: Sentence): boolean {
  if (!isParent(hit) || hit.isOwned || isDetermined(hit, sentence)) return false;
  return sentence.grammar.people.others.parentsTold.test(wordsAfter(hit, sentence));
}

/** "For mum", "for their mum". */
function isForTheirs({ from }: Hit, { tokens, grammar }: Sentence): boolean {
  const { theirs } = grammar.people.pronouns;
  const { forWords } = grammar.syntax;
  const before = keyAt(tokens, from - 1);
  return forWords.has(theirs.has(before) ? keyAt(tokens, from - 2) : before);
}

/** "My mum", "for mum", "and mum". */
function isDetermined({ from }: Hit, { tokens, grammar }: Sentence): boolean {
  const { articles, forWords, and } = grammar.syntax;
  const { mine, theirs } = grammar.people.pronouns;
  return [mine, theirs, articles, forWords, and].some((some) => some.has(keyAt(tokens, from - 1)));
}

/** "From her boyfriend". */
function isFromTheirs({ from }: Hit, { tokens, grammar }: Sentence): boolean {
  const { pronouns, from: origins } = grammar.people;
  return pronouns.theirs.has(keyAt(tokens, from - 1)) && origins.has(keyAt(tokens, from - 2));
}

/** With a possessive a tagger finds both people, without one often a single person. */
function chainOf(
  { from, until }: Hit,
  owner: Hit | undefined,
  { tokens, grammar }: Sentence,
): Pick<Hit, 'chain'> {
  const hasPossessive = grammar.people.owners.possessive.has(keyAt(tokens, owner?.until ?? -1));
  if (!owner || hasPossessive || owner.until > from) return {};
  return { chain: [owner.from, until] };
}

/** The longest chain that is followed: "my niece's boyfriend's mum" has two links. */
const maxLinks = 3;

/** What a person is to the giver, through all owners: the mum of a niece's boyfriend is a relative. */
function roleToGiver(
  at: number,
  all: readonly Hit[],
  ownerAt: readonly (number | undefined)[],
  links = maxLinks,
): Role {
  const hit = all[at];
  const owner = ownerAt[at];
  const ofOwner =
    owner === undefined || links === 0 ? null : roleToGiver(owner, all, ownerAt, links - 1);
  return hit ? roleThrough(hit.role, ofOwner) : { recipient: null };
}

/**
 * "Mum, nurse, 55": a profession beside somebody is what she does, as it is in "she is a nurse"; but in "my
 * son's teacher" or "the teacher of my son" it is a person.
 */
function withoutProfessions(hits: readonly Hit[], sentence: Sentence): readonly Hit[] {
  const { professions } = sentence.grammar.people.others;
  return hits.filter((hit, at) => {
    if (!hit.role.isProfession) return true;
    if (follows(professions, hit, sentence)) return false;
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
  const gap = tokens.slice(person.until, hit.from);
  if (!isSomebody(person) || ownsNext(person, hit, { tokens, grammar })) return false;
  // "My son teacher" is his teacher, where the noun that is described stands last.
  if (gap.length === 0 && tokens[hit.from]?.opens === false)
    return grammar.syntax.nounIsFirst || !isMinor(person.role.recipient);
  return (
    gap.length <= maxAppositionGap &&
    gap.every(({ key, opens }) => /^\d+$/.test(key) || (opens && grammar.syntax.articles.has(key)))
  );
}

/**
 * "Teenage niece", "baby sister": of two hits side by side the last one counts. A hit that begins
 * with a genitive article names the owner instead: "das Kind einer Freundin".
 */
function merge(hits: readonly Hit[], sentence: Sentence): readonly Hit[] {
  const { tokens, grammar } = sentence;
  const { genitiveArticles } = grammar.people.owners;
  return hits.filter((hit, at) => {
    const next = hits[at + 1];
    return (
      next?.from !== hit.until ||
      // "Nephew, mum says": a child is no parent.
      (isChild(hit) && isParent(next)) ||
      next.role.recipient === 'parents-to-be' ||
      next.role.recipient === null ||
      ownsNext(hit, next, sentence) ||
      genitiveArticles.has(keyAt(tokens, next.from))
    );
  });
}

/** "My dad died", "the mother of my colleague has died", "lost their son". */
function isDead(
  hit: Hit,
  before: Hit | undefined,
  next: Hit | undefined,
  sentence: Sentence,
): boolean {
  const { dead, lost, ofPets } = sentence.grammar.people.others;
  // "For my gran, my grandad has died": a mark stands between them.
  const owns = (person: Hit | undefined, owner: Hit | undefined) =>
    person && owner && isOwnerOf(person, owner, sentence) && !isApart(person, owner, sentence);
  if (owns(before, hit) || follows(ofPets, hit, sentence)) return false;
  if (follows(lost, hit, sentence)) return true;
  const isOwned = next !== undefined && owns(hit, next);
  return dead.test(wordsAfter(isOwned ? next : hit, sentence));
}

/** "My wife says our cleaner loves chocolate": the second one receives. */
function reportsOn(hit: Hit, next: Hit | undefined, sentence: Sentence): boolean {
  if (next === undefined || isAdviser(next, sentence)) return false;
  if (!next.role.isProfession && !isMine(next, sentence)) return false;
  const { reports } = sentence.grammar.people.others;
  return reports.test(phraseOf([hit.until, next.from], sentence));
}

/** "The doctor says no sugar", but not "my doctor says she loves tea". */
function isOnlyAdviser(hit: Hit, sentence: Sentence): boolean {
  return hit.isAdviser === true && hit.role.isProfession === true && !isMine(hit, sentence);
}

/** How many words may stand between "my" and the person. */
const maxDescribing = 1;

/** "My", "our new". */
function isMine({ from }: Hit, { tokens, grammar }: Sentence): boolean {
  const { mine } = grammar.people.pronouns;
  return tokens.slice(Math.max(0, from - 1 - maxDescribing), from).some(({ key }) => mine.has(key));
}

function isAdviser(hit: Hit, sentence: Sentence): boolean {
  const { advisers } = sentence.grammar.people.others;
  return advisers.test(wordsAfter(hit, sentence));
}

/** True for a person before whom the words of a phrase stand. */
function follows(phrase: RegExp, { from }: Hit, sentence: Sentence): boolean {
  return phrase.test(phraseOf([Math.max(0, from - reach), from], sentence));
}

function wordsAfter({ until }: Hit, sentence: Sentence): string {
  return phraseOf([until, until + reach], sentence);
}

function phraseOf(run: Run, { tokens }: Sentence): string {
  return tokens
    .slice(...run)
    .map(({ key }) => key)
    .join(' ');
}

/** "My sister has two kids", "they have twin babies". */
function isInHousehold({ role, from }: Hit, fromToken: number, sentence: Sentence): boolean {
  const isMeant = fromToken > 0 && from >= fromToken;
  if (isMeant || role.recipient !== 'child' || role.mayBeGrown === true) return false;
  const { parents } = sentence.grammar.people.others;
  const isOfParent = parents.has(keyAt(sentence.tokens, from - 1));
  return isOfParent || isHad(from, sentence);
}
