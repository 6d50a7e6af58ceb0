import { fileSuffix, secretNames, settings } from './settings.ts';

/** Below this length other programs have names that are near by chance: HOME and HOST. */
const shortNameLength = 6;

/** A sentence for each variable that is no setting, but nearly the name of one. */
export function misspelledSettings(environment: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(settings), ...secretNames.map((name) => name + fileSuffix)];
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const limit = name.length < shortNameLength ? 1 : 2;
    const distances = known.map((each) => editDistance(name.toUpperCase(), each));
    const nearest = Math.min(...distances);
    const meant = nearest <= limit ? known[distances.indexOf(nearest)] : undefined;
    return meant ? [`${name} is not a setting and has no effect; ${meant} is one.`] : [];
  });
}

/** How many letters were left out, added, replaced or exchanged with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (last[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const added = (current[column - 1] ?? 0) + 1;
      const removed = (last[column] ?? 0) + 1;
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const exchanged = isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, added, removed, exchanged));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
