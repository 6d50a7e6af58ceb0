interface DayCount {
  readonly day: string;
  readonly path: string;
  readonly views: number;
}

/** The counts as text to print: the days, then the pages, the most read first. */
export function pageViewSummary(rows: readonly DayCount[]): string {
  if (rows.length === 0) return 'No page views are counted yet.';
  const days = totals(rows, ({ day }) => day);
  const pages = totals(rows, ({ path }) => path).sort(([, a], [, b]) => b - a);
  const all = rows.reduce((sum, { views }) => sum + views, 0);
  return [...table(days), '', ...table(pages), '', ...table([['in all', all]])].join('\n');
}

function totals(
  rows: readonly DayCount[],
  nameOf: (row: DayCount) => string,
): [name: string, views: number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.views);
  return [...sums];
}

function table(rows: readonly (readonly [string, number])[]): string[] {
  return rows.map(([name, views]) => `${String(views).padStart(8)}  ${name}`);
}
