import { encode } from 'uqr';

/** The quiet zone that a reader needs around a code (ISO/IEC 18004). */
const quietZoneModules = 4;

/** Returns the dark modules of a text's QR code as one SVG path; a module is 1 x 1, the code `size` wide. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZoneModules });
  const path = data.flatMap((row, y) => runsIn(row).map(([x, length]) => bar(x, y, length)));
  return { path: path.join(''), size };
}

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`;

/** Returns the start and length of each run of dark modules. */
function runsIn(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
