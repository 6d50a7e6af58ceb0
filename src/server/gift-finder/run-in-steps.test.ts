import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { loadGiftEngine } from './gift-engine.ts';
import { runInSteps } from './run-in-steps.ts';

test('work in steps gives the same result as work at once', async () => {
  function* count(until: number): Generator<undefined, number> {
    let sum = 0;
    for (let i = 1; i <= until; i++) {
      sum += i;
      yield;
    }
    return sum;
  }
  expect(await runInSteps(count(1000))).toBe(500_500);
});

test('work that throws half way is rejected', async () => {
  function* broken(): Generator<undefined, never> {
    yield;
    throw new Error('no more');
  }
  await expect(runInSteps(broken())).rejects.toThrow('no more');
});

test('requests are answered while the engine is built', async () => {
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  let served = 0;
  const others = setInterval(() => {
    served += 1;
  }, 1);
  const begun = performance.now();
  await loadGiftEngine();
  const took = performance.now() - begun;
  clearInterval(others);
  turns.disable();
  // On a busy machine a turn is as long as others let it be; a build in one piece serves nobody.
  expect(served).toBeGreaterThan(10);
  expect(turns.percentile(50) / 1e6).toBeLessThan(took / 4);
});
