import type { FoundIdeas } from '../../../finder/finder.ts';
import type { ParsedQuery } from '../../../finder/parsed-query.ts';
import type { GiftEngine } from '../gift-engine.ts';

/** What the engine made of a search by itself. */
export interface EngineAnswer {
  readonly wish: ParsedQuery;
  readonly found: FoundIdeas;
}

export interface RerankRequest extends EngineAnswer {
  readonly text: string;
  readonly engine: GiftEngine;
}

/** Somebody who may better what the engine found; null is "leave it as it is", also for any failure. */
export interface GiftReranker {
  rerank(request: RerankRequest): Promise<EngineAnswer | null>;
}
