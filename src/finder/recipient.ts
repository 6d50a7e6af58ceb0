import type { Token } from './normalise.ts';
import { phraseBook } from './phrase-book.ts';
import { type Role, roles } from './recipient-words.ts';
import type { Spelling } from './typos.ts';
import { spelling } from './typos.ts';
import type { Occasion, Recipient, WordLanguage } from './vocabulary.ts';
import type { WishAge, WishRecipient } from './wish.ts';

export interface ReadRecipients {
  readonly recipients: readonly WishRecipient[];
  readonly leans: 'f' | 'm' | null;
  /** tokens that name the receivers */
  readonly taken: ReadonlySet<number>;
  /** what is called a child here is somebody's son or niece, of an age that is not said */
  readonly mayBeGrown: boolean;
}

interface Hit {
  readonly role: Role;
  readonly from: number;
  readonly until: number;
}

/** Days that name their receiver. */
const ofTheDay: Readonly<Partial<Record<Occasion, readonly WishRecipient[]>>> = {
  'mothers-day': [{ recipient: 'parent', leans: 'f' }],
  'fathers-day': [{ recipient: 'parent', leans: 'm' }],
};

const book = phraseBook(roles);
/** Who is celebrated, in German compounds for the day: "Lehrerabschied", "Kindergeburtstag". */
const compounds = /^(.{3,})(?:geburtstag|abschied|hochzeit|geschenk|geschenke|verabschiedung)$/;
const misspelt: Spelling = spelling(book.words);

/** Words that name a receiver in some languages and mean something else in the others. */
const only: Readonly<Record<string, readonly WordLanguage[]>> = {
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
const owners = new Set(
  'of von de du des der meiner meines meinem unserer unseres ma mon mes my our notre nos la le les s'.split(
    ' ',
  ),
);
const genitive =
  /(?:^| )(?:(?:of|from) (?:my|our|his|her|their)|(?:de|d) (?:mon|ma|mes|notre|nos|son|sa|ses)|(?:von )?(?:mein|unser|sein|ihr)e[mrsn])(?: \S+)?$/;
const having =
  /^(?:has|have|having|with|hat|haben|mit|a|ont|avec|of|von|de|expecting|expects|zwei|drei|vier|two|three|four|deux|trois|quatre|[2-6]|2er|their|ihre|ihren|seine|seinen|leurs|ses|young|kleinen|kleine|kleinem|petits|son|her|his|our)$/;
const she = new Set('she her hers shes elle ihr ihrer ihrem ella lei'.split(' '));
const he = new Set('he his him hes er ihm ihn seinen seiner il lui'.split(' '));

/** Who the gift is for. Of "my sister's kids" and "die Lehrerin meines Sohnes" one receives. */
export function readRecipients(
  tokens: readonly Token[],
  language: WordLanguage,
  age: WishAge | null,
  occasion: Occasion | null,
  skip: ReadonlySet<number>,
  isWord: (key: string) => boolean,
): ReadRecipients {
  const hits = hitsIn(tokens, language, skip, isWord);
  const all = merge(hits);
  const receiving = all.filter((hit, at) => receives(hit, all[at - 1], all[at + 1], tokens));
  const taken = new Set(hits.flatMap((hit) => range(hit.from, hit.until)));
  const recipients: WishRecipient[] = [];
  for (const hit of receiving) {
    const recipient = grown(hit.role, age, occasion);
    const first = tokens[hit.from];
    const last = tokens[hit.until - 1];
    if (!recipient || !first || !last) continue;
    if (recipients.some((known) => known.recipient === recipient)) continue;
    const { leans } = hit.role;
    const span = [first.span[0], last.span[1]] as const;
    recipients.push({ recipient, ...(leans ? { leans } : {}), span });
  }
  const mayBeGrown =
    age === null &&
    receiving.every(({ role }) => role.recipient !== 'child' || role.mayBeGrown === true);
  const said = new Set(
    receiving.map((hit) => hit.role.leans).filter((leans) => leans !== undefined),
  );
  const alone = said.size === 1 ? [...said][0] : undefined;
  const leans = said.size === 0 ? byPronoun(tokens) : (alone ?? null);
  const [honoured] = recipients.length === 0 && occasion ? (ofTheDay[occasion] ?? []) : [];
  if (honoured)
    return { recipients: [honoured], leans: honoured.leans ?? null, taken, mayBeGrown: false };
  return { recipients: recipients.slice(0, 4), leans, taken, mayBeGrown };
}

function hitsIn(
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
    let found = book.at(tokens, i);
    if (!found && token.key.length >= 6 && !isWord(token.key)) {
      const near = misspelt.nearest(token.key);
      const value = near === undefined ? undefined : book.get(near);
      if (value) found = { value, length: 1 };
    }
    if (found && found.length === 1 && only[token.key]?.includes(language) === false)
      found = undefined;
    const person = found ? undefined : compounds.exec(token.key)?.[1];
    const named =
      person === undefined ? undefined : (book.get(person) ?? book.get(person.replace(/s$/, '')));
    if (named) found = { value: named, length: 1 };
    if (token.key === 'papi') found = { value: papi(language), length: 1 };
    if (found) hits.push({ role: found.value, from: i, until: i + found.length });
    i += found?.length ?? 1;
  }
  return hits;
}

function papi(language: WordLanguage): Role {
  return { recipient: language === 'fr' ? 'grandparent' : 'parent', leans: 'm' };
}

/** "teenage niece", "baby sister": of two names side by side the last says it. */
function merge(hits: readonly Hit[]): readonly Hit[] {
  return hits.filter(
    (hit, at) =>
      hits[at + 1]?.from !== hit.until || hits[at + 1]?.role.recipient === 'parents-to-be',
  );
}

function receives(
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
    if (gap.length > 0 && gap.length <= 3 && gap[0] !== 's' && gap.every((key) => owners.has(key)))
      return false;
    if (
      gap.length <= 5 &&
      genitive.test([...gap, tokens[hit.from]?.key].join(' ')) &&
      !/^(?:and|und|et)$/.test(gap[0] ?? '')
    )
      return false;
  }
  const last = tokens[hit.from - 1]?.key ?? '';
  if (before && hit.role.recipient === 'child' && !hit.role.mayBeGrown) return !having.test(last);
  return true;
}

const daysOfGrownUps = new Set<Occasion>([
  ...(['graduation', 'new-job', 'retirement', 'wedding', 'engagement', 'anniversary'] as const),
  ...(['housewarming', 'bachelor-party', 'exam', 'mothers-day', 'fathers-day'] as const),
]);

/** A daughter may be eight or forty; her age or what she celebrates tells. */
function grown(role: Role, age: WishAge | null, occasion: Occasion | null): Recipient | null {
  if (role.recipient !== 'child') return role.recipient;
  if (!age)
    return role.mayBeGrown && occasion && daysOfGrownUps.has(occasion) ? 'relative' : 'child';
  if (age.min >= 18) return role.mayBeGrown ? 'relative' : null;
  return age.min >= 13 ? 'teen' : 'child';
}

/** Themes that nobody has before growing up. */
const ofGrownUps = new Set(
  `wine beer spirits cocktails whisky gin student-life driving-licence pregnancy-care motherhood fatherhood
  grandchildren nurses teachers office-workers craftspeople chefs farmers programmers night-shifts home-office beard
  shaving business-finance wedding-jubilee new-home backpacking expats commuting interior-design`.split(
    /\s+/,
  ),
);

/** The son who loves whisky is no child, as long as nothing says that he is one. */
export function grownUp(
  { recipients, mayBeGrown }: ReadRecipients,
  themes: readonly string[],
): readonly WishRecipient[] {
  const child = recipients.find(({ recipient }) => recipient === 'child');
  if (!child || !mayBeGrown || !themes.some((theme) => ofGrownUps.has(theme))) return recipients;
  const others = recipients.filter((one) => one !== child && one.recipient !== 'relative');
  return [{ ...child, recipient: 'relative' }, ...others];
}

const adults = new Set<Recipient>([
  ...(['parent', 'grandparent', 'partner', 'colleague', 'boss', 'teacher'] as const),
  ...(['host', 'couple', 'neighbour'] as const),
]);

export function isAdult({ recipient }: WishRecipient): boolean {
  return adults.has(recipient);
}

function byPronoun(tokens: readonly Token[]): 'f' | 'm' | null {
  const f = tokens.some((token) => she.has(token.key));
  const m = tokens.some((token) => he.has(token.key));
  if (f === m) return null;
  return f ? 'f' : 'm';
}

function range(from: number, until: number): readonly number[] {
  return Array.from({ length: until - from }, (_, i) => from + i);
}
