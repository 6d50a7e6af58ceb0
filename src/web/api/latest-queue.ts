type Work = () => Promise<void>;

/**
 * Returns a function that runs one piece of work after the other. While one is running only the newest waits, in
 * place of those before it, so the last press wins and no answer overtakes another. Its promise fulfils when nothing
 * waits any more, and rejects with what the work throws.
 */
export function latestQueue(): (work: Work) => Promise<void> {
  let waiting: Work | null = null;
  let running: Promise<void> | null = null;

  const run = async () => {
    try {
      while (waiting) {
        const work: Work = waiting;
        waiting = null;
        await work();
      }
    } finally {
      running = null;
    }
  };
  return (work) => {
    waiting = work;
    running ??= run();
    return running;
  };
}
