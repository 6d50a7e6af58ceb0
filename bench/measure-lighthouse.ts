import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { href, localize, paths } from '../src/contract/paths.ts';
import { languages } from '../src/domain/language.ts';
import { findBrowser } from '../test/browser.ts';
import { fillLists } from './fill-lists.ts';
import type { Options } from './options.ts';
import { withWishbow } from './servers.ts';
import type { Table } from './table.ts';

const run = promisify(execFile);
const publicPages = [
  paths.home,
  paths.finder,
  paths.insights,
  href(paths.article, { slug: 'how-we-ended-up-giving-socks' }),
  paths.imprint,
  paths.privacy,
  paths.terms,
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string }>
  >;
}

/** Lighthouse with its mobile preset on every public page, where it is installed (`lighthouse=FOLDER`). */
export async function measureLighthouse(table: Table, { lighthouse }: Options): Promise<void> {
  const program = join(lighthouse, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) throw new Error(`npm install --prefix ${lighthouse} lighthouse@13.5.0`);
  await withWishbow({}, async (server) => {
    const [list] = await fillLists(server.origin, { lists: 1, items: 20 });
    for (const language of languages) {
      for (const path of publicPages)
        await measurePage(table, program, server.origin, localize(language, path));
    }
    const guest = href(paths.guest, { guestToken: list?.guestToken ?? '' });
    await measurePage(table, program, server.origin, guest, 'a shared list');
  });
}

async function measurePage(
  table: Table,
  program: string,
  origin: string,
  path: string,
  name = path,
): Promise<void> {
  const isList = name !== path;
  const { stdout } = await run(
    process.execPath,
    [program, origin + path, '--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 28 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  // Lists are private, so search engines are kept away.
  const judged = Object.entries(categories).filter(([id]) => !isList || id !== 'seo');
  const scores = judged.map(([id, { score }]) => `${id} ${Math.round((score ?? 0) * 100)}`);
  const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(`${name}: ${scores.join(', ')}; ${failed.map(({ title }) => title).join('; ')}`);
  const lowest = Math.min(...judged.map(([, { score }]) => 100 * (score ?? 0)));
  table.note(`Lighthouse, lowest of its categories: ${name}`, '', lowest, {
    atLeast: isList ? 98 : 100,
  });
}
