import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openCollector } from '../process/collect-when-idle.ts';
import { createLog } from '../process/log.ts';
import type { GiftEngine } from './gift-engine.ts';
import { GiftEngineCache } from './gift-engine-cache.ts';

const keptMs = 50;

function openCache() {
  const build = vi.fn<() => Promise<GiftEngine>>(
    async () => ({ categories: new Map(), unreadFile: null }) as unknown as GiftEngine,
  );
  return { build, gifts: new GiftEngineCache(createLog('silent'), build, keptMs) };
}

test('an engine that nobody has asked for is let go with the next garbage, and built again', async () => {
  const collect = openCollector();
  const { build, gifts } = openCache();
  await gifts.engine();
  // A reference that was just read or made keeps its object for the rest of the task.
  await sleep(1);
  collect();
  await gifts.engine();
  expect(build).toHaveBeenCalledTimes(1);
  await sleep(2 * keptMs);
  collect();
  await gifts.engine();
  expect(build).toHaveBeenCalledTimes(2);
});

test('an engine that no collection has taken yet is used again', async () => {
  const { build, gifts } = openCache();
  const engine = await gifts.engine();
  await sleep(2 * keptMs);
  expect(await gifts.engine()).toBe(engine);
  expect(build).toHaveBeenCalledTimes(1);
});

test('the log says why a file that the build made was not read', async () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const made = { categories: new Map(), unreadFile: 'ENOENT' } as unknown as GiftEngine;
  await new GiftEngineCache(log, async () => made, keptMs).engine();
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings).toMatchObject([{ reason: 'ENOENT' }]);
});
