import type { GiftSearchView, GiftSuggestion } from '../../../contract/schemas.ts';

/** Returns the name of a suggestion within one search. */
export function suggestionId({ title, imageUrl }: GiftSuggestion): string {
  return `${title} ${imageUrl}`;
}

/** Returns what is shown with the next page below it. Suggestions that were kept from another answer may come again. */
export function appendSuggestions(
  shown: GiftSearchView,
  next: Pick<GiftSearchView, 'suggestions' | 'hasMore'>,
): GiftSearchView {
  const ids = new Set(shown.suggestions.map(suggestionId));
  const added = next.suggestions.filter((gift) => !ids.has(suggestionId(gift)));
  return { ...shown, ...next, suggestions: [...shown.suggestions, ...added] };
}

/**
 * Returns the shown suggestions with better ones in place of those that are not kept. A kept one stays in
 * its place; better ones without a place come at the end.
 */
export function mergeSuggestions(
  shown: readonly GiftSuggestion[],
  better: readonly GiftSuggestion[],
  keptIds: ReadonlySet<string>,
): GiftSuggestion[] {
  const isKept = (gift: GiftSuggestion) => keptIds.has(suggestionId(gift));
  const kept = shown.filter(isKept).map(suggestionId);
  const others = better.filter((gift) => !kept.includes(suggestionId(gift)));
  const places = shown.length - kept.length;
  const replacements = others.slice(0, places).values();
  const merged = shown.flatMap((gift) => (isKept(gift) ? gift : (replacements.next().value ?? [])));
  return [...merged, ...others.slice(places)];
}
