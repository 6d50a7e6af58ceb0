import { ageRange } from '../../../finder/age-range.ts';
import {
  adultAge,
  type Flag,
  flags,
  type Kind,
  kinds,
  occasions,
  recipients,
  situations,
} from '../../../finder/content/vocabulary.ts';
import {
  type Exclusion,
  emptyQuery,
  isSure,
  type ParsedQuery,
  type QueryAge,
  type QueryBudget,
  type QueryInterest,
  type QueryPart,
} from '../../../finder/parsed-query.ts';
import type { GiftEngine } from '../gift-engine.ts';
import type { ImproveRequest } from './gift-improver.ts';
import type { ModelReading } from './model-answers.ts';
import { covers, findQuotation, type Quotation } from './quotations.ts';
import { uniqueBy } from './unique-by.ts';

/** A query that engine and model have read together. */
export interface MergedQuery {
  readonly query: ParsedQuery;
  /** the engine's query with the numbers that the model corrected: no idea may break its hard limits */
  readonly limits: ParsedQuery;
}

/** A model is less sure than a listed word. */
const modelConfidence = 0.8;

type Request = Pick<ImproveRequest, 'text' | 'language' | 'parsed' | 'engine'>;
type Quoted<Part> = Part & { readonly at: Quotation };

/**
 * Returns what engine and model understood together.
 *
 * A part of the model counts only with a quotation that the text has. It fills what the engine did not
 * read, and it corrects what is not sure enough to be told (`isSure`); a part set by hand is sure. A number
 * that the engine read is replaced only when the quotation has the engine's words and the engine, which reads
 * the quotation alone, finds the model's number there; the age of a minor is never replaced. Exclusions are
 * united, and an age is narrowed to what recipients and occasion imply.
 */
export function mergeReading(request: Request, reading: ModelReading): MergedQuery {
  const { text, parsed, engine } = request;
  const quoted = <Part extends { readonly quote: string }>(part: Part): Quoted<Part>[] => {
    const at = findQuotation(text, part.quote);
    return at ? [{ ...part, at }] : [];
  };
  const limits: ParsedQuery = {
    ...parsed,
    age: correctedAge(request, reading.age && quoted(reading.age)[0]),
    budget: correctedBudget(request, reading.budget && quoted(reading.budget)[0]),
  };
  const people = reading.recipients.flatMap(quoted);
  const day = reading.occasion ? quoted(reading.occasion) : [];
  const circumstances = reading.situations.flatMap(quoted);
  const liked = reading.interests
    .flatMap(quoted)
    .filter(({ concept }) => engine.concepts.has(concept));
  const refused = reading.refused.flatMap(quoted).flatMap((part) => exclusionIn(part, engine));
  const unrelated = reading.unrelated.flatMap((quote) => findQuotation(text, quote) ?? []);
  const rereadings = [...people, ...day, ...circumstances, ...liked].map(({ at }) => at);
  const isReread = (part: QueryPart) =>
    [...rereadings, ...unrelated].some((at) => covers(at, part));

  const whole: ParsedQuery = {
    ...limits,
    recipients: parsed.recipients.some(isSure) ? parsed.recipients : recipientsIn(limits, people),
    occasion:
      parsed.occasion && isSure(parsed.occasion) ? parsed.occasion : occasionIn(limits, day),
    situations: mergedSituations(parsed, circumstances, isReread),
    interests: mergedInterests(parsed, liked, refused, isReread),
    excluded: [...parsed.excluded, ...refused],
  };
  const isVague = parsed.isVague && whole.interests.length === 0;
  return { query: { ...whole, ...addedAge(whole, reading, quoted), isVague }, limits };
}

function correctedAge(
  { parsed, engine, language }: Request,
  said: Quoted<NonNullable<ModelReading['age']>> | null | undefined,
): QueryAge | null {
  const { age } = parsed;
  if (!age || !said || age.max < adultAge || !covers(said.at, age)) return age;
  const read = engine.finder.parseQuery(said.at.text, { language }).age;
  return read?.min === said.min && read.max === said.max ? partOf(read, said.at) : age;
}

function correctedBudget(
  { parsed, engine, language }: Request,
  said: Quoted<NonNullable<ModelReading['budget']>> | null | undefined,
): QueryBudget | null {
  const { budget } = parsed;
  if (!said || !isRange(said)) return budget;
  if (!budget) return hasNumbers(said, said.at.text) ? partOf(amounts(said), said.at) : null;
  if (!covers(said.at, budget)) return budget;
  const read = engine.finder.parseQuery(said.at.text, { language }).budget;
  return read?.max === said.max && read.min === said.min ? partOf(amounts(read), said.at) : budget;
}

const amounts = ({ min, max }: Pick<QueryBudget, 'min' | 'max'>) => ({
  min: min === null ? null : Math.floor(min),
  max: max === null ? null : Math.floor(max),
});

/** True when the words have each bound as a number. */
function hasNumbers({ min, max }: Pick<QueryBudget, 'min' | 'max'>, text: string): boolean {
  const numbers = new Set(text.match(/\d+/g)?.map(Number));
  return [min, max].every((bound) => bound === null || numbers.has(Math.floor(bound)));
}

function isRange({ min, max }: Pick<QueryBudget, 'min' | 'max'>): boolean {
  if (min === null && max === null) return false;
  return min === null || max === null || min <= max;
}

/** An age where none was said: the years that it shares with what recipients and occasion imply. */
function addedAge(
  query: ParsedQuery,
  { age }: ModelReading,
  quoted: (
    part: NonNullable<ModelReading['age']>,
  ) => readonly Quoted<{ min: number; max: number }>[],
): Pick<ParsedQuery, 'age'> | undefined {
  const [said] = age && !query.age ? quoted(age) : [];
  if (!said || said.min > said.max) return undefined;
  const [youngest, oldest] = ageRange(query);
  const shared = { min: Math.max(said.min, youngest), max: Math.min(said.max, oldest) };
  return shared.min <= shared.max ? { age: partOf(shared, said.at) } : undefined;
}

function recipientsIn(
  query: ParsedQuery,
  people: readonly Quoted<{ readonly recipient: string }>[],
): ParsedQuery['recipients'] {
  const found = people.flatMap(({ recipient, at }) => {
    const known = recipients.find((each) => each === recipient);
    return known ? [partOf({ recipient: known }, at)] : [];
  });
  return found.length > 0 && canBe(query, { recipients: found }) ? found : query.recipients;
}

function occasionIn(
  query: ParsedQuery,
  [day]: readonly Quoted<{ readonly occasion: string }>[],
): ParsedQuery['occasion'] {
  const known = occasions.find((each) => each === day?.occasion);
  if (!day || !known || !canBe(query, { occasion: { occasion: known } })) return query.occasion;
  return partOf({ occasion: known }, day.at);
}

/** True when somebody of an age that the query allows can be this recipient or have this occasion. */
function canBe(query: ParsedQuery, part: Partial<ParsedQuery>): boolean {
  const [youngest, oldest] = ageRange(query);
  const [min, max] = ageRange({ ...emptyQuery(query.language), ...part });
  return min <= oldest && youngest <= max;
}

function mergedSituations(
  { situations: before }: ParsedQuery,
  said: readonly Quoted<{ readonly situation: string }>[],
  isReread: (part: QueryPart) => boolean,
): ParsedQuery['situations'] {
  const added = said.flatMap(({ situation, at }) => {
    const known = situations.find((each) => each === situation);
    return known ? [partOf({ situation: known }, at)] : [];
  });
  const kept = before.filter((part) => isSure(part) || !isReread(part));
  return uniqueBy([...kept, ...added], ({ situation }) => situation);
}

function mergedInterests(
  { interests }: ParsedQuery,
  liked: readonly Quoted<{ readonly concept: string }>[],
  refused: readonly Exclusion[],
  isReread: (part: QueryPart) => boolean,
): readonly QueryInterest[] {
  const added = liked.map(({ concept, at }) => ({ ...partOf({ concept }, at), words: [] }));
  const isRefused = (interest: QueryInterest) =>
    refused.some(
      (one) =>
        covers({ start: 0, end: 0, ...one }, interest) ||
        ('concept' in one && one.concept === interest.concept),
    );
  const kept = interests.filter((interest) => isSure(interest) || !isReread(interest));
  return uniqueBy([...kept, ...added], ({ concept }) => concept).filter((one) => !isRefused(one));
}

/** "flag:alcohol", "kind:book", "concept:coffee"; "has:espresso" for what the recipient owns. */
function exclusionIn(
  { what, at }: Quoted<{ readonly what: string }>,
  { concepts }: GiftEngine,
): Exclusion[] {
  const [sort, value = ''] = what.split(':', 2);
  if (sort === 'flag' && isOneOf<Flag>(flags, value)) return [partOf({ flag: value }, at)];
  if (sort === 'kind' && isOneOf<Kind>(kinds, value)) return [partOf({ kind: value }, at)];
  if (!concepts.has(value)) return [];
  if (sort === 'has') return [{ ...partOf({ thing: value }, at), owned: true }];
  return sort === 'concept' ? [partOf({ concept: value }, at)] : [];
}

function isOneOf<Word extends string>(words: readonly Word[], value: string): value is Word {
  return words.some((word) => word === value);
}

function partOf<Part extends object>(part: Part, { start, end, text }: Quotation) {
  return { ...part, start, end, text, confidence: modelConfidence };
}
