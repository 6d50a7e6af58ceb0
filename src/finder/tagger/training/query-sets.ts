import { hashString } from '../../../domain/hash-string.ts';

/** What a query is for: to learn from, to choose thresholds and features with, or to measure with. */
export type QuerySet = 'train' | 'choose' | 'frozen';

const trainShare = 0.7;
const chooseShare = 0.15;

/** Returns the set of a query: its text decides, so a query never changes from one set to another. */
export function setOf(text: string): QuerySet {
  const share = hashString(text) / 2 ** 32;
  if (share < trainShare) return 'train';
  return share < trainShare + chooseShare ? 'choose' : 'frozen';
}
