import { dayMs, hourMs } from '../../domain/time.ts';

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

/** The clock went back: since when, by that clock, and what it had said before; epoch milliseconds. */
interface WentBack {
  readonly since: number;
  readonly from: number;
}

/** What is stored of erasing between rounds and restarts. Times are epoch milliseconds. */
export interface RetentionState {
  /** the time of the last round */
  readonly checkedAt: number;
  /** nothing is erased before this time */
  readonly pausedUntil: number | null;
  readonly wentBack: WentBack | null;
  /** since when more lists are expired than one day may erase */
  readonly heldSince: number | null;
  /** until when the operator's confirmation holds that the clock is right */
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

/** Judges the clock at the beginning of a round, by what was stored of the last one. */
export function judgeClock(last: RetentionState | null, reading: ClockReading): ClockVerdict {
  const { now, newest } = reading;
  const reference = last?.checkedAt ?? newest ?? now;
  const jump = jumpOf(reading, reference);
  const before = last ?? initialState(now);
  const { wentBack } = before;

  const state = {
    ...before,
    checkedAt: now,
    ...(jump && { pausedUntil: now + pauseMs, heldSince: null, confirmedUntil: null }),
  };
  if (jump === 'behind') {
    const latest = { since: now - noticeMs, from: reference };
    return { state: { ...state, wentBack: joined(wentBack, latest) }, jump, repair: null };
  }
  if (wentBack === null || now < wentBack.from - maxBackwardMs)
    return { state, jump, repair: null };
  // Only a jump back to where the clock was is a correction; time that passed is just time.
  const repair = jump === 'ahead' ? { from: wentBack.since, to: reference + noticeMs } : null;
  return { state: { ...state, wentBack: null }, jump, repair };
}

/** Returns how the clock differs from `reference`, the last time that is known; null when it is as expected. */
function jumpOf({ now, drift }: ClockReading, reference: number): ClockVerdict['jump'] {
  if (now < reference - maxBackwardMs || drift < -maxDriftMs) return 'behind';
  if (now > reference + maxGapMs || drift > maxDriftMs) return 'ahead';
  return null;
}

/** Returns two jumps back as one: since the first of them, and from the latest time that the clock said. */
function joined(known: RetentionState['wentBack'], next: WentBack): WentBack {
  if (known === null) return next;
  return { since: Math.min(known.since, next.since), from: Math.max(known.from, next.from) };
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
  if (isBefore(now, last.confirmedUntil)) {
    return { state: spend(state, expired), count: expired, refusal: null };
  }
  if (isBefore(now, last.pausedUntil)) {
    // The hold begins when the pause ends: until then it is unknown which lists are expired.
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

const isBefore = (now: number, end: number | null) => end !== null && now < end;

function spend(state: RetentionState, count: number): RetentionState {
  return { ...state, erased: { ...state.erased, count: state.erased.count + count } };
}

/** Returns what to store once the operator has confirmed that the clock is right. */
export function confirmClock(last: RetentionState | null, now: number): RetentionState {
  return {
    ...(last ?? initialState(now)),
    checkedAt: now,
    pausedUntil: null,
    wentBack: null,
    confirmedUntil: now + confirmationMs,
  };
}
