import { isoTime } from '../../domain/time.ts';
import { expiredBefore } from '../../domain/wishlists/wishlist.ts';
import type { Queries, Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { deleteWishlist } from '../wishlists/delete-wishlist.ts';
import {
  countWishlists,
  findUntouchedSince,
  isUntouchedSince,
  lockRetentionState,
  moveTouches,
  readNewestTouch,
  writeRetentionState,
} from './retention.store.ts';
import { type Allowance, allowDeletion, dailyLimit, judgeClock } from './retention-policy.ts';

/** Lists looked up at a time, so that many expired lists do not block other writers for long. */
const batchSize = 50;

const confirmation =
  'If the clock of this machine is right, "npm run retention -- confirm" erases what has expired.';

/**
 * Judges the clock, which has moved by `drift` milliseconds more than this process has been running.
 * Returns whether it has jumped, and whether it is reliable for the age of lists and files.
 */
export async function checkClock(
  { database, log, now }: Services,
  drift: number,
): Promise<{ hasJumped: boolean; isTrusted: boolean }> {
  const verdict = await database.write(async (tx) => {
    const last = await lockRetentionState(tx);
    const newest = last ? null : await readNewestTouch(tx);
    const judged = judgeClock(last, { now: now(), drift, newest });
    const moved = judged.repair ? await moveTouches(tx, judged.repair, now()) : 0;
    await writeRetentionState(tx, judged.state);
    return { ...judged, moved, last };
  });
  const { state, jump } = verdict;
  if (jump) {
    log.warn(
      {
        before: isoTimeOrNull(verdict.last?.checkedAt),
        now: isoTime(now()),
        erasingResumes: isoTimeOrNull(state.pausedUntil),
        listsGivenTheirTimeAgain: verdict.moved,
      },
      jump === 'behind'
        ? 'the clock has gone back: no list is erased until it has been steady for a week'
        : `the server was off for long, or the clock is ahead: no list is erased for a week. ${confirmation}`,
    );
  }
  const isTrusted = state.pausedUntil === null || now() >= state.pausedUntil;
  return { hasJumped: jump !== null, isTrusted };
}

/**
 * Erases lists that have outlived their time, as many as the state that `checkClock` has stored allows, until `signal`
 * aborts; returns how many. Fails with `storage.unavailable`.
 */
export async function deleteExpired(services: Services, signal: AbortSignal): Promise<number> {
  const { config, database, log, now } = services;
  const time = now();
  const before = expiredBefore(time, config.retentionMonths);
  const { expired, limit } = await countExpired(database.read, before);
  const { state, count, refusal } = await database.write((tx) =>
    spendAllowance(tx, { now: time, expired, limit }),
  );
  const isDaysFirst = state.erased.since === time || state.heldSince === time;
  if (isDaysFirst) warnOfRefusal(log, { state, refusal }, limit);
  // Without a refusal all go, also those that were not counted.
  const maxErased = refusal === null ? Number.POSITIVE_INFINITY : count;
  let erased = 0;
  while (erased < maxErased && !signal.aborted) {
    const lists = await findUntouchedSince(
      database.read,
      before,
      Math.min(batchSize, maxErased - erased),
    );
    if (lists.length === 0) break;
    for (const list of lists) {
      if (signal.aborted) break;
      // Somebody may have used it since it was found.
      const isStillExpired = (tx: Tx) => isUntouchedSince(tx, list.id, before);
      const { isDeleted } = await deleteWishlist(services, list, isStillExpired);
      erased += Number(isDeleted);
    }
  }
  if (erased > 0)
    log.info({ erased, isLimitReached: refusal !== null }, 'expired lists were erased');
  return erased;
}

/** Decides how many of `expired` lists may be erased, by what is stored when they are, and stores what that leaves. */
async function spendAllowance(
  tx: Tx,
  numbers: { now: number; expired: number; limit: number },
): Promise<Allowance> {
  const last = await lockRetentionState(tx);
  if (!last) throw new Error('lists are erased only after the clock was checked');
  const allowance = allowDeletion(last, numbers);
  await writeRetentionState(tx, allowance.state);
  return allowance;
}

/** Returns how many lists one day may erase, and how many are expired, counted only up to one more than that. */
async function countExpired(
  db: Queries,
  before: number,
): Promise<{ readonly expired: number; readonly limit: number }> {
  const smallest = dailyLimit(0);
  const few = await findUntouchedSince(db, before, smallest + 1);
  if (few.length <= smallest) return { expired: few.length, limit: smallest };
  const limit = dailyLimit(await countWishlists(db));
  const expired = await findUntouchedSince(db, before, limit + 1);
  return { expired: expired.length, limit };
}

function warnOfRefusal(
  log: Services['log'],
  { state, refusal }: Pick<Allowance, 'state' | 'refusal'>,
  limit: number,
): void {
  if (refusal === 'held') {
    log.warn(
      { expired: `more than ${limit}`, heldSince: isoTimeOrNull(state.heldSince) },
      `unusually many lists are expired: none of them is erased for 30 days. ${confirmation}`,
    );
  }
  if (refusal === 'paused') {
    log.warn(
      { erasingResumes: isoTimeOrNull(state.pausedUntil) },
      `lists are expired, but the clock has jumped lately. ${confirmation}`,
    );
  }
}

function isoTimeOrNull(time: number | null | undefined): string | null {
  return time == null ? null : isoTime(time);
}
