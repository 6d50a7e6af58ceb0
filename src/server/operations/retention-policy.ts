const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A clock that is this far from what a running process expects has been set, or is wrong. */
export const maxDriftMs = dayMs;
/** A clock that has gone back by more than this since the last round has been set, or is wrong. */
const maxBackwardMs = dayMs;
/** A longer time since the last round may be a server that was off, or a clock that is ahead. */
const maxGapMs = 7 * dayMs;
/** How long nothing is erased after the clock was found to have jumped, either way. */
const pauseMs = 7 * dayMs;
/** How long more expired lists than usual are kept, for the operator to look at the clock. */
const holdMs = 30 * dayMs;
/** Lists written within this time before a wrong clock was noticed, and after, are written by it. */
const noticeMs = 2 * hourMs;
/** How long an operator's confirmation lifts all limits. */
const confirmationMs = dayMs;
/** This many lists may be erased in a day on the smallest site, and this share of them on any. */
const minDailyLimit = 3;
const dailyShare = 0.1;

/** What is remembered of erasing between rounds and restarts. Times are epoch milliseconds. */
export interface RetentionState {
  /** what the clock said in the last round */
  readonly checkedAt: number;
  /** nothing is erased before this time */
  readonly pausedUntil: number | null;
  /** the clock went back: since when, by that clock, and what it had said before */
  readonly wentBack: { readonly since: number; readonly from: number } | null;
  /** since when more lists are expired than one day may erase */
  readonly heldSince: number | null;
  /** until when the operator's word stands that the clock is right */
  readonly confirmedUntil: number | null;
  /** lists erased in the day that began at `since` */
  readonly erased: { readonly since: number; readonly count: number };
}

export interface ClockReading {
  readonly now: number;
  /** how far `now` is from what this process expects by the time that has passed since its start */
  readonly drift: number;
  /** when a list was last touched, in all the database; null when there is none */
  readonly newest: number | null;
}

export interface ClockVerdict {
  readonly state: RetentionState;
  /** what is wrong with the time since the last round; null when it is as expected */
  readonly jump: 'ahead' | 'behind' | null;
  /** lists touched in this span were touched by a clock that was behind, and is right again */
  readonly repair: { readonly from: number; readonly to: number } | null;
}

/** Judges the clock at the beginning of a round, beside what was remembered of the last one. */
export function judgeClock(last: RetentionState | null, reading: ClockReading): ClockVerdict {
  const { now, drift, newest } = reading;
  const reference = last?.checkedAt ?? newest ?? now;
  const isBehind = now < reference - maxBackwardMs || drift < -maxDriftMs;
  const isAhead = !isBehind && (now > reference + maxGapMs || drift > maxDriftMs);
  const jump = isBehind ? 'behind' : isAhead ? 'ahead' : null;
  const wentBack = last?.wentBack ?? null;

  const state = {
    ...(last ?? initialState(now)),
    checkedAt: now,
    ...(jump && { pausedUntil: now + pauseMs, heldSince: null, confirmedUntil: null }),
  };
  if (jump === 'behind') {
    const since = Math.min(now - noticeMs, wentBack?.since ?? now);
    const from = Math.max(reference, wentBack?.from ?? reference);
    return { state: { ...state, wentBack: { since, from } }, jump, repair: null };
  }
  // Only a jump back to where the clock was is a correction; time that passed is just time.
  const hasReturned = wentBack !== null && now >= wentBack.from - maxBackwardMs;
  const repair =
    hasReturned && jump === 'ahead' ? { from: wentBack.since, to: reference + noticeMs } : null;
  return { state: hasReturned ? { ...state, wentBack: null } : state, jump, repair };
}

function initialState(now: number): RetentionState {
  return {
    checkedAt: now,
    pausedUntil: null,
    wentBack: null,
    heldSince: null,
    confirmedUntil: null,
    erased: { since: now, count: 0 },
  };
}

/** How many lists one day may erase, of `total`. */
export function dailyLimit(total: number): number {
  return Math.max(minDailyLimit, Math.floor(total * dailyShare));
}

export interface Allowance {
  readonly state: RetentionState;
  /** how many expired lists this round may erase */
  readonly count: number;
  /** why it is not all of them: the clock jumped, unusually many are expired, or today's share is used up */
  readonly refusal: 'paused' | 'held' | 'daily limit' | null;
}

/** Decides how many of `expired` lists a round may erase; `limit` is what one day may. */
export function allowDeletion(
  last: RetentionState,
  { now, expired, limit }: { now: number; expired: number; limit: number },
): Allowance {
  const isNewDay = now - last.erased.since >= dayMs;
  const erased = isNewDay ? { since: now, count: 0 } : last.erased;
  const isTooMany = expired > limit;
  const heldSince = isTooMany ? (last.heldSince ?? now) : null;
  const state = { ...last, erased, heldSince };
  if (last.confirmedUntil !== null && now < last.confirmedUntil) {
    return { state: spend(state, expired), count: expired, refusal: null };
  }
  if (last.pausedUntil !== null && now < last.pausedUntil) {
    // The hold begins when the pause ends: until then nobody knows which lists are expired.
    return {
      state: { ...state, heldSince: null },
      count: 0,
      refusal: expired > 0 ? 'paused' : null,
    };
  }
  if (heldSince !== null && now - heldSince < holdMs) return { state, count: 0, refusal: 'held' };
  const count = Math.max(0, Math.min(expired, limit - erased.count));
  return { state: spend(state, count), count, refusal: count < expired ? 'daily limit' : null };
}

function spend(state: RetentionState, count: number): RetentionState {
  return { ...state, erased: { ...state.erased, count: state.erased.count + count } };
}

/** What is remembered once the operator has said that the clock is right. */
export function confirmClock(last: RetentionState | null, now: number): RetentionState {
  return {
    ...(last ?? initialState(now)),
    checkedAt: now,
    pausedUntil: null,
    wentBack: null,
    confirmedUntil: now + confirmationMs,
  };
}
