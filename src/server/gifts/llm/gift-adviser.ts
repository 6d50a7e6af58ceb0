import type { FoundIdeas } from '../../../finder/finder.ts';
import type { Wish } from '../../../finder/wish.ts';
import type { GiftEngine } from '../gift-engine.ts';

/** What the engine made of a search by itself. */
export interface EngineAnswer {
  readonly wish: Wish;
  readonly found: FoundIdeas;
}

export interface AdviceNeeded extends EngineAnswer {
  readonly text: string;
  readonly engine: GiftEngine;
}

/** Somebody who may better what the engine found; null is "leave it as it is", also for any failure. */
export interface GiftAdviser {
  better(needed: AdviceNeeded): Promise<EngineAnswer | null>;
}
