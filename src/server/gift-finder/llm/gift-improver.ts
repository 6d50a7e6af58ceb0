import type { Language } from '../../../domain/language.ts';
import type { FoundIdeas } from '../../../finder/finder.ts';
import type { ParsedQuery } from '../../../finder/parsed-query.ts';
import type { GiftEngine } from '../gift-engine.ts';

/** What the engine found for a query. */
export interface EngineAnswer {
  readonly query: ParsedQuery;
  readonly found: FoundIdeas;
}

/** A search that may be improved. */
export interface ImproveRequest {
  /** what the visitor typed */
  readonly text: string;
  readonly language: Language;
  /** the text as the engine parsed it by itself */
  readonly parsed: ParsedQuery;
  /** Returns a query with the changes that the visitor made to its chips. */
  change(query: ParsedQuery): ParsedQuery;
  readonly engine: GiftEngine;
}

/** An idea of the model's own, in the language of the page. It passed all guards. */
export interface ModelIdea {
  readonly title: string;
  /** one sentence about why it suits */
  readonly why: string;
  /** what to search for on a marketplace */
  readonly search: string;
  /** whole euros, estimated by the model */
  readonly price: readonly [low: number, high: number];
}

/** A better answer: understood anew, ordered anew, with at most three ideas that no catalogue has. */
export interface ImprovedAnswer extends EngineAnswer {
  readonly ownIdeas: readonly ModelIdea[];
}

/** A language model that improves what the engine answered. */
export interface GiftImprover {
  /** Returns true when a question about this query may be asked now. */
  mayImprove(request: Pick<ImproveRequest, 'text' | 'parsed'>): boolean;
  /** Returns the better answer, or null when the engine's answer stays as it is, also after any failure. */
  improve(request: ImproveRequest): Promise<ImprovedAnswer | null>;
}
