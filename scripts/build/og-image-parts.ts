import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import lexicon from '../../content/drawings.json' with { type: 'json' };
import de from '../../content/i18n/de.ts';
import en from '../../content/i18n/en.ts';
import fr from '../../content/i18n/fr.ts';
import { languages } from '../../src/domain/language.ts';
import { articleOgImagePath, siteOgImagePath } from '../../src/domain/og-image.ts';
import { drawOgImage } from '../../src/server/og-images/draw-og-image.ts';
import { drawingPlace, openOgImageParts } from '../../src/server/og-images/og-image-parts.ts';
import type { ArticlePictures, ArticleWords } from '../../src/web/insights/article-cards.ts';
import { draw as drawDrawing } from '../art/draw-objects.ts';
import { articleSvg, giftsSvg, groundSvg, tileSvgs } from '../art/og-image-scenes.ts';
import { lettersOf, plainFont } from '../art/plain-font.ts';
import { giftIdeas } from './gift-ideas.ts';

// Makes what link previews are put together from, and those that are the same for everyone:
// `node scripts/build/og-image-parts.ts [folder of parts] [folder for browsers]`.

const messages = { en, de, fr };
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

const painted = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 });
const draw = (svg: string, name: string) => painted(svg).toFile(join(parts, name));
for (const left of ['named', 'nameless'] as const) {
  await draw(groundSvg(left), `ground-${left}.png`);
  await draw(giftsSvg(left), `gifts-${left}.png`);
}
for (const [place, svg] of tileSvgs({ isEmpty: false }).entries())
  await draw(svg, `tile-${place}.png`);
for (const [place, svg] of tileSvgs({ isEmpty: true }).entries())
  await draw(svg, `empty-tile-${place}.png`);
await mkdir(join(parts, 'drawings'), { recursive: true });
const { size } = drawingPlace;
const drawings = new Set([...Object.keys(lexicon), ...giftIdeas().map(({ art }) => art)]);
for (const name of drawings)
  await sharp(Buffer.from(drawDrawing(name)))
    .resize(size, size)
    .png({ palette: true, effort: 3 })
    .toFile(join(parts, 'drawings', `${name}.png`));

await mkdir(site, { recursive: true });
const drawer = await openOgImageParts(parts);
const content = async <Content>(path: string) =>
  JSON.parse(await readFile(new URL(`../../content/${path}`, import.meta.url), 'utf8')) as Content;

/** Writes a picture with a title on a ground, to be fetched by messengers. */
async function write(path: string, title: string, gifts = drawer.gifts): Promise<void> {
  const name = title.replaceAll('\u00ad', '');
  const picture = await drawOgImage({ ...drawer, gifts }, { name, items: [] });
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

for (const language of languages) {
  await write(siteOgImagePath(language), messages[language]['home.title']);
}

const titles = await Promise.all(
  languages.map(async (language) => ({
    language,
    words: await content<ArticleWords>(`articles/${language}/articles.json`),
  })),
);
for (const [slug, { objects }] of Object.entries(
  await content<ArticlePictures>('articles/pictures.json'),
)) {
  const named = await painted(articleSvg(objects)).toBuffer();
  const ground = { named, nameless: named };
  await Promise.all(
    titles.map(({ language, words }) =>
      write(articleOgImagePath(language, slug), words[slug]?.title ?? '', ground),
    ),
  );
}
