const minRetryDelayMs = 1_000;
const maxRetryDelayMs = 30_000;

/**
 * Returns functions that run `request` now and that stop its retries. Only one request runs at a time; calls
 * during it cause one more after it. A request that rejects or fulfils with false is retried with a growing delay.
 */
export function pollWithBackoff(request: () => Promise<boolean>) {
  let running: Promise<boolean> | null = null;
  let isRepeated = false;
  let retryDelayMs = minRetryDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const run = async (): Promise<boolean> => {
    let isAnswered = false;
    try {
      do {
        isRepeated = false;
        isAnswered = false;
        isAnswered = await request();
      } while (isRepeated && isAnswered);
      return isAnswered;
    } finally {
      running = null;
      scheduleNext(isAnswered);
    }
  };

  const scheduleNext = (isAnswered: boolean) => {
    if (isAnswered) retryDelayMs = minRetryDelayMs;
    else if (!stopped) {
      timer = setTimeout(() => void now(), retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
    }
  };

  /** Fulfils with true when the last request got an answer; rejects when that request did. */
  const now = (): Promise<boolean> => {
    clearTimeout(timer);
    stopped = false;
    if (running) isRepeated = true;
    else running = run();
    return running;
  };

  return {
    now,
    stop() {
      clearTimeout(timer);
      stopped = true;
    },
  };
}
