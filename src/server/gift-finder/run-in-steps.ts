/** How long a piece of work keeps everybody else waiting, in milliseconds. */
const turn = 4;

/** Does long work piece by piece, and answers others between the pieces. */
export async function runInSteps<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + turn;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await new Promise(setImmediate);
  }
}
