import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { languages } from '../src/domain/language.ts';
import { sitePreviewPath } from '../src/domain/preview.ts';
import { productName } from '../src/domain/product.ts';
import { drawPreview } from '../src/server/previews/draw-preview.ts';
import { openPreviewParts } from '../src/server/previews/preview-parts.ts';
import { lettersOf, plainFont } from './art/plain-font.ts';
import { giftsSvg, groundSvg, tileSvgs } from './art/preview-scenes.ts';

// Makes what link previews are put together from, and those that are the same for everyone:
// `node scripts/preview-parts.ts [folder of parts] [folder for browsers]`.

const [parts = 'dist/previews', site = 'dist/client'] = process.argv.slice(2);
await mkdir(parts, { recursive: true });

const files = createRequire(import.meta.url).resolve('@fontsource/young-serif/package.json');
const letters: string[] = [];
for (const subset of ['latin', 'latin-ext']) {
  const name = `young-serif-${subset}-400-normal`;
  const woff = await readFile(join(files, '..', 'files', `${name}.woff`));
  letters.push(...lettersOf(woff));
  await writeFile(join(parts, `${subset}.ttf`), plainFont(woff));
}
await writeFile(join(parts, 'letters.txt'), [...new Set(letters)].sort().join(''));

const draw = (svg: string, name: string) =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toFile(join(parts, name));
for (const left of ['named', 'nameless'] as const) {
  await draw(groundSvg(left), `ground-${left}.png`);
  await draw(giftsSvg(left), `gifts-${left}.png`);
}
for (const [place, svg] of tileSvgs().entries()) await draw(svg, `tile-${place}.png`);

await mkdir(site, { recursive: true });
const drawer = await openPreviewParts(parts);
for (const language of languages) {
  const { 'home.title': title } = JSON.parse(
    await readFile(new URL(`../content/i18n/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const words = (title ?? productName).replaceAll('\u00ad', '');
  const picture = await drawPreview(drawer, { name: words, wishes: [] });
  await writeFile(join(site, sitePreviewPath(language)), picture);
}
