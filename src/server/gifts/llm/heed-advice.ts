import {
  type Flag,
  flags,
  type Kind,
  kinds,
  occasions,
  recipients,
} from '../../../finder/vocabulary.ts';
import type { Exclusion, Wish } from '../../../finder/wish.ts';
import type { Advice } from './advice.ts';
import type { AdviceNeeded, EngineAnswer } from './gift-adviser.ts';

/** More than the engine ever finds. */
const all = 100;

/**
 * What the engine finds with a model's advice. The model may say what the engine did not read, add a
 * refusal, and put what was found in another order. It cannot loosen what the visitor said, and nothing
 * reaches the page that did not pass the engine's own filters.
 */
export function heedAdvice(needed: AdviceNeeded, advice: Advice): EngineAnswer {
  const { engine } = needed;
  const wish = completed(needed, advice);
  const again = wish === needed.wish ? needed.found : engine.finder.find(wish, { limit: all });
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

function completed({ wish, engine }: AdviceNeeded, advice: Advice): Wish {
  const recipient = recipients.find((each) => each === advice.recipient);
  const occasion = occasions.find((each) => each === advice.occasion);
  const { age, budget } = advice;
  const interests = (advice.interests ?? []).filter((id) => engine.concepts.has(id));
  const refused = (advice.refused ?? []).flatMap((each) => exclusionIn(each, engine) ?? []);
  const parts: Partial<Wish> = {
    ...(wish.recipients.length === 0 && recipient && { recipients: [{ recipient }] }),
    ...(!wish.occasion && occasion && { occasion: { occasion } }),
    ...(!wish.age && age && age.min <= age.max && { age }),
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
  return Object.keys(parts).length > 0 ? { ...wish, ...parts } : wish;
}

function isBudget({ min, max }: { min: number | null; max: number | null }): boolean {
  if (min === null && max === null) return false;
  return min === null || max === null || min <= max;
}

/** "flag:alcohol", "kind:book", "concept:coffee". */
function exclusionIn(text: string, engine: AdviceNeeded['engine']): Exclusion | null {
  const [sort, value = ''] = text.split(':', 2);
  if (sort === 'flag' && flags.some((flag) => flag === value)) return { flag: value as Flag };
  if (sort === 'kind' && kinds.some((kind) => kind === value)) return { kind: value as Kind };
  return sort === 'concept' && engine.concepts.has(value) ? { concept: value } : null;
}
