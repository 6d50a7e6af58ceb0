import { readSamplePage, type SamplePage } from '../../test/product-pages/sample-pages.ts';

/** The largest page that the server reads, in characters. */
const maxPageLength = 2_000_000;
/** Shorter bodies would be repeated thousands of times, as no shop's is. */
const minBodyLength = 1500;

/** One page of so many is enough, and three readings of it tell the page from a collection of garbage. */
const everyPage = 3;
const readings = 3;
const pagesToWarmUp = 3;

/** CPU time to read pages, in milliseconds. */
export interface ReadingTimes {
  readonly pages: number;
  readonly median: number;
  readonly worst: number;
  readonly worstPage: string;
}

/**
 * Returns how long it takes to read each page when its body, without scripts, is repeated until the
 * page is as long as a page may be. That is worse than a real page of this length, most of which is
 * code. Throws an error when no page can be grown.
 */
export function timeGrownPages(pages: readonly SamplePage[]): ReadingTimes {
  const chosen = pages.flatMap(grown).filter((_, at) => at % everyPage === 0);
  for (const page of chosen.slice(0, pagesToWarmUp)) readSamplePage(page);
  const times = chosen.map((page) => ({ page: page.name, ms: medianMs(page) }));
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const [median, worst] = [sorted[sorted.length >> 1], sorted.at(-1)];
  if (median === undefined || worst === undefined) throw new Error('No page can be grown.');
  return { pages: times.length, median: median.ms, worst: worst.ms, worstPage: worst.page };
}

function grown(page: SamplePage): readonly SamplePage[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/i
    .exec(page.html)?.[1]
    ?.replace(/<script[\s\S]*?<\/script>/gi, '');
  if (body === undefined || body.length < minBodyLength) return [];
  const times = Math.floor((maxPageLength - page.html.length) / body.length);
  if (times < 1) return [];
  const html = page.html.replace(/<\/body>/i, () => `${body.repeat(times)}</body>`);
  return [{ ...page, html }];
}

function medianMs(page: SamplePage): number {
  const all = Array.from({ length: readings }, () => cpuMsOf(page)).toSorted((a, b) => a - b);
  return all[readings >> 1] ?? Number.NaN;
}

function cpuMsOf(page: SamplePage): number {
  const start = process.cpuUsage();
  readSamplePage(page);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
