import type { GiftEngine } from './gift-engine.ts';
import { capital, type GiftWords } from './gift-words.ts';

/** What a chip calls a theme. */
export function themeName(id: string, words: GiftWords, engine: GiftEngine): string {
  const concept = engine.concepts.get(id);
  return capital(concept ? words.concept(concept) : id);
}
