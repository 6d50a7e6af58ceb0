import { Parser } from 'htmlparser2';
import { readSamplePage, type SamplePage } from '../../test/product-pages/sample-pages.ts';
import { median } from '../../test/support/median.ts';

/** The largest page that the server reads, in characters. */
const maxPageLength = 2_000_000;
/** Shorter bodies would be repeated thousands of times, as no shop's is. */
const minBodyLength = 1500;

/** One page of so many is enough, and three readings of it tell the page from a collection of garbage. */
const everyPage = 3;
const readings = 3;
const pagesToWarmUp = 3;

/** CPU time to read one page. */
export interface ReadingTime {
  readonly page: string;
  /** in milliseconds */
  readonly ms: number;
  /** by the time in which the bare HTML parser goes through such a page and builds nothing */
  readonly ratio: number;
}

/**
 * Returns how long it takes to read each page when its body, without scripts, is repeated until the
 * page is as long as a page may be; the slowest first. That is worse than a real page of this length,
 * most of which is code. Other work on the machine adds to CPU time, and to the yardstick of the ratio,
 * which is measured between the readings. Throws an error when no page can be grown.
 */
export function timeGrownPages(pages: readonly SamplePage[]): readonly ReadingTime[] {
  const chosen = pages.flatMap(grown).filter((_, at) => at % everyPage === 0);
  const [yardstick] = chosen;
  if (yardstick === undefined) throw new Error('No page can be grown.');
  for (const page of chosen.slice(0, pagesToWarmUp)) timeOf(page, yardstick);
  return chosen.map((page) => timeOf(page, yardstick)).toSorted((a, b) => b.ms - a.ms);
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

function timeOf(page: SamplePage, yardstick: SamplePage): ReadingTime {
  const times = Array.from({ length: readings }, () => ({
    parsing: cpuMs(() => parseAlone(yardstick.html)),
    reading: cpuMs(() => readSamplePage(page)),
  }));
  const ms = median(times.map(({ reading }) => reading));
  return { page: page.name, ms, ratio: ms / median(times.map(({ parsing }) => parsing)) };
}

/** The yardstick: with handlers the parser makes names, attributes and texts, as our reader needs. */
function parseAlone(html: string): void {
  new Parser({ onopentag: () => undefined, ontext: () => undefined }).end(html);
}

function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
