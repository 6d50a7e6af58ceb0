import articles from '../../../content/articles/en/articles.json' with { type: 'json' };
import { isLanguage } from '../../domain/language.ts';
import { bareOf, listedPages } from '../../domain/pages.ts';
import { publicPath } from '../../domain/tokens.ts';

const known = new Set<string>([
  ...listedPages,
  ...Object.keys(articles).map((slug) => `/article/${slug}`),
  '/wishlist-detail',
  '/wishlist/admin/:adminToken',
  '/wishlist/guest/:guestToken',
]);

/** What is counted for whatever is none of our pages: nobody can fill the table with inventions. */
const elsewhere = 'elsewhere';

/** The name under which a page is counted: the screen, never the list, and its language if it says one. */
export function countedPath(address: string): string {
  const path = publicPath(address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
  const bare = bareOf(path);
  if (!known.has(bare)) return elsewhere;
  const language = path.split('/', 2)[1];
  return isLanguage(language) ? `/${language}${bare === '/' ? '' : bare}` : bare;
}
