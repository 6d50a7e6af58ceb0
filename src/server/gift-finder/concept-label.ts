import type { GiftEngine } from './gift-engine.ts';
import { capitalize, type GiftPhrases } from './gift-phrases.ts';

/** What a chip calls a theme. */
export function conceptLabel(id: string, words: GiftPhrases, engine: GiftEngine): string {
  const concept = engine.concepts.get(id);
  return capitalize(concept ? words.concept(concept) : id);
}
