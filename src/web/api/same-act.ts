import { useState } from 'react';
import { asApiFailure, isUnanswered } from './api-failure.ts';
import { newKey } from './new-key.ts';

/** Does an act with its key; `content` says what makes it the same act when it is done again. */
export type DoAct = <T>(content: string, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * A request whose answer is lost may have arrived. Whoever presses again means the same act: it keeps
 * its key until an answer is known, so that the server does it once.
 */
export function sameActUntilAnswered(): DoAct {
  const unanswered = new Map<string, string>();
  return async (content, send) => {
    const key = unanswered.get(content) ?? newKey();
    unanswered.set(content, key);
    try {
      const answer = await send(key);
      unanswered.delete(content);
      return answer;
    } catch (error) {
      if (!isUnanswered(asApiFailure(error))) unanswered.delete(content);
      throw error;
    }
  };
}

/** For the acts of one part of a page. */
export function useSameAct(): DoAct {
  const [act] = useState(sameActUntilAnswered);
  return act;
}
