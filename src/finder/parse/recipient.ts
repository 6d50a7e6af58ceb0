import type { ConceptFacts } from '../content/concept-facts.ts';
import type { Occasion, Recipient } from '../content/vocabulary.ts';
import type { Role } from '../languages/language-pack.ts';
import type { QueryAge, QueryRecipient } from '../parsed-query.ts';
import { type Spelling, spelling } from '../text/spelling.ts';
import type { Grammar } from './grammar.ts';
import type { Plausibility } from './plausibility.ts';
import { indexesOf, keyAt, partOf, type Sentence } from './sentence.ts';

/** The recipients of the gift, and the tokens they were read from. */
export interface RecipientsMatch {
  readonly recipients: readonly QueryRecipient[];
  readonly gender: 'f' | 'm' | null;
  /** tokens that name recipients */
  readonly used: ReadonlySet<number>;
  /** true when each child is called a son, a niece or the like, and no age is given */
  readonly mayBeGrown: boolean;
}

/** What else is known when the recipients are read. */
export interface RecipientContext {
  readonly age: Pick<QueryAge, 'min' | 'max'> | null;
  readonly occasion: Occasion | null;
  /** tokens that another part has used */
  readonly skip: ReadonlySet<number>;
  /** tells words of any list, which are no typos */
  isWord(key: string): boolean;
  readonly plausibility: Plausibility;
}

interface Hit {
  readonly role: Role;
  readonly from: number;
  readonly until: number;
  readonly confidence: number;
}

/** Occasions that name their recipient. */
const recipientOfOccasion: Readonly<Partial<Record<Occasion, QueryRecipient>>> = {
  'mothers-day': { recipient: 'parent', gender: 'f' },
  'fathers-day': { recipient: 'parent', gender: 'm' },
};

const maxRecipients = 4;
const listedConfidence = 1;
const compoundConfidence = 0.85;
const typoConfidence = 0.65;
/** Shorter words are near too many others. */
const minTypoLength = 6;
/** Words before a person within which a giver is named. */
const giverReach = 7;

/** Returns at most four recipients; of "my sister's kids" only one person receives. */
export function parseRecipients(sentence: Sentence, context: RecipientContext): RecipientsMatch {
  const hits = findHits(sentence, context);
  const chosen = plausible(receiving(hits, sentence), sentence, context);
  const used = new Set(hits.flatMap(({ from, until }) => indexesOf([from, until])));
  const recipients = recipientsOf(chosen, sentence, context);
  const mayBeGrown =
    context.age === null &&
    chosen.every(({ role }) => role.recipient !== 'child' || role.mayBeGrown === true);
  const fromOccasion = context.occasion ? recipientOfOccasion[context.occasion] : undefined;
  if (recipients.length === 0 && fromOccasion)
    return {
      recipients: [fromOccasion],
      gender: fromOccasion.gender ?? null,
      used,
      mayBeGrown: false,
    };
  const gender = genderOf(chosen, sentence);
  return { recipients: recipients.slice(0, maxRecipients), gender, used, mayBeGrown };
}

/** Without the people who, as the tagger finds, are only mentioned. */
function plausible(
  hits: readonly Hit[],
  sentence: Sentence,
  { plausibility }: RecipientContext,
): readonly Hit[] {
  const placed = hits.map((hit) => ({ ...hit, ...partOf(sentence, [hit.from, hit.until], 1) }));
  return plausibility.receiving(placed);
}

/** The people of a sentence who receive: neither owners nor givers. */
function receiving(hits: readonly Hit[], sentence: Sentence): readonly Hit[] {
  const all = merge(hits, sentence);
  const possible = all.filter((hit, at) => isRecipient(hit, all[at - 1], all[at + 1], sentence));
  const others = possible.filter(
    (hit) => !isGiver(hit, sentence) && !(hit !== possible[0] && isBystander(hit, sentence)),
  );
  return others.length > 0 ? others : possible;
}

function recipientsOf(
  hits: readonly Hit[],
  sentence: Sentence,
  { age, occasion }: RecipientContext,
): readonly QueryRecipient[] {
  const found = new Map<Recipient, QueryRecipient>();
  for (const { role, from, until, confidence } of hits) {
    const recipient = withAge(role, age, occasion);
    if (!recipient || found.has(recipient)) continue;
    const gender = role.gender ? { gender: role.gender } : {};
    found.set(recipient, { recipient, ...gender, ...partOf(sentence, [from, until], confidence) });
  }
  return [...found.values()];
}

function genderOf(hits: readonly Hit[], { tokens, grammar }: Sentence): 'f' | 'm' | null {
  const genders = new Set(hits.flatMap(({ role }) => role.gender ?? []));
  const [only] = genders;
  if (genders.size > 0) return genders.size === 1 ? (only ?? null) : null;
  const { she, he } = grammar.pack.recipients;
  const f = tokens.some((token) => she.has(token.key));
  const m = tokens.some((token) => he.has(token.key));
  if (f === m) return null;
  return f ? 'f' : 'm';
}

function findHits(sentence: Sentence, context: RecipientContext): readonly Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    const hit = context.skip.has(at) ? undefined : hitAt(sentence, at, context);
    if (hit) hits.push(hit);
    at = hit?.until ?? at + 1;
  }
  return hits;
}

function hitAt(
  { tokens, grammar }: Sentence,
  at: number,
  { isWord }: RecipientContext,
): Hit | undefined {
  const listed = grammar.roles.at(tokens, at);
  if (listed)
    return {
      role: listed.value,
      from: at,
      until: at + listed.length,
      confidence: listedConfidence,
    };
  const key = keyAt(tokens, at);
  const near =
    key.length >= minTypoLength && !isWord(key) ? typosOf(grammar).nearest(key) : undefined;
  const mistyped = near === undefined ? undefined : grammar.roles.get(near);
  if (mistyped) return { role: mistyped, from: at, until: at + 1, confidence: typoConfidence };
  const role = personIn(key, grammar);
  return role && { role, from: at, until: at + 1, confidence: compoundConfidence };
}

/** "Lehrerabschied", "Kindergeburtstag": the first part names the recipient. */
function personIn(key: string, grammar: Grammar): Role | undefined {
  const person = grammar.pack.recipients.compound?.exec(key)?.[1];
  if (person === undefined) return undefined;
  const { linkingEnd } = grammar.pack.exclusions;
  return (
    grammar.roles.get(person) ??
    (linkingEnd ? grammar.roles.get(person.replace(linkingEnd, '')) : undefined)
  );
}

const typosByGrammar = new WeakMap<Grammar, Spelling>();

function typosOf(grammar: Grammar): Spelling {
  const known = typosByGrammar.get(grammar) ?? spelling(grammar.roles.words);
  typosByGrammar.set(grammar, known);
  return known;
}

/**
 * "Teenage niece", "baby sister": of two hits side by side the last one counts. A hit that begins
 * with a genitive article names the owner instead: "das Kind einer Freundin".
 */
function merge(hits: readonly Hit[], { tokens, grammar }: Sentence): readonly Hit[] {
  const { genitiveArticle } = grammar.pack.recipients;
  return hits.filter((hit, at) => {
    const next = hits[at + 1];
    return (
      next?.from !== hit.until ||
      next.role.recipient === 'parents-to-be' ||
      genitiveArticle?.test(keyAt(tokens, next.from)) === true
    );
  });
}

function isGiver(hit: Hit, sentence: Sentence): boolean {
  return (
    sentence.grammar.pack.recipients.otherPersonPhrase?.test(wordsBefore(hit, sentence)) === true
  );
}

/** "My niece wants a drone, her mum says no": whoever belongs to one that was named is only mentioned. */
function isBystander(hit: Hit, sentence: Sentence): boolean {
  return (
    sentence.grammar.pack.recipients.bystanderPhrase?.test(wordsBefore(hit, sentence)) === true
  );
}

function wordsBefore({ from }: Hit, { tokens }: Sentence): string {
  const before = tokens.slice(Math.max(0, from - giverReach), from);
  return before.map(({ key }) => key).join(' ');
}

function isRecipient(
  hit: Hit,
  before: Hit | undefined,
  after: Hit | undefined,
  sentence: Sentence,
): boolean {
  if (after && ownsNext(hit, after, sentence)) return false;
  if (!before) return true;
  if (isOwnerOf(before, hit, sentence)) return false;
  const isOfParent =
    sentence.grammar.pack.recipients.parentWord?.test(keyAt(sentence.tokens, hit.from - 1)) ===
    true;
  return hit.role.recipient !== 'child' || hit.role.mayBeGrown === true || !isOfParent;
}

const maxPossessiveGap = 3;

/** "My sister's kids": a possessive follows the owner. */
function ownsNext(hit: Hit, after: Hit, { tokens, grammar }: Sentence): boolean {
  const gap = tokens.slice(hit.until, after.from);
  return (
    gap[0]?.key === grammar.pack.recipients.possessive &&
    gap.length <= maxPossessiveGap &&
    !gap.some(({ opens }) => opens)
  );
}

const maxOwnerGap = 3;
const maxGenitiveGap = 5;

/** "The son of a colleague", "die Mutter meiner Frau": the second person is the owner. */
function isOwnerOf(person: Hit, owner: Hit, { tokens, grammar }: Sentence): boolean {
  const { genitiveArticle, genitivePhrase, possessive } = grammar.pack.recipients;
  const gap = tokens.slice(person.until, owner.from).map(({ key }) => key);
  const first = keyAt(tokens, owner.from);
  if (gap.length === 0) return genitiveArticle?.test(first) === true;
  if (gap.length <= maxOwnerGap && gap[0] !== possessive && isOwnerGap(gap, grammar)) return true;
  return (
    gap.length <= maxGenitiveGap &&
    genitivePhrase?.test([...gap, first].join(' ')) === true &&
    !grammar.pack.exclusions.and.has(gap[0] ?? '')
  );
}

function isOwnerGap(gap: readonly string[], grammar: Grammar): boolean {
  const { ownerWords, articles } = grammar.pack.recipients;
  return gap.every((key, at) => ownerWords.has(key) || (at > 0 && articles.has(key)));
}

const adultOccasions = new Set<Occasion>([
  ...(['graduation', 'new-job', 'retirement', 'wedding', 'engagement', 'anniversary'] as const),
  ...(['housewarming', 'bachelor-party', 'exam', 'mothers-day', 'fathers-day'] as const),
]);

/** A daughter may be eight or forty; her age or the occasion decides. Null when she is no child. */
function withAge(
  role: Role,
  age: RecipientContext['age'],
  occasion: Occasion | null,
): Recipient | null {
  if (role.recipient !== 'child') return role.recipient;
  if (!age)
    return role.mayBeGrown && occasion && adultOccasions.has(occasion) ? 'relative' : 'child';
  if (age.min >= 18) return role.mayBeGrown ? 'relative' : null;
  return age.min >= 13 ? 'teen' : 'child';
}

/**
 * Returns the recipients; a son or niece of unknown age with an interest of adults becomes a
 * relative.
 */
export function grownUp(
  { recipients, mayBeGrown }: RecipientsMatch,
  concepts: readonly string[],
  facts: ConceptFacts,
): readonly QueryRecipient[] {
  const child = recipients.find(isChild);
  if (!child || !mayBeGrown || !concepts.some((concept) => facts.is(concept, 'adult')))
    return recipients;
  const others = recipients.filter((one) => one !== child && one.recipient !== 'relative');
  return [{ ...child, recipient: 'relative' }, ...others];
}

const adults = new Set<Recipient>([
  ...(['parent', 'grandparent', 'partner', 'colleague', 'boss', 'teacher'] as const),
  ...(['host', 'couple'] as const),
]);

/** Returns true for a recipient who is an adult by the word alone; "the boy next door" is a neighbour too. */
export function isAdult({ recipient }: QueryRecipient): boolean {
  return adults.has(recipient);
}

/** Returns true for a recipient who is called a child. */
export function isChild({ recipient }: QueryRecipient): boolean {
  return recipient === 'child';
}
