import type { QueryAge, QueryRecipient } from '../parsed-query.ts';
import type { Token } from '../text/normalize.ts';
import { phraseMatcher } from '../text/phrase-matcher.ts';
import type { Spelling } from '../text/spelling.ts';
import { spelling } from '../text/spelling.ts';
import type { Occasion, Recipient, WordLanguage } from '../vocabulary.ts';
import { type Role, roles } from './recipient-words.ts';

/** The recipients of the gift, and the tokens they were read from. */
export interface RecipientsMatch {
  readonly recipients: readonly QueryRecipient[];
  readonly gender: 'f' | 'm' | null;
  /** tokens that name recipients */
  readonly used: ReadonlySet<number>;
  /** true when each child is called a son, a niece or the like, and no age is given */
  readonly mayBeGrown: boolean;
}

interface Hit {
  readonly role: Role;
  readonly from: number;
  readonly until: number;
}

/** Occasions that name their recipient. */
const recipientOfOccasion: Readonly<Partial<Record<Occasion, readonly QueryRecipient[]>>> = {
  'mothers-day': [{ recipient: 'parent', gender: 'f' }],
  'fathers-day': [{ recipient: 'parent', gender: 'm' }],
};

const roleMatcher = phraseMatcher(roles);
/** German compounds whose first part names the recipient: "Lehrerabschied", "Kindergeburtstag". */
const compounds = /^(.{3,})(?:geburtstag|abschied|hochzeit|geschenk|geschenke|verabschiedung)$/;
const typos: Spelling = spelling(roleMatcher.words);

/** Words that name a recipient in some languages only. */
const wordLanguages: Readonly<Record<string, readonly WordLanguage[]>> = {
  man: ['en'],
  men: ['en'],
  son: ['en'],
  sons: ['en'],
  her: ['en'],
  date: ['en'],
  lass: ['en'],
  lad: ['en'],
  mates: ['en'],
  host: ['en'],
  hosts: ['en'],
  gran: ['en'],
  guy: ['en'],
  pal: ['en'],
  junge: ['de'],
  nan: ['en'],
  kind: ['de'],
  pate: ['de'],
  paten: ['de'],
  bub: ['de'],
  patin: ['de'],
  zwerg: ['de'],
  chef: ['de', 'fr'],
  patron: ['fr'],
  mere: ['fr'],
  tata: ['fr'],
  prof: ['fr', 'de'],
  tia: ['es'],
  tio: ['es'],
  fils: ['fr'],
  mec: ['fr'],
  amis: ['fr'],
  primo: ['es'],
  prima: ['es'],
  hombre: ['es'],
  client: ['en', 'fr'],
  hote: ['fr'],
  gardien: ['fr'],
  arzt: ['de'],
  mate: ['en'],
};
const ownerWords = new Set(
  'of von de d du des der einer eines meiner meines meinem unserer unseres ma mon mes my our notre nos la le les s'.split(
    ' ',
  ),
);
/** Articles inside "of a friend" and "d’une amie"; alone they show no owner. */
const articles = new Set(['a', 'an', 'un', 'une', 'einem']);
const genitiveArticle = /^(?:[ms]?ein|unser|ihr)e[rs]$/;
const genitivePhrase =
  /(?:^| )(?:(?:of|from) (?:my|our|his|her|their)|(?:de|d) (?:mon|ma|mes|notre|nos|son|sa|ses)|(?:von )?(?:mein|unser|sein|ihr)e[mrsn])(?: \S+)?$/;
/** "From the pupils", "de la part des enfants", "von meinen Kindern": these people give the present. */
const giverPhrase =
  /(?:^| )(?:from|vo[nm]|de la part d(?:es?|u)?)(?: (?:all|the|our|my|his|her|their|allen|de[nrm]|(?:mein|unser|sein|ihr)e[nrm]|la|les|l|mon|ma|mes|notre|nos|son|sa|ses))*$/;
const parentWord =
  /^(?:has|have|having|with|hat|haben|mit|a|ont|avec|of|von|de|expecting|expects|zwei|drei|vier|two|three|four|deux|trois|quatre|[2-6]|2er|their|ihre|ihren|seine|seinen|leurs|ses|young|kleinen|kleine|kleinem|petits|son|her|his|our)$/;
const she = new Set('she her hers shes elle ihr ihrer ihrem ella lei'.split(' '));
const he = new Set('he his him hes er ihm ihn seinen seiner il lui'.split(' '));

/**
 * Returns at most four recipients of the gift. Of "my sister's kids" and "die Lehrerin meines
 * Sohnes" only one person receives.
 * @param skip tokens that another part has used
 * @param isWord tells words of the lexicon and texts, which are no typos
 */
export function parseRecipients(
  tokens: readonly Token[],
  language: WordLanguage,
  age: QueryAge | null,
  occasion: Occasion | null,
  skip: ReadonlySet<number>,
  isWord: (key: string) => boolean,
): RecipientsMatch {
  const hits = findHits(tokens, language, skip, isWord);
  const all = merge(hits, tokens);
  const possible = all.filter((hit, at) => isRecipient(hit, all[at - 1], all[at + 1], tokens));
  const others = possible.filter((hit) => !isGiver(hit, tokens));
  const chosen = others.length > 0 ? others : possible;
  const used = new Set(hits.flatMap((hit) => range(hit.from, hit.until)));
  const recipients: QueryRecipient[] = [];
  for (const hit of chosen) {
    const recipient = withAge(hit.role, age, occasion);
    const first = tokens[hit.from];
    const last = tokens[hit.until - 1];
    if (!recipient || !first || !last) continue;
    if (recipients.some((known) => known.recipient === recipient)) continue;
    const { gender } = hit.role;
    const span = [first.span[0], last.span[1]] as const;
    recipients.push({ recipient, ...(gender ? { gender } : {}), span });
  }
  const mayBeGrown =
    age === null &&
    chosen.every(({ role }) => role.recipient !== 'child' || role.mayBeGrown === true);
  const genders = new Set(
    chosen.map((hit) => hit.role.gender).filter((gender) => gender !== undefined),
  );
  const onlyGender = genders.size === 1 ? [...genders][0] : undefined;
  const gender = genders.size === 0 ? genderOfPronouns(tokens) : (onlyGender ?? null);
  const [fromOccasion] =
    recipients.length === 0 && occasion ? (recipientOfOccasion[occasion] ?? []) : [];
  if (fromOccasion)
    return {
      recipients: [fromOccasion],
      gender: fromOccasion.gender ?? null,
      used,
      mayBeGrown: false,
    };
  return { recipients: recipients.slice(0, 4), gender, used, mayBeGrown };
}

function findHits(
  tokens: readonly Token[],
  language: WordLanguage,
  skip: ReadonlySet<number>,
  isWord: (key: string) => boolean,
): Hit[] {
  const hits: Hit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token || skip.has(i)) {
      i++;
      continue;
    }
    let found = roleMatcher.at(tokens, i);
    if (!found && token.key.length >= 6 && !isWord(token.key)) {
      const near = typos.nearest(token.key);
      const value = near === undefined ? undefined : roleMatcher.get(near);
      if (value) found = { value, length: 1 };
    }
    if (found && found.length === 1 && wordLanguages[token.key]?.includes(language) === false)
      found = undefined;
    const person = found ? undefined : compounds.exec(token.key)?.[1];
    const possible =
      person === undefined
        ? undefined
        : (roleMatcher.get(person) ?? roleMatcher.get(person.replace(/s$/, '')));
    if (possible) found = { value: possible, length: 1 };
    if (token.key === 'papi') found = { value: papi(language), length: 1 };
    if (found) hits.push({ role: found.value, from: i, until: i + found.length });
    i += found?.length ?? 1;
  }
  return hits;
}

function papi(language: WordLanguage): Role {
  return { recipient: language === 'fr' ? 'grandparent' : 'parent', gender: 'm' };
}

/**
 * "teenage niece", "baby sister": of two hits side by side the last one counts. A hit that begins
 * with a genitive article names the owner instead: "das Kind einer Freundin".
 */
function merge(hits: readonly Hit[], tokens: readonly Token[]): readonly Hit[] {
  return hits.filter((hit, at) => {
    const next = hits[at + 1];
    return (
      next?.from !== hit.until ||
      next.role.recipient === 'parents-to-be' ||
      genitiveArticle.test(tokens[next.from]?.key ?? '')
    );
  });
}

function isGiver(hit: Hit, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, hit.from - 7), hit.from).map(({ key }) => key);
  return giverPhrase.test(before.join(' '));
}

function isRecipient(
  hit: Hit,
  before: Hit | undefined,
  after: Hit | undefined,
  tokens: readonly Token[],
): boolean {
  const between = (a: Hit, b: Hit) => tokens.slice(a.until, b.from).map((t) => t.key);
  if (after) {
    const gap = between(hit, after);
    if (
      gap[0] === 's' &&
      gap.length <= 3 &&
      !tokens.slice(hit.until, after.from).some((t) => t.opens)
    )
      return false;
  }
  if (before) {
    const gap = between(before, hit);
    if (gap.length === 0 && genitiveArticle.test(tokens[hit.from]?.key ?? '')) return false;
    if (
      gap.length > 0 &&
      gap.length <= 3 &&
      gap[0] !== 's' &&
      gap.every((key, at) => ownerWords.has(key) || (at > 0 && articles.has(key)))
    )
      return false;
    if (
      gap.length <= 5 &&
      genitivePhrase.test([...gap, tokens[hit.from]?.key].join(' ')) &&
      !/^(?:and|und|et)$/.test(gap[0] ?? '')
    )
      return false;
  }
  const last = tokens[hit.from - 1]?.key ?? '';
  if (before && hit.role.recipient === 'child' && !hit.role.mayBeGrown)
    return !parentWord.test(last);
  return true;
}

const adultOccasions = new Set<Occasion>([
  ...(['graduation', 'new-job', 'retirement', 'wedding', 'engagement', 'anniversary'] as const),
  ...(['housewarming', 'bachelor-party', 'exam', 'mothers-day', 'fathers-day'] as const),
]);

/** A daughter may be eight or forty; her age or the occasion decides. Null when she is no child. */
function withAge(role: Role, age: QueryAge | null, occasion: Occasion | null): Recipient | null {
  if (role.recipient !== 'child') return role.recipient;
  if (!age)
    return role.mayBeGrown && occasion && adultOccasions.has(occasion) ? 'relative' : 'child';
  if (age.min >= 18) return role.mayBeGrown ? 'relative' : null;
  return age.min >= 13 ? 'teen' : 'child';
}

/** Interests of adults only. */
const adultConcepts = new Set(
  `wine beer spirits cocktails whisky gin student-life driving-licence pregnancy-care motherhood fatherhood
  grandchildren nurses teachers office-workers craftspeople chefs farmers programmers night-shifts home-office beard
  shaving business-finance wedding-jubilee new-home backpacking expats commuting interior-design`.split(
    /\s+/,
  ),
);

/**
 * Returns the recipients; a son or niece of unknown age with an interest of adults becomes a
 * relative.
 */
export function grownUp(
  { recipients, mayBeGrown }: RecipientsMatch,
  concepts: readonly string[],
): readonly QueryRecipient[] {
  const child = recipients.find(isChild);
  if (!child || !mayBeGrown || !concepts.some((concept) => adultConcepts.has(concept)))
    return recipients;
  const others = recipients.filter((one) => one !== child && one.recipient !== 'relative');
  return [{ ...child, recipient: 'relative' }, ...others];
}

const adults = new Set<Recipient>([
  ...(['parent', 'grandparent', 'partner', 'colleague', 'boss', 'teacher'] as const),
  ...(['host', 'couple', 'neighbour'] as const),
]);

/** Returns true for a recipient who is an adult by the word alone. */
export function isAdult({ recipient }: QueryRecipient): boolean {
  return adults.has(recipient);
}

/** Returns true for a recipient who is called a child. */
export function isChild({ recipient }: QueryRecipient): boolean {
  return recipient === 'child';
}

function genderOfPronouns(tokens: readonly Token[]): 'f' | 'm' | null {
  const f = tokens.some((token) => she.has(token.key));
  const m = tokens.some((token) => he.has(token.key));
  if (f === m) return null;
  return f ? 'f' : 'm';
}

function range(from: number, until: number): readonly number[] {
  return Array.from({ length: until - from }, (_, i) => from + i);
}
