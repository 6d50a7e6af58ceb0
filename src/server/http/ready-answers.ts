import { LRUCache } from 'lru-cache';
import type { EncodedAnswer } from './encoded-answer.ts';

const largestSize = 64 * 1024 * 1024;

/** What an answer was made from: a shared list in one state, or nothing that changes. */
export interface Source {
  readonly guestToken: string;
  readonly version: number;
}

/** An answer that whoever asks the same gets, as long as its source is what it was. */
export interface ReadyAnswer {
  readonly answer: EncodedAnswer;
  readonly source: Source | null;
  /** where the database stood when this was last known to be true */
  checkedAt: number | null;
}

/**
 * Answers kept as bytes, until memory is needed for others: by what is asked, one for each, the
 * newest. Whoever comes while an answer is being made waits for that one.
 */
export class ReadyAnswers {
  readonly #answers = new LRUCache<string, ReadyAnswer>({
    maxSize: largestSize,
    sizeCalculation: ({ answer }) => answer.size,
  });
  readonly #making = new Map<string, Promise<EncodedAnswer>>();

  find(key: string): ReadyAnswer | undefined {
    return this.#answers.get(key);
  }

  drop(key: string): void {
    this.#answers.delete(key);
  }

  async get(
    key: string,
    source: Source | null,
    make: () => Promise<EncodedAnswer>,
  ): Promise<EncodedAnswer> {
    const known = this.#answers.get(key);
    if (known && known.source?.version === source?.version) return known.answer;
    const making = `${key} ${source?.version}`;
    const waiting = this.#making.get(making);
    if (waiting) return waiting;
    const promise = make().finally(() => this.#making.delete(making));
    this.#making.set(making, promise);
    const answer = await promise;
    if (answer.status === 200) this.#keep(key, { answer, source, checkedAt: null });
    return answer;
  }

  /** Two can be made at once: the older one must not take the place of the newer. */
  #keep(key: string, made: ReadyAnswer): void {
    const there = this.#answers.peek(key);
    if (there?.source && made.source && there.source.version > made.source.version) return;
    this.#answers.set(key, made);
  }
}
