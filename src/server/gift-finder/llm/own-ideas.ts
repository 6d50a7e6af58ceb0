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
  const allowed: ProposedIdea[] = [];
  for (const idea of proposed) {
    if (allowed.length === maxOwnIdeas) break;
    if (isAllowed(idea, queries, request)) allowed.push(idea);
  }
  return allowed.map(({ title, why, search, low, high }) => ({
    title: title.trim(),
    why: why.trim(),
    search: search.trim(),
    price: [Math.round(low), Math.round(high)],
  }));
}

/** Reading a text takes more than a millisecond: it is read once for all queries, and after all quicker tests. */
function isAllowed(idea: ProposedIdea, queries: readonly ParsedQuery[], request: Request): boolean {
  if (!isPlain(idea) || !queries.every((query) => isAffordable(idea, query))) return false;
  if (namesSomething(idea, request)) return false;
  return [idea.title, idea.search, idea.why].every((text) => {
    const about = aboutOf(text, request);
    return about !== null && queries.every((query) => isKept(query, about, request));
  });
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

type Idea = GiftEngine['ideas'][number];

/** What a text of an idea is about. */
interface About {
  readonly text: string;
  readonly concepts: readonly string[];
  readonly kinds: readonly string[];
  /** for each concept the ideas of the catalogue that are about it; a concept may have none */
  readonly ideasOfConcepts: readonly (readonly Idea[])[];
}

/** Reads a text as if somebody had typed it; null for what is no gift. */
function aboutOf(text: string, { engine, language }: Request): About | null {
  const { interests, kinds, notice } = engine.finder.parseQuery(text, { language });
  if (notice !== null) return null;
  const concepts = interests.map(({ concept }) => concept);
  return {
    text,
    concepts,
    kinds: kinds.map(({ kind }) => kind),
    ideasOfConcepts: concepts.map((concept) =>
      engine.ideas.filter((idea) => idea.concepts.includes(concept)),
    ),
  };
}

/** True when a text keeps what a query refuses and what its age rules out. */
function isKept(query: ParsedQuery, about: About, { engine }: Request): boolean {
  const isAdult = ageRange(query)[0] >= adultAge;
  if (!isAdult && (hasFlag(about, 'alcohol') || hasFlag(about, 'adult'))) return false;
  return !query.excluded.some(
    (one) => isAbout(about, one) || namesThing(about, one, query, engine),
  );
}

/** True when a text names a refused or owned thing by its words. */
function namesThing(
  { text }: About,
  one: Exclusion,
  { wordLanguage }: ParsedQuery,
  { finder }: GiftEngine,
): boolean {
  const stems = 'word' in one ? one.word : 'thing' in one ? one.named : undefined;
  return stems !== undefined && finder.namesStems(text, stems, wordLanguage);
}

function isAbout(about: About, one: Exclusion): boolean {
  if ('kind' in one) return about.kinds.includes(one.kind) || ideasAreOf(about, one.kind);
  if ('flag' in one) return hasFlag(about, one.flag);
  if ('thing' in one) return about.concepts.includes(one.thing);
  if ('word' in one) return false;
  const { ofKinds } = one;
  // A title that shows no kind may be of any.
  const isOfKind = about.kinds.length === 0 || ofKinds?.some((kind) => about.kinds.includes(kind));
  return about.concepts.includes(one.concept) && (ofKinds === undefined || isOfKind === true);
}

function hasFlag({ ideasOfConcepts, kinds }: About, flag: Flag): boolean {
  if (flag === 'alcohol' && kinds.includes('alcohol')) return true;
  return ideasOfConcepts.some(
    (ideas) => share(ideas, ({ flags = [] }) => flags.includes(flag)) >= minFlagShare,
  );
}

/** True when ideas about one of the concepts are mostly of a kind: who names a novel names a book. */
function ideasAreOf({ ideasOfConcepts }: About, kind: string): boolean {
  return ideasOfConcepts.some(
    (ideas) => share(ideas, ({ kinds }) => kinds.some((each) => each === kind)) > 0.5,
  );
}

/** The share of the ideas that pass a test; 0 when there are none. */
function share(ideas: readonly Idea[], test: (idea: Idea) => boolean): number {
  return ideas.length === 0 ? 0 : ideas.filter(test).length / ideas.length;
}
