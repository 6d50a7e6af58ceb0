import type { Translator } from './translator.ts';

/**
 * Returns the names of those who have claimed an item, each once, with the number of pieces where that is more than
 * one. `claimedBy` has a name for each piece, as the server joins them.
 */
export function claimerNames(claimedBy: string, { t }: Translator): string {
  const counts = new Map<string, number>();
  for (const name of claimedBy.split(', ')) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shown = [...counts].map(([name, count]) =>
    count === 1 ? name : t('guest.claimedTimes', { name, count }),
  );
  return shown.join(', ');
}
