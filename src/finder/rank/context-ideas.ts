import { pageSize } from './page.ts';
import type { Scored } from './score.ts';

/** So many ideas of the first page are for the situation or the feast; by judgement. */
const minOfContext = 2;

/**
 * Returns the order with ideas for the situation or the feast in the last places of its first page, where fewer than two
 * are on it: whoever likes football is confirmed only once.
 * @param ofContext all such ideas, best first
 */
export function withContextIdeas(
  order: readonly Scored[],
  ofContext: readonly Scored[],
): readonly Scored[] {
  const known = new Set(ofContext.map(({ index }) => index));
  const page = order.slice(0, pageSize);
  const onPage = new Set(page.map(({ index }) => index));
  const missing = minOfContext - page.filter(({ index }) => known.has(index)).length;
  if (missing <= 0) return order;
  const added = ofContext.filter(({ index }) => !onPage.has(index)).slice(0, missing);
  const kept = page.slice(0, pageSize - added.length);
  const isShown = new Set([...kept, ...added].map(({ index }) => index));
  return [...kept, ...added, ...order.filter(({ index }) => !isShown.has(index))];
}
