import { expiredBefore } from '../../domain/wishlist.ts';
import type { Queries } from '../db/database.ts';
import { countUntouchedSince } from '../wishlists/wishlists.store.ts';
import { countWishlists, readRetentionState } from './retention.store.ts';

/** What an operator may want to know of erasing, for the terminal. */
export async function retentionSummary(db: Queries, months: number, now: number): Promise<string> {
  const state = await readRetentionState(db);
  const [all, expired] = [
    await countWishlists(db),
    await countUntouchedSince(db, expiredBefore(now, months)),
  ];
  const time = (value: number) => new Date(value).toISOString();
  const isAfterNow = (value: number | null | undefined) => value != null && value > now;
  return [
    `Lists: ${all}; expired, because nobody has touched them for ${months} months: ${expired}.`,
    `The clock of this machine says ${time(now)}.`,
    ...(state ? [`The server last looked for expired lists at ${time(state.checkedAt)}.`] : []),
    ...(state?.confirmedUntil && isAfterNow(state.confirmedUntil)
      ? [
          `The clock was confirmed: all that has expired is erased until ${time(state.confirmedUntil)}.`,
        ]
      : []),
    ...(state?.pausedUntil && isAfterNow(state.pausedUntil)
      ? [`The clock has jumped: nothing is erased before ${time(state.pausedUntil)}.`]
      : []),
    ...(state?.heldSince
      ? [`Unusually many are expired: they are kept for 30 days from ${time(state.heldSince)}.`]
      : []),
    ...(expired > 0 && !isAfterNow(state?.confirmedUntil)
      ? [
          'If that clock is right, "npm run retention -- confirm" lets the server erase them within the hour.',
        ]
      : []),
  ].join('\n');
}
