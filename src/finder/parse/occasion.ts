import type { Occasion } from '../content/vocabulary.ts';
import type { QueryOccasion } from '../parsed-query.ts';
import { keysOf, type Place, type Token, touches } from '../text/normalize.ts';
import type { Found, PhraseMatcher } from '../text/phrase-matcher.ts';
import { formConfidence } from './form-confidence.ts';
import { indexesOf, keyAt, partOf, type Sentence } from './sentence.ts';

/** The occasion, or null, and the tokens it was read from. */
export interface OccasionMatch {
  readonly occasion: QueryOccasion | null;
  /** all that the query names, also those that another one replaced */
  readonly all: readonly QueryOccasion[];
  readonly used: ReadonlySet<number>;
}

/** An occasion at a token; null for words that name none. */
interface OccasionFound extends Found<Occasion | null> {
  readonly confidence: number;
  /** false where a part names a recipient, which is parsed later: a compound, "my flatmate moves out" */
  readonly isWhole: boolean;
}

type Told = Place & { readonly means: Occasion | null };

/** Occasions that a more specific one in the same query replaces. */
const weakOccasions = new Set<Occasion>([
  'birth',
  'thank-you',
  'housewarming',
  'just-because',
  'exam',
  // A situation tells the loss or the illness beside the day that is celebrated.
  'sympathy',
  'get-well',
]);
/** Days that come every year: of one that is over nobody celebrates the last one, unlike a birthday or a wedding. */
const yearly = new Set<Occasion>([
  ...(['christmas', 'valentine', 'anniversary', 'mothers-day', 'fathers-day', 'easter'] as const),
  ...(['saint-nicholas', 'secret-santa', 'hanukkah', 'new-year', 'advent', 'name-day'] as const),
  ...(['eid', 'diwali', 'raksha-bandhan', 'lunar-new-year', 'nowruz'] as const),
]);
/** Who retires also says goodbye, and the gift is for that. */
const isReason = (occasion: Occasion, earlier: Occasion): boolean =>
  occasion === 'retirement' && earlier === 'farewell';
/** Whoever is invited at one of these gives something to the hosts. */
const feasts = new Set<Occasion>(['christmas', 'new-year', 'easter', 'advent', 'saint-nicholas']);
/** Shorter words are near too many others. */
const minTypoLength = 7;

/**
 * Returns the first occasion that the query names and that is not over; a more specific one replaces a weak one, and an
 * invitation a feast.
 * @param skip tokens that another part has used
 * @param isWord tells words of any list, which are no typos
 */
export function parseOccasion(
  sentence: Sentence,
  skip: ReadonlySet<number>,
  isWord: (key: string) => boolean,
): OccasionMatch {
  const used = new Set<number>();
  const told = sentence.grammar.toldOccasions(sentence.folded);
  const all: QueryOccasion[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    const found = skip.has(at)
      ? undefined
      : (toldAt(sentence, at, told) ?? occasionAt(sentence, at, isWord));
    if (!found) {
      at++;
      continue;
    }
    const until = at + found.length;
    if (found.value !== null)
      all.push({ occasion: found.value, ...partOf(sentence, [at, until], found.confidence) });
    if (found.isWhole) for (const each of indexesOf([at, until])) used.add(each);
    at = until;
  }
  return { occasion: mainOf(present(all, sentence)), all, used };
}

/** The occasions that are not over; where all are, those that may be celebrated late. */
function present(
  all: readonly QueryOccasion[],
  { grammar, folded }: Sentence,
): readonly QueryOccasion[] {
  const past = all.length === 0 ? [] : grammar.pastOccasions(folded);
  const isPast = (one: QueryOccasion) => past.some((place) => touches(one, place));
  const current = all.filter((one) => !isPast(one));
  return current.length > 0 ? current : all.filter(({ occasion }) => !yearly.has(occasion));
}

function mainOf(all: readonly QueryOccasion[]): QueryOccasion | null {
  return all.reduce<QueryOccasion | null>(
    (chosen, one) => (!chosen || replaces(one.occasion, chosen.occasion) ? one : chosen),
    null,
  );
}

function replaces(occasion: Occasion, earlier: Occasion): boolean {
  if (occasion === 'invitation') return feasts.has(earlier) || weakOccasions.has(earlier);
  return (
    isReason(occasion, earlier) || (weakOccasions.has(earlier) && !weakOccasions.has(occasion))
  );
}

function toldAt(
  { tokens }: Sentence,
  at: number,
  told: readonly Told[],
): OccasionFound | undefined {
  const place = told.find((one) => touches(tokens[at], one));
  if (!place) return undefined;
  const length = tokens.slice(at).filter((token) => touches(token, place)).length;
  return { value: place.means, length, confidence: formConfidence.listed, isWhole: false };
}

function occasionAt(
  { tokens, grammar }: Sentence,
  at: number,
  isWord: (key: string) => boolean,
): OccasionFound | undefined {
  const listed = grammar.occasions.at(tokens, at);
  if (listed) return { ...listed, confidence: formConfidence.listed, isWhole: true };
  const key = keyAt(tokens, at);
  const [, last = ''] = grammar.occasionCompound.exec(key) ?? [];
  const day = grammar.occasions.get(last);
  if (day) return { value: day, length: 1, confidence: formConfidence.compound, isWhole: false };
  const value =
    key.length >= minTypoLength && !isWord(key) ? grammar.occasions.ofTypo(key) : undefined;
  return value && { value, length: 1, confidence: formConfidence.typo, isWhole: true };
}

const none: ReadonlySet<Occasion> = new Set();

/** Returns the occasions that the texts name. */
export function daysNamed(
  texts: readonly string[],
  matcher: PhraseMatcher<Occasion>,
): ReadonlySet<Occasion> {
  const days: Occasion[] = [];
  for (const text of texts) {
    const tokens = keysOf(text).map(
      (key): Token => ({ key, alternative: key, start: 0, end: 0, opens: false }),
    );
    for (let i = 0; i < tokens.length; i++) {
      const found = matcher.at(tokens, i);
      if (found) days.push(found.value);
    }
  }
  return days.length === 0 ? none : new Set(days);
}
