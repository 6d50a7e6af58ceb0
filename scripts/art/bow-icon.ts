import sharp from 'sharp';
import { bowPaths } from '../../src/web/illustrations/bow-paths.ts';

const ribbon = { flat: '#a62344', fold: '#7d1531', knot: '#c9506a' };
const onPine = { flat: '#fffaf1', fold: '#d9c9b0', knot: '#c9506a' };

const draw = (paths: readonly string[], fill: string) =>
  paths.map((path) => `<path fill="${fill}" d="${path}"/>`).join('');

/** The bow on 48 x 42; the small one has loops and a knot, because tails and folds would be mud. */
function bow(paint: typeof ribbon, isSmall: boolean): string {
  const loops = draw(bowPaths.loops, paint.flat);
  if (isSmall) return `${loops}${draw([bowPaths.knot], paint.knot)}`;
  return [
    draw(bowPaths.tails, paint.fold),
    loops,
    draw(bowPaths.folds, paint.fold),
    draw([bowPaths.knot], paint.knot),
  ].join('');
}

/** The bow alone, as large as a square allows. */
function bowSvg({ isSmall }: { isSmall: boolean }): string {
  const box = isSmall ? '1 -9 46 46' : '0 -3 48 48';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${bow(ribbon, isSmall)}</svg>`;
}

/** The bow on pine. A maskable one keeps to the circle that every phone leaves standing. */
function appIconSvg(corner: number, width: number): string {
  const scale = width / 48;
  const place = `translate(${256 - 24 * scale} ${256 - 21.5 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="#1d4a3b"/><g transform="${place}">${bow(onPine, false)}</g></svg>`;
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Every icon that browsers and phones ask for, by its file name. */
export async function appIcons(): Promise<Map<string, Buffer>> {
  const [small, middle] = [bowSvg({ isSmall: true }), bowSvg({ isSmall: false })];
  return new Map<string, Buffer>([
    ['favicon.ico', ico([await png(small, 16), await png(middle, 32)], [16, 32])],
    ['apple-touch-icon.png', await png(appIconSvg(0, 330), 180)],
    ['icon-192.png', await png(appIconSvg(112, 346), 192)],
    ['icon-512.png', await png(appIconSvg(112, 346), 512)],
    ['icon-maskable-512.png', await png(appIconSvg(0, 290), 512)],
  ]);
}

/** Several PNG files in one ICO: a head, an entry of 16 bytes each, then the files. */
function ico(files: readonly Buffer[], sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * files.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(files.length, 4);
  let offset = head.length;
  files.forEach((file, place) => {
    const entry = 6 + 16 * place;
    head.writeUInt8(sizes[place] ?? 0, entry);
    head.writeUInt8(sizes[place] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(file.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  });
  return Buffer.concat([head, ...files]);
}
