import type { ConceptFacts } from '../../content/concept-facts.ts';
import { adultAge, type Occasion, type Recipient } from '../../content/vocabulary.ts';
import type { Role } from '../../languages/people-grammars.ts';
import type { QueryAge, QueryRecipient } from '../../parsed-query.ts';
import type { Place } from '../../text/normalize.ts';
import { formConfidence } from '../form-confidence.ts';
import type { Grammar } from '../grammar.ts';
import type { Plausibility } from '../plausibility.ts';
import { indexesOf, keyAt, partOf, type Run, type Sentence } from '../sentence.ts';
import { isAdult, isMinor, minorOf } from './kinship.ts';
import { type Hit, type People, recipientsAmong } from './recipients-among.ts';
import { roleAt } from './roles.ts';

/** The recipients of the gift, and the tokens they were read from. */
export interface RecipientsMatch {
  readonly recipients: readonly QueryRecipient[];
  readonly gender: 'f' | 'm' | null;
  /** tokens that name recipients */
  readonly used: ReadonlySet<number>;
  /** true when each child is called a son, a niece or the like, and no age is given */
  readonly mayBeGrown: boolean;
  /** true when each of them looks after the sick, and somebody else, or the giver, is named */
  readonly areCarersOfOthers: boolean;
  /** true when each of them is somebody's child, niece or the like */
  readonly areOffspring: boolean;
  /** those of "my A's B" whose B receives */
  readonly owners: readonly Place[];
  /** true when somebody has died */
  readonly areMourned: boolean;
  /** the place from which on the text tells of the recipients, since it first tells of somebody else; 0 mostly */
  readonly recipientStart: number;
}

/** What else is known when the recipients are read. */
export interface RecipientContext {
  readonly age: Pick<QueryAge, 'min' | 'max'> | null;
  readonly occasion: Occasion | null;
  /** true when a favour to the giver is told: "looked after my dad" */
  readonly isFavour: boolean;
  /** tokens that another part has used */
  readonly skip: ReadonlySet<number>;
  /** tells words of any list, which are no typos */
  isWord(key: string): boolean;
  readonly plausibility: Plausibility;
}

/** Occasions that name their recipient. */
const recipientOfOccasion: Readonly<Partial<Record<Occasion, QueryRecipient>>> = {
  'mothers-day': { recipient: 'parent', gender: 'f' },
  'fathers-day': { recipient: 'parent', gender: 'm' },
};

/** Mother's Day or Father's Day, on which children give. */
export const isDayOfParents = (occasion: Occasion | null): boolean =>
  occasion !== null && recipientOfOccasion[occasion]?.recipient === 'parent';

const maxRecipients = 4;
/** In years, below which nobody is a parent. */
const childAge = 13;
/** Shorter words are near too many others. */
const minTypoLength = 6;

/** Returns at most four recipients; of "my sister's kids" only one person receives. */
export function parseRecipients(sentence: Sentence, context: RecipientContext): RecipientsMatch {
  const hits = findHits(sentence, context);
  const people = recipientsAmong(hits, sentence, childBeside(context));
  const chosen = withoutPatients(asFriends(likelyOnes(people, sentence, context), sentence));
  const recipients = recipientsOf(chosen, sentence, context);
  const named = {
    used: new Set(hits.flatMap(({ from, until }) => indexesOf([from, until]))),
    areMourned: people.dead.length > 0,
    recipientStart: startOf(people, sentence),
  };
  const fromOccasion = context.occasion ? recipientOfOccasion[context.occasion] : undefined;
  if (recipients.length === 0 && fromOccasion)
    return {
      ...named,
      recipients: [fromOccasion],
      gender: fromOccasion.gender ?? null,
      mayBeGrown: false,
      areCarersOfOthers: false,
      areOffspring: false,
      owners: [],
    };
  return {
    ...named,
    recipients: recipients.slice(0, maxRecipients),
    gender: areBoth(chosen, hits, sentence) ? null : genderOf(chosen, people.fromToken, sentence),
    mayBeGrown: context.age === null && chosen.every(mayBeAdult),
    areCarersOfOthers: areCarersOfOthers(chosen, hits, sentence, context),
    areOffspring: chosen.length > 0 && chosen.every(({ role }) => isMinor(role.recipient)),
    owners: people.owners.map(({ from, until }) => partOf(sentence, [from, until], 1)),
  };
}

/** What else tells of a child whose parents may be mentioned. */
function childBeside({ age, occasion }: RecipientContext): 'aged' | 'born' | null {
  if (occasion === 'birth' || occasion === 'baby-shower') return 'born';
  return age !== null && age.max < childAge ? 'aged' : null;
}

/** The place from which on the text tells of who receives. */
function startOf({ fromToken }: People, { tokens }: Sentence): number {
  return fromToken === 0 ? 0 : (tokens[fromToken]?.start ?? 0);
}

/**
 * Those who plausibly receive. A tagger finds the owner where it means the husband of "my colleague's husband":
 * where it leaves nobody, whoever has an owner receives; and owners only where nobody else does.
 */
function likelyOnes(
  { recipients, withOwners, dead, fromToken, isForChild }: People,
  sentence: Sentence,
  context: RecipientContext,
): readonly Hit[] {
  // Whoever the text says the gift is for receives.
  if (fromToken > 0 || isForChild) return recipients;
  const likely = plausible(recipients, sentence, { ...context, dead });
  if (likely.length > 0) return likely;
  const owned = recipients.filter(
    (hit) => hit.isOwned === true && hit.isAdviser !== true && mayBe(hit, context.age),
  );
  if (owned.length > 0) return owned;
  const owners = plausible(withOwners, sentence, { ...context, dead });
  return owners.length > 0
    ? owners
    : plausible(recipients, sentence, { ...context, dead }, ({ chain }) => chain);
}

/** No parent is fifteen. */
function mayBe({ role }: Hit, age: RecipientContext['age']): boolean {
  return age === null || age.max >= adultAge || !isAdult(role);
}

function mayBeAdult({ role }: Hit): boolean {
  return role.recipient !== 'child' || role.mayBeGrown === true;
}

function areCarersOfOthers(
  chosen: readonly Hit[],
  named: readonly Hit[],
  sentence: Sentence,
  { isFavour }: RecipientContext,
): boolean {
  if (chosen.length === 0 || !chosen.every(({ role }) => role.isCarer)) return false;
  return isFavour || named.some(({ role }) => !role.isCarer) || namesGiver(sentence);
}

/** "The surgeon who operated on me": the giver was the patient. */
function namesGiver({ tokens, grammar }: Sentence): boolean {
  return tokens.some(({ key }) => grammar.people.pronouns.me.has(key));
}

/** Without the people who, as the tagger finds, are only mentioned. */
function plausible(
  hits: readonly Hit[],
  sentence: Sentence,
  { plausibility, dead }: Pick<RecipientContext, 'plausibility'> & Pick<People, 'dead'>,
  placeOf: (hit: Hit) => Run | undefined = ({ from, until }) => [from, until],
): readonly Hit[] {
  const placed = hits.flatMap((hit) => {
    const run = placeOf(hit);
    return run ? [{ ...hit, ...partOf(sentence, run, 1) }] : [];
  });
  const deadPlaces = dead.map(({ from, until }) => partOf(sentence, [from, until], 1));
  return plausibility.receiving(placed, deadPlaces);
}

/** "The midwife who looked after us when I was pregnant": parents to be are her patients. */
function withoutPatients(hits: readonly Hit[]): readonly Hit[] {
  if (!hits.some(({ role }) => role.isCarer)) return hits;
  return hits.filter(({ role }) => role.recipient !== 'parents-to-be');
}

/** "Ma copine" is a friend where the text tells of her own partner. */
function asFriends(hits: readonly Hit[], { folded, grammar }: Sentence): readonly Hit[] {
  if (!hits.some(({ role }) => role.mayBeFriend) || !grammar.people.friendSigns(folded.text))
    return hits;
  return hits.map((hit) =>
    hit.role.mayBeFriend ? { ...hit, role: { ...hit.role, recipient: 'friend' } } : hit,
  );
}

function recipientsOf(
  hits: readonly Hit[],
  sentence: Sentence,
  { age, occasion }: RecipientContext,
): readonly QueryRecipient[] {
  const hasSigns = sentence.grammar.people.grownUpSigns(sentence.folded.text);
  const isGrown = hasSigns || (occasion !== null && adultOccasions.has(occasion));
  const grownBySigns = hasSigns ? ofAnyAge : nobody;
  const found = new Map<Recipient, QueryRecipient>();
  for (const { role, from, until, confidence } of hits) {
    const recipient = withAge(role, age, isGrown);
    const isGiver = isMinor(recipient) && isDayOfParents(occasion);
    if (!recipient || isGiver || found.has(recipient)) continue;
    found.set(recipient, {
      recipient,
      ...traitsOf(role, { recipient, age }),
      ...(grownBySigns.has(recipient) && isGrownUp),
      ...partOf(sentence, [from, until], confidence),
    });
  }
  return [...found.values()];
}

/** What the word itself tells of a person. */
function traitsOf(
  role: Role,
  { recipient, age }: Pick<RecipientContext, 'age'> & Pick<QueryRecipient, 'recipient'>,
): Pick<QueryRecipient, 'gender' | 'isGrownUp' | 'mayBeTeen'> {
  const isChildOfUnknownAge = recipient === 'child' && age === null;
  return {
    ...(role.gender && { gender: role.gender }),
    ...(role.isGrownUp && isGrownUp),
    ...(isChildOfUnknownAge && (role.mayBeGrown ?? role.mayBeTeen) && { mayBeTeen: true }),
  };
}

/** "This is for his new partner, she swims": the word for the owner tells nothing of the person. */
function wordsOfRecipient(
  hits: readonly Hit[],
  fromToken: number,
  { tokens, grammar }: Sentence,
): Sentence['tokens'] {
  const { describing, pronouns } = grammar.people;
  if (fromToken === 0) return tokens;
  const owners = hits.map((hit) => {
    let at = hit.from - 1;
    while (describing.has(keyAt(tokens, at))) at--;
    return pronouns.theirs.has(keyAt(tokens, at)) ? at : -1;
  });
  return tokens.filter((_, at) => at >= fromToken && !owners.includes(at));
}

function genderOf(hits: readonly Hit[], fromToken: number, sentence: Sentence): 'f' | 'm' | null {
  const genders = new Set(hits.flatMap(({ role }) => role.gender ?? []));
  const [only] = genders;
  if (genders.size > 0) return genders.size === 1 ? (only ?? null) : null;
  const pronouns = genderOfPronouns(wordsOfRecipient(hits, fromToken, sentence), sentence.grammar);
  return pronouns ?? genderOfAgent(hits, sentence);
}

/** "For a tea lover", in languages that tell whether it is a man or a woman; where somebody is named, that one receives. */
function genderOfAgent(hits: readonly Hit[], { folded, grammar }: Sentence): 'f' | 'm' | null {
  if (hits.length > 0) return null;
  const f = grammar.people.hasAgent(folded.text, 'f');
  if (f === grammar.people.hasAgent(folded.text, 'm')) return null;
  return f ? 'f' : 'm';
}

function genderOfPronouns(tokens: Sentence['tokens'], grammar: Grammar): 'f' | 'm' | null {
  const { she, he } = grammar.people.pronouns;
  const f = tokens.some((token) => she.has(token.key));
  const m = tokens.some((token) => he.has(token.key));
  if (f === m) return null;
  return f ? 'f' : 'm';
}

/** Words that may stand between two children who receive together: "two girls, a boy", "boy and a girl". */
const pairGap = 2;

/** "Twins (a boy and a girl)": a child of each gender is named in one list, whichever of them a tagger finds to receive. */
function areBoth(
  chosen: readonly Hit[],
  all: readonly Hit[],
  { tokens, grammar }: Sentence,
): boolean {
  if (!chosen.some(({ role }) => role.recipient === 'child')) return false;
  const { syntax } = grammar;
  const isSmall = (at: number) => {
    const key = keyAt(tokens, at);
    return syntax.and.has(key) || syntax.joints.has(key) || syntax.isNumber(key);
  };
  const children = all.filter(({ role }) => role.recipient === 'child' && role.gender);
  return children.some((one, i) => {
    const next = children[i + 1];
    if (!next || next.role.gender === one.role.gender) return false;
    const between = indexesOf([one.until, next.from]);
    return between.length <= pairGap && between.every(isSmall);
  });
}

function findHits(sentence: Sentence, context: RecipientContext): readonly Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    const hit = context.skip.has(at) ? undefined : wholeHitAt(sentence, at, context);
    if (hit) hits.push(hit);
    at = hit?.until ?? at + 1;
  }
  return hits;
}

/** "Ma femme de ménage" is no wife: a longer phrase that begins within one counts. */
function wholeHitAt(sentence: Sentence, at: number, context: RecipientContext): Hit | undefined {
  const hit = hitAt(sentence, at, context);
  if (hit === undefined) return undefined;
  const lengthOf = (one: Hit) => one.until - one.from;
  const within = indexesOf([at + 1, hit.until]).map((inner) => listedAt(sentence, inner));
  return within.find((one) => one && one.until > hit.until && lengthOf(one) > lengthOf(hit)) ?? hit;
}

/** The person whom a phrase names at a token. */
function listedAt(sentence: Sentence, at: number): Hit | undefined {
  const listed = roleAt(sentence, at);
  return (
    listed && {
      role: listed.value,
      from: at,
      until: at + listed.length,
      confidence: formConfidence.listed,
    }
  );
}

function hitAt(sentence: Sentence, at: number, { isWord }: RecipientContext): Hit | undefined {
  const { tokens, grammar } = sentence;
  const listed = listedAt(sentence, at);
  if (listed) return listed;
  const key = keyAt(tokens, at);
  const mistyped =
    key.length >= minTypoLength && !isWord(key) ? grammar.roles.ofTypo(key) : undefined;
  if (mistyped) return { role: mistyped, from: at, until: at + 1, confidence: formConfidence.typo };
  const role = personIn(key, grammar);
  return role && { role, from: at, until: at + 1, confidence: formConfidence.compound };
}

/** "Lehrerabschied", "Kindergeburtstag": the first part names the recipient. */
function personIn(key: string, grammar: Grammar): Role | undefined {
  const person = grammar.people.compound.exec(key)?.[1];
  if (person === undefined) return undefined;
  return grammar.roles.get(person) ?? grammar.roles.get(grammar.syntax.withoutLinkingEnd(person));
}

const adultOccasions = new Set<Occasion>([
  ...(['graduation', 'new-job', 'retirement', 'wedding', 'engagement', 'anniversary'] as const),
  ...(['housewarming', 'bachelor-party', 'exam', 'mothers-day', 'fathers-day'] as const),
]);

/** A daughter may be eight or forty; her age, the occasion or what she does decides. Null when she is no child. */
function withAge(role: Role, age: RecipientContext['age'], isGrown: boolean): Recipient | null {
  if (role.recipient !== 'child') return asDaughter(role, age);
  const grown = role.whenGrown ?? 'relative';
  if (!age) return role.mayBeGrown && isGrown ? grown : 'child';
  if (age.min >= adultAge) return role.mayBeGrown ? grown : null;
  return minorOf(age);
}

/** "My girl" of fourteen is no partner. */
function asDaughter(
  { recipient, mayBeChild }: Role,
  age: RecipientContext['age'],
): Recipient | null {
  return mayBeChild && age !== null && age.max < adultAge ? minorOf(age) : recipient;
}

const isGrownUp = { isGrownUp: true } as const;

/** Those who may be children or adults: a brother, a friend, a cousin. */
const ofAnyAge: ReadonlySet<Recipient> = new Set<Recipient>(['sibling', 'friend', 'relative']);
const nobody: ReadonlySet<Recipient> = new Set();

/** Returns the recipients, and of those who may have any age that they are grown up. */
export function asGrownUp(recipients: readonly QueryRecipient[]): readonly QueryRecipient[] {
  return recipients.map((one) => (ofAnyAge.has(one.recipient) ? { ...one, ...isGrownUp } : one));
}

/**
 * Returns the recipients; with an interest of adults, a son or niece of unknown age becomes a relative, and who may
 * have any age is grown up.
 */
export function grownUp(
  { recipients, mayBeGrown }: RecipientsMatch,
  concepts: readonly string[],
  facts: ConceptFacts,
): readonly QueryRecipient[] {
  if (!mayBeGrown || !concepts.some((concept) => facts.is(concept, 'adult'))) return recipients;
  const child = recipients.find(isChild);
  if (!child) return asGrownUp(recipients);
  const others = recipients.filter((one) => one !== child && one.recipient !== 'relative');
  const { mayBeTeen: _, ...grown } = child;
  return [{ ...grown, recipient: 'relative', ...isGrownUp }, ...others];
}

/** Returns true for a recipient who is called a child. */
export function isChild({ recipient }: QueryRecipient): boolean {
  return recipient === 'child';
}
