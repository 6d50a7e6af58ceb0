import { isoTime } from '../../domain/time.ts';
import { expiredBefore } from '../../domain/wishlists/wishlist.ts';
import type { Queries } from '../db/database.ts';
import { countUntouchedSince, countWishlists, readRetentionState } from './retention.store.ts';
import type { RetentionState } from './retention-policy.ts';

/** What an operator may want to know of erasing, for the terminal. */
export async function retentionSummary(db: Queries, months: number, now: number): Promise<string> {
  const state = await readRetentionState(db);
  const [all, expired] = [
    await countWishlists(db),
    await countUntouchedSince(db, expiredBefore(now, months)),
  ];
  return [
    `Lists: ${all}; expired, because nobody has touched them for ${months} months: ${expired}.`,
    `The clock of this machine says ${isoTime(now)}.`,
    ...(state ? stateLines(state, now) : []),
    ...(expired > 0 && !isAfter(now, state?.confirmedUntil)
      ? [
          'If that clock is right, "npm run retention -- confirm" lets the server erase them within the hour.',
        ]
      : []),
  ].join('\n');
}

function stateLines(state: RetentionState, now: number): string[] {
  const { checkedAt, confirmedUntil, pausedUntil, heldSince } = state;
  const lines = [`The server last looked for expired lists at ${isoTime(checkedAt)}.`];
  if (isAfter(now, confirmedUntil)) {
    lines.push(
      `The clock was confirmed: all that has expired is erased until ${isoTime(confirmedUntil)}.`,
    );
  }
  if (isAfter(now, pausedUntil)) {
    lines.push(`The clock has jumped: nothing is erased before ${isoTime(pausedUntil)}.`);
  }
  if (heldSince) {
    lines.push(`Unusually many are expired: they are kept for 30 days from ${isoTime(heldSince)}.`);
  }
  return lines;
}

const isAfter = (now: number, value: number | null | undefined): value is number =>
  value != null && value > now;
