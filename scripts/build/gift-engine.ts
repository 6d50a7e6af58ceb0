import { writeFileSync } from 'node:fs';
import { runToEnd } from '../../src/finder/run-to-end.ts';
import { writeArrays } from '../../src/finder/stored/array-file.ts';
import { readGiftContent } from '../../src/server/gift-finder/gift-content.ts';
import { storeEngine } from '../../src/server/gift-finder/gift-engine.ts';

/** Writes what the gift finder looks up into one file: `node scripts/build/gift-engine.ts FILE`. */
const [file = 'dist/gift-engine.bin'] = process.argv.slice(2);
writeFileSync(file, writeArrays(runToEnd(storeEngine(await readGiftContent()))));
