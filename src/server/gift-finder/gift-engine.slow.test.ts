import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { runToEnd } from '../../finder/run-to-end.ts';
import { writeArrays } from '../../finder/stored/array-file.ts';
import { readGiftContent } from './gift-content.ts';
import { type GiftEngine, loadGiftEngine, storeEngine } from './gift-engine.ts';

const folder = temporaryFolder(afterAll);

const stored = runToEnd(storeEngine(await readGiftContent()));
const built = join(folder, 'built.bin');
writeFileSync(built, writeArrays(stored));

const texts = [
  ['en', 'my dad, 60, hikes and lost his dog, up to 50 €, no alcohol, loves chocolatte'],
  ['de', 'Freundin zum Geburtstag, strickt nicht mehr, mag Kaffeekaraffen und die Beatles'],
  ['fr', 'pour ma grand-mère de 80 ans qui jardine, sans sucre'],
] as const;

const answers = ({ finder }: GiftEngine) =>
  texts.map(([language, text]) => {
    const query = finder.parseQuery(text, { language });
    return { query, found: finder.find(query, { limit: 99 }) };
  });

test('the engine stored by the build answers like one built from the sources', async () => {
  const [fromFile, fromContent] = [await loadGiftEngine(built), await loadGiftEngine()];
  expect(answers(fromFile)).toEqual(answers(fromContent));
  expect([fromFile.unreadFile, fromContent.unreadFile]).toEqual([null, null]);
  expect(fromFile.categories).toEqual(fromContent.categories);
  expect(fromFile.concepts).toEqual(fromContent.concepts);
  for (const id of fromFile.categories.keys())
    expect(fromFile.finder.facts(id)?.price).toEqual(fromFile.finder.idea(id)?.price);
});

test.each([
  ['that is not there', 'ENOENT', null],
  ['that was cut off', 'damaged', writeArrays(stored).subarray(0, 5_000_000)],
  ['of another form', 'other_version', writeArrays({ ...stored, format: 0 })],
])(
  'with a file %s the finder still finds ideas, and the reason is %s',
  async (_, reason, bytes) => {
    const file = join(folder, 'other.bin');
    if (bytes) writeFileSync(file, bytes);
    const engine = await loadGiftEngine(file);
    expect(engine.unreadFile).toBe(reason);
    const tea = engine.finder.parseQuery('loves tea', { language: 'en' });
    expect(engine.finder.find(tea, { limit: 9 }).ideas).toHaveLength(9);
  },
);

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
