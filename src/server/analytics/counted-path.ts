import articles from '../../../content/articles/en/articles.json' with { type: 'json' };
import { href, listedPages, localize, paths, stripLocale } from '../../contract/paths.ts';
import { publicPath } from '../../contract/token-links.ts';
import { isLanguage } from '../../domain/language.ts';

const known = new Set<string>([
  ...[...listedPages, 'wishlistDetail' as const, 'admin' as const, 'guest' as const].map(
    (page) => paths[page],
  ),
  ...Object.keys(articles).map((slug) => href(paths.article, { slug })),
]);

/** Counted for all addresses that are no page, so that made-up ones cannot fill the table. */
const elsewhere = 'elsewhere';

/** The name under which a page is counted: the screen, never the list, and its language if it says one. */
export function countedPath(address: string): string {
  const path = publicPath(address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
  const bare = stripLocale(path);
  if (!known.has(bare)) return elsewhere;
  const language = path.split('/', 2)[1];
  return isLanguage(language) ? localize(language, bare) : bare;
}
