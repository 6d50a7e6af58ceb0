import { writeFileSync } from 'node:fs';
import { drawingOf } from '../../src/server/drawings/drawing-of.ts';
import { ideaDrawings } from '../../src/server/drawings/idea-drawings.ts';
import { readGiftContent } from '../../src/server/gift-finder/gift-content.ts';

/** Writes which gift ideas have a drawing of their own into one file: `node scripts/build/idea-drawings.ts FILE`. */
const [file = 'dist/idea-drawings.json'] = process.argv.slice(2);
const { catalogue } = await readGiftContent();
const ideas = catalogue.flatMap((category) => category.ideas);
writeFileSync(file, JSON.stringify(ideaDrawings(ideas, drawingOf)));
