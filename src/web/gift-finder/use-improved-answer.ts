import { useEffect, useEffectEvent, useState } from 'react';
import type { GiftSearchView } from '../../contract/schemas.ts';
import { useApi } from '../api/use-api.tsx';
import { type Outcome, searchBody } from './load-suggestions.ts';
import type { GiftSearchParams } from './search-params.ts';

/** Whether a language model has a better answer to the search that is shown. */
export interface Improvement {
  /** true while the model is being asked */
  readonly isPending: boolean;
  /** the better answer; null when there is none or none yet */
  readonly answer: GiftSearchView | null;
}

/** Asks for a better answer once the first one is shown. A failure leaves the first one, without a word. */
export function useImprovedAnswer(outcome: Outcome, search: GiftSearchParams): Improvement {
  const api = useApi();
  const [last, setLast] = useState<{ of: string; answer: GiftSearchView | null } | null>(null);
  const first = outcome?.state === 'found' && outcome.answer.mayImprove ? outcome : null;
  const id = first?.answer.searchRequestId ?? null;

  const ask = useEffectEvent((signal: AbortSignal) => {
    if (!first || id === null) return;
    const body = searchBody(search, first.country);
    api.call('improveGifts', { params: {}, body, signal, quiet: true }).then(
      ({ improved }) => setLast({ of: id, answer: improved }),
      () => {
        if (!signal.aborted) setLast({ of: id, answer: null });
      },
    );
  });
  useEffect(() => {
    if (id === null) return;
    const aborter = new AbortController();
    ask(aborter.signal);
    return () => aborter.abort();
  }, [id]);

  const isDone = last !== null && last.of === id;
  return { isPending: id !== null && !isDone, answer: isDone ? last.answer : null };
}
