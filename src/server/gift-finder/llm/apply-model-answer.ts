import {
  type Flag,
  flags,
  type Kind,
  kinds,
  occasions,
  recipients,
} from '../../../finder/content/vocabulary.ts';
import type { FoundIdeas } from '../../../finder/finder.ts';
import { type Exclusion, emptyQuery, type ParsedQuery } from '../../../finder/parsed-query.ts';
import { ageRange } from '../../../finder/rank/filters.ts';
import type { EngineAnswer, RerankRequest } from './gift-reranker.ts';
import type { ModelAnswer } from './model-answer.ts';

/** More than the engine ever finds. */
const all = 100;

/**
 * The engine's answer with a model's advice applied: parts that the engine did not read, further
 * exclusions, another order.
 *
 * Invariant: for any advice, each suggestion passes the hard limits (age, budget, exclusions) of the
 * wish as the engine understood it without a model. Advice narrows these limits; it never widens or
 * replaces one, and no idea, title or price is its own.
 */
export function applyModelAnswer(needed: RerankRequest, advice: ModelAnswer): EngineAnswer {
  const wish = completed(needed, advice);
  const again = wish === needed.wish ? needed.found : foundWithin(needed, wish);
  // Themes that lead to nothing were no help.
  const isWorse = again.ideas.length === 0 && needed.found.ideas.length > 0;
  const found = isWorse ? needed.found : again;
  const ideas = new Map(found.ideas.map((idea) => [idea.id, idea]));
  const first = [...new Set(advice.order)].flatMap((id) => ideas.get(id) ?? []);
  const placed = new Set(first);
  return {
    wish: isWorse ? needed.wish : wish,
    found: { ...found, ideas: [...first, ...found.ideas.filter((idea) => !placed.has(idea))] },
  };
}

/** Filters by the limits of the wish before advice: a part that advice adds may imply another age. */
function foundWithin({ engine, wish: before }: RerankRequest, wish: ParsedQuery): FoundIdeas {
  const allows = engine.finder.limits(before);
  const found = engine.finder.find(wish, { limit: all });
  const ideas = found.ideas.filter(({ id }) => allows(id));
  return { ...found, ideas, total: ideas.length };
}

function completed({ wish, engine }: RerankRequest, advice: ModelAnswer): ParsedQuery {
  const recipient = recipients.find(
    (each) => each === advice.recipient && canBe(wish, { recipients: [{ recipient: each }] }),
  );
  const occasion = occasions.find(
    (each) => each === advice.occasion && canBe(wish, { occasion: { occasion: each } }),
  );
  const { budget } = advice;
  const interests = (advice.interests ?? []).filter((id) => engine.concepts.has(id));
  const refused = (advice.refused ?? []).flatMap((each) => exclusionIn(each, engine) ?? []);
  const parts: Partial<ParsedQuery> = {
    ...(wish.recipients.length === 0 && recipient && { recipients: [{ recipient }] }),
    ...(!wish.occasion && occasion && { occasion: { occasion } }),
    ...(!wish.budget && budget && isBudget(budget) && { budget }),
    ...(wish.interests.length === 0 &&
      interests.length > 0 && {
        interests: [...new Set(interests)].map((concept) => ({
          concept,
          confidence: 0.8,
          words: [],
        })),
        isVague: false,
      }),
    ...(refused.length > 0 && { excluded: [...wish.excluded, ...refused] }),
  };
  const whole = Object.keys(parts).length > 0 ? { ...wish, ...parts } : wish;
  const age = !wish.age && advice.age ? overlap(advice.age, ageRange(whole)) : null;
  return age ? { ...whole, age } : whole;
}

/** Whether somebody of an age that the wish allows can have this receiver's name or celebrate this day. */
function canBe(wish: ParsedQuery, part: Partial<ParsedQuery>): boolean {
  const [youngest, oldest] = ageRange(wish);
  const [min, max] = ageRange({ ...emptyQuery(wish.language), ...part });
  return min <= oldest && youngest <= max;
}

/** The years that both have in common; null where there are none. */
function overlap(
  { min, max }: { min: number; max: number },
  [youngest, oldest]: readonly [number, number],
): { min: number; max: number } | null {
  const both = { min: Math.max(min, youngest), max: Math.min(max, oldest) };
  return min <= max && both.min <= both.max ? both : null;
}

function isBudget({ min, max }: { min: number | null; max: number | null }): boolean {
  if (min === null && max === null) return false;
  return min === null || max === null || min <= max;
}

/** "flag:alcohol", "kind:book", "concept:coffee". */
function exclusionIn(text: string, engine: RerankRequest['engine']): Exclusion | null {
  const [sort, value = ''] = text.split(':', 2);
  if (sort === 'flag' && flags.some((flag) => flag === value)) return { flag: value as Flag };
  if (sort === 'kind' && kinds.some((kind) => kind === value)) return { kind: value as Kind };
  return sort === 'concept' && engine.concepts.has(value) ? { concept: value } : null;
}
