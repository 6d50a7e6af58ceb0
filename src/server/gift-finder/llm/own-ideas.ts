import { ageRange, isForBirth, isOfMinors } from '../../../finder/age-range.ts';
import { adultAge, type Flag } from '../../../finder/content/vocabulary.ts';
import type { Exclusion, ParsedQuery } from '../../../finder/parsed-query.ts';
import type { GiftEngine } from '../gift-engine.ts';
import type { ImproveRequest, ModelIdea } from './gift-improver.ts';
import type { ProposedIdea } from './model-answers.ts';

/** More would be the model's page and not ours. */
const maxOwnIdeas = 3;
/** From this share of its ideas on, a concept has a property: whoever names wine means alcohol. */
const minFlagShare = 0.3;
/** Letters and plain punctuation inside a text: no address, no amount, no markup. */
const plainText = /^[\p{L}\p{M}][\p{L}\p{M}’'()\- ,–]*$/u;
const plainSentence = /^[\p{L}\p{M}][\p{L}\p{M}’'()\- ,;:–!?.]*$/u;
/** A full stop inside a word, as addresses have it. */
const innerStop = /[.:]\S/;

type Request = Pick<ImproveRequest, 'language' | 'engine'>;

/**
 * Returns the model's own ideas that may be shown for all of these queries, at most three. There are
 * none where a minor is involved, or where the text has a refusal that words cannot prove to be kept,
 * such as an allergy or a faith.
 */
export function guardedIdeas(
  request: Request,
  queries: readonly ParsedQuery[],
  proposed: readonly ProposedIdea[],
): readonly ModelIdea[] {
  if (queries.some((query) => isMinorInvolved(query) || hasHardRefusal(query, request))) return [];
  const allowed = proposed.filter(
    (idea) =>
      isPlain(idea) &&
      !namesSomething(idea, request) &&
      queries.every((query) => isAffordable(idea, query) && isAllowed(idea, query, request)),
  );
  return allowed.slice(0, maxOwnIdeas).map(({ title, why, search, low, high }) => ({
    title: title.trim(),
    why: why.trim(),
    search: search.trim(),
    price: [Math.round(low), Math.round(high)],
  }));
}

function isMinorInvolved(query: ParsedQuery): boolean {
  const { age, occasion, recipients } = query;
  if (age && age.min < adultAge) return true;
  if (ageRange(query)[1] < adultAge || isForBirth(query)) return true;
  if (occasion && isOfMinors(occasion.occasion)) return true;
  return recipients.some(({ recipient }) => recipient === 'child' || recipient === 'teen');
}

/**
 * True where a title does not show whether a refusal is kept. That something is alcoholic, it shows; a word of another
 * language is not found in it.
 */
function hasHardRefusal(query: ParsedQuery, { engine, language }: Request): boolean {
  const { excluded, interests, only, wordLanguage } = query;
  if (only !== null || interests.some(({ concept }) => engine.faiths.has(concept))) return true;
  return excluded.some(
    (one) =>
      isOfDietOrAllergy(one) ||
      ('flag' in one && one.flag !== 'alcohol') ||
      ('word' in one && wordLanguage !== language),
  );
}

/** True for a diet, a condition, a faith or an allergy; false for what somebody sells, makes or may not keep. */
function isOfDietOrAllergy(one: Exclusion): boolean {
  if ('flag' in one) return one.isImplied === true;
  if ('kind' in one) return one.unlessSuits !== undefined;
  if (!('concept' in one)) return false;
  const { unlessSuits, unlessAbout, ofKinds, isImplied } = one;
  const isAllergy = isImplied === true && ofKinds?.includes('experience') === true;
  return isAllergy || unlessSuits !== undefined || unlessAbout !== undefined;
}

function isPlain({ title, why, search }: ProposedIdea): boolean {
  return (
    plainText.test(title) &&
    plainText.test(search) &&
    plainSentence.test(why) &&
    !innerStop.test(why)
  );
}

function namesSomething({ title, why, search }: ProposedIdea, request: Request): boolean {
  const { engine, language } = request;
  return [title, why, search].some((text) => engine.finder.namesSomething(text, language));
}

function isAffordable({ low, high }: ProposedIdea, { budget }: ParsedQuery): boolean {
  if (low < 1 || low > high) return false;
  return (budget?.max ?? high) >= high && (budget?.min ?? 0) <= high;
}

/** Reads the idea as if somebody had typed it, and compares what it is about with the exclusions. */
function isAllowed(idea: ProposedIdea, query: ParsedQuery, request: Request): boolean {
  const { engine, language } = request;
  const isAdult = ageRange(query)[0] >= adultAge;
  return [idea.title, idea.search, idea.why].every((text) => {
    const { interests, kinds, notice } = engine.finder.parseQuery(text, { language });
    if (notice !== null) return false;
    const about = {
      concepts: interests.map(({ concept }) => concept),
      kinds: kinds.map(({ kind }) => kind),
    };
    if (!isAdult && (hasFlag(about, 'alcohol', engine) || hasFlag(about, 'adult', engine)))
      return false;
    return !query.excluded.some(
      (one) => isAbout(about, one, engine) || namesThing(text, one, query, engine),
    );
  });
}

interface About {
  readonly concepts: readonly string[];
  readonly kinds: readonly string[];
}

/** True when a text names a refused or owned thing by its words. */
function namesThing(
  text: string,
  one: Exclusion,
  { wordLanguage }: ParsedQuery,
  { finder }: GiftEngine,
): boolean {
  const stems = 'word' in one ? one.word : 'thing' in one ? one.named : undefined;
  return stems !== undefined && finder.namesStems(text, stems, wordLanguage);
}

function isAbout(about: About, one: Exclusion, engine: GiftEngine): boolean {
  if ('kind' in one)
    return about.kinds.includes(one.kind) || ideasAreOf(about.concepts, one.kind, engine);
  if ('flag' in one) return hasFlag(about, one.flag, engine);
  if ('thing' in one) return about.concepts.includes(one.thing);
  if ('word' in one) return false;
  const { ofKinds } = one;
  // A title that shows no kind may be of any.
  const isOfKind = about.kinds.length === 0 || ofKinds?.some((kind) => about.kinds.includes(kind));
  return about.concepts.includes(one.concept) && (ofKinds === undefined || isOfKind === true);
}

function hasFlag({ concepts, kinds }: About, flag: Flag, engine: GiftEngine): boolean {
  if (flag === 'alcohol' && kinds.includes('alcohol')) return true;
  return concepts.some(
    (concept) => share(concept, ({ flags = [] }) => flags.includes(flag), engine) >= minFlagShare,
  );
}

/** True when ideas about one of the concepts are mostly of a kind: who names a novel names a book. */
function ideasAreOf(concepts: readonly string[], kind: string, engine: GiftEngine): boolean {
  return concepts.some(
    (concept) => share(concept, ({ kinds }) => kinds.some((each) => each === kind), engine) > 0.5,
  );
}

type Idea = GiftEngine['ideas'][number];

/** The share of the catalogue's ideas about a concept that pass a test; 0 when it has none. */
function share(concept: string, test: (idea: Idea) => boolean, { ideas }: GiftEngine): number {
  const about = ideas.filter(({ concepts }) => concepts.includes(concept));
  return about.length === 0 ? 0 : about.filter(test).length / about.length;
}
