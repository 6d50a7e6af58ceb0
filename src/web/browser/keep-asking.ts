const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Asks, one question at a time; what is asked for meanwhile is one more question after it. A question
 * that found no answer is asked again, later each time.
 */
export function keepAsking(ask: () => Promise<boolean>) {
  let asking: Promise<boolean> | null = null;
  let again = false;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const run = async (): Promise<boolean> => {
    let answered = false;
    do {
      again = false;
      answered = await ask();
    } while (again && answered);
    asking = null;
    if (answered) pause = firstPause;
    else if (!stopped) {
      timer = setTimeout(() => void now(), pause);
      pause = Math.min(pause * 2, longestPause);
    }
    return answered;
  };

  /** Answers whether there was an answer. */
  const now = (): Promise<boolean> => {
    clearTimeout(timer);
    stopped = false;
    if (asking) again = true;
    else asking = run();
    return asking;
  };

  return {
    now,
    stop() {
      clearTimeout(timer);
      stopped = true;
    },
  };
}
