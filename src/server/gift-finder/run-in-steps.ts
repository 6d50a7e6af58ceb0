/** After so many milliseconds of work the event loop runs its other tasks. */
const maxStepsMs = 4;

/** Runs a generator to its end and returns its result; the event loop runs other tasks between its steps. */
export async function runInSteps<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + maxStepsMs;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await new Promise(setImmediate);
  }
}
