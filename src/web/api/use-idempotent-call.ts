import { useState } from 'react';
import { asApiFailure, isUnanswered } from './api-failure.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

/** Calls `send` with an idempotency key. Calls with the same `content` are the same call. */
export type IdempotentCall = <T>(content: string, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Returns a function that sends the same content under the same key until there is an answer, so that a second
 * press after a lost answer does not do it twice. It rejects with what `send` throws.
 */
export function sameKeyUntilAnswered(): IdempotentCall {
  const unanswered = new Map<string, string>();
  return async (content, send) => {
    const key = unanswered.get(content) ?? createIdempotencyKey();
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

/** Returns one such function for the lifetime of a component. */
export function useIdempotentCall(): IdempotentCall {
  const [call] = useState(sameKeyUntilAnswered);
  return call;
}
