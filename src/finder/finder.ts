import { isCircumstance } from './appeal.ts';
import type { Category, Idea } from './catalogue.ts';
import { conceptIndex } from './concept-index.ts';
import { conceptReader } from './concepts.ts';
import { diversify } from './diversify.ts';
import { isForBirth } from './filters.ts';
import { hasGiftsOfItsOwn } from './fitness.ts';
import type { ConceptGroup } from './lexicon.ts';
import { daysNamed } from './occasion.ts';
import { type Reason, reasons } from './reasons.ts';
import { type Ranking, rank, type Scored } from './score.ts';
import { forgetStems } from './stems.ts';
import { textIndex } from './text-index.ts';
import { understand } from './understand.ts';
import { isLanguageOfTexts, type Language } from './vocabulary.ts';
import type { Wish, WishInterest } from './wish.ts';

export interface FoundIdea {
  readonly id: string;
  /** comparable within one answer only */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** What would help: to say more, or to loosen the part that leaves nothing. */
export type Hint = 'interests' | 'recipient' | 'budget' | 'age' | 'exclusions';

export interface FoundIdeas {
  readonly ideas: readonly FoundIdea[];
  /** how many there are from the first page to the last */
  readonly total: number;
  readonly hint: Hint | null;
}

export interface Finder {
  /** @param text any string; what exceeds 500 characters is not read */
  understand(text: string, options: { readonly language: Language }): Wish;
  /** The same wish has the same order always, so a next page continues the one before. */
  find(wish: Wish, page: { readonly limit: number; readonly offset?: number }): FoundIdeas;
  idea(id: string): Idea | undefined;
}

const page = 9;
/** Eleven pages: nobody reads on, and what follows is far from the wish. */
const mostIdeas = 99;
/** For a wish that says little, fewer of a shelf and more variety. */
const focused = { page, relevance: 0.88, mostOfCategory: 3, leastCategories: 1 };
const varied = { ...focused, leastCategories: 5 };
const wide = { ...varied, worthSpreading: 0.5 };
/** What stands beside a theme that has too few ideas of its own: the nearest first. */
const beside = { ...focused, interests: [] };
const open = { page, relevance: 0.55, mostOfCategory: 1, leastCategories: 5, interests: [] };
/** For a birth the shelf of baby things is the one that is meant, with something else beside it. */
const forBirth = { ...open, relevance: 0.75, mostOfCategory: 4 };
/** Some days have gifts of their own, and these stand on a few shelves. */
const forTheDay = { ...open, relevance: 0.75, mostOfCategory: 2 };

/** Builds every index once; asking is pure and remembers nothing. */
export function createFinder(
  catalogue: readonly Category[],
  lexicon: readonly ConceptGroup[],
): Finder {
  const steps = finderInSteps(catalogue, lexicon);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a few milliseconds, between which a server answers others. */
export function* finderInSteps(
  catalogue: readonly Category[],
  lexicon: readonly ConceptGroup[],
): Generator<undefined, Finder> {
  const ideas = catalogue.flatMap((category) => category.ideas);
  const shelves = catalogue.flatMap(({ category, ideas: all }) => all.map(() => category));
  const places = new Map(ideas.map((idea) => [idea.id, idea]));
  const concepts = yield* conceptIndex(
    ideas,
    lexicon.flatMap((group) => group.concepts),
  );
  const known = new Set(lexicon.flatMap((group) => group.concepts.map(({ id }) => id)));
  const texts = {
    en: yield* textIndex(ideas, 'en'),
    de: yield* textIndex(ideas, 'de'),
    fr: yield* textIndex(ideas, 'fr'),
  };
  const reader = yield* conceptReader(
    lexicon,
    (key, language) => isLanguageOfTexts(language) && texts[language].isWord(key),
  );
  forgetStems();
  const days: number[] = [];
  for (const { en } of ideas) {
    days.push(daysNamed([en.title, ...en.keywords, ...en.who]));
    if (days.length % 100 === 0) yield;
  }
  const knowledge = { concepts: reader, texts, isConcept: (id: string) => known.has(id) };

  function ranked(wish: Wish): Ranking {
    const spoken = isLanguageOfTexts(wish.wordLanguage) ? wish.wordLanguage : wish.language;
    return rank(ideas, wish, { concepts, texts: texts[spoken], days });
  }

  function order({ matching, broad }: Ranking, wish: Wish, count: number): readonly Scored[] {
    const shelf = (at: number) => shelves[at] ?? '';
    const interests = wish.interests.map(({ span }, at) => span?.[0] ?? -1 - at);
    if (matching.length === 0) {
      return diversify(broad.slice(0, mostIdeas), shelf, count, choiceFor(wish));
    }
    // Who names no more than circumstances gets a page as varied as who names nothing; a theme
    // whose best ideas stand on many shelves is a wide one.
    const isFree = isOpen(wish);
    const best = new Set(matching.slice(0, 2 * page).map(({ at }) => shelf(at)));
    const candidates = isFree ? [...matching, ...broad] : matching;
    const choice = isFree ? varied : best.size >= page - 2 ? wide : focused;
    const fitting = diversify(candidates.slice(0, mostIdeas), shelf, count, {
      ...choice,
      interests,
    });
    const missing = Math.min(count, page) - fitting.length;
    const rest = isFree ? open : beside;
    return missing > 0 ? [...fitting, ...diversify(broad, shelf, missing, rest, fitting)] : fitting;
  }

  function hintFor(wish: Wish, { matching, broad }: Ranking): Hint | null {
    const found = matching.length + broad.length;
    const named = wish.interests.length > 0 || wish.kinds.length > 0;
    const isScarce = found < page && !named;
    const { budget } = wish;
    if (isScarce && budget && totalOf(ranked({ ...wish, budget: null }), wish) >= page)
      return 'budget';
    if (found > 0 && !named && matching.length === 0)
      return wish.recipients.length === 0 && !wish.occasion && !wish.age
        ? 'recipient'
        : 'interests';
    const enough = (ranking: Ranking) =>
      named ? ranking.matching.length > 0 : totalOf(ranking, wish) > 0;
    if (enough({ matching, broad })) return null;
    const helps = (part: Partial<Wish>) => enough(ranked({ ...wish, ...part }));
    if (wish.budget && helps({ budget: null })) return 'budget';
    if (wish.age && helps({ age: null })) return 'age';
    return wish.excluded.length > 0 && helps({ excluded: [] }) ? 'exclusions' : 'interests';
  }

  return {
    understand: (text, { language }) => understand(text, language, knowledge),
    find(wish, { limit, offset = 0 }) {
      const ranking = ranked(wish);
      const found = totalOf(ranking, wish);
      const from = Math.max(0, Math.trunc(offset));
      const until = Math.min(found, from + Math.max(0, Math.trunc(limit)));
      const chosen = until > from ? order(ranking, wish, until).slice(from) : [];
      return {
        ideas: chosen.map((one) => ({
          id: one.idea.id,
          score: Math.round(one.score * 1e4) / 1e4,
          reasons: reasons(one, wish),
        })),
        total: found,
        hint: hintFor(wish, ranking),
      };
    },
    idea: (id) => places.get(id),
  };
}

function choiceFor(wish: Wish) {
  if (isForBirth(wish)) return forBirth;
  return wish.occasion && hasGiftsOfItsOwn(wish.occasion.occasion) ? forTheDay : open;
}

/** What asks for nothing in particular may be read on and on; a theme ends where its ideas end. */
function totalOf({ matching, broad }: Ranking, wish: Wish): number {
  const all = matching.length + broad.length;
  const shown =
    matching.length === 0 || isOpen(wish) ? all : Math.max(matching.length, Math.min(page, all));
  return Math.min(mostIdeas, shown);
}

/** Nothing is named but circumstances. */
function isOpen(wish: Wish): boolean {
  return wish.kinds.length === 0 && wish.interests.every((one) => isOfTheDay(one, wish));
}

/** "New baby" and "dinner host" name a day or a receiver, and with it a theme. */
function isOfTheDay({ concept, span }: WishInterest, { occasion, recipients }: Wish): boolean {
  if (isCircumstance(concept)) return true;
  return [occasion, ...recipients].some(
    (part) => span && part?.span && span[0] < part.span[1] && part.span[0] < span[1],
  );
}
