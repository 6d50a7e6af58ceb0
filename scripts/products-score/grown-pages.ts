import { readSamplePage, type SamplePage } from '../../test/product-pages/sample-pages.ts';

/** The largest page that the server reads, in characters. */
const maxPageLength = 2_000_000;
/** Shorter bodies would be repeated thousands of times, as no shop's is. */
const minBodyLength = 1500;

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
  const times = pages.flatMap(grown).map((page) => ({ page: page.name, ms: cpuMsOf(page) }));
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

function cpuMsOf(page: SamplePage): number {
  const start = process.cpuUsage();
  readSamplePage(page);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
