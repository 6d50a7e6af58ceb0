import { encode } from 'uqr';

/** The rim that a reader needs around a code, in modules (ISO/IEC 18004). */
const rim = 4;

/** The dark modules of the code for a text as one SVG path; a module is 1 x 1, the code `size` wide. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: rim });
  const path = data.flatMap((row, y) => runsIn(row).map(([x, length]) => bar(x, y, length)));
  return { path: path.join(''), size };
}

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`;

/** Where dark modules lie side by side, and how many. */
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
