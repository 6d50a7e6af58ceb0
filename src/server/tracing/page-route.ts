import { paths, stripLocale } from '../../contract/paths.ts';

const patterns = Object.values(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/, '[\\w-]+')}/?$`),
}));

/** The route under which pages and files are registered, and what a span says of a file or an unknown page. */
export const catchAllRoute = '/*';

/** Returns the pattern of a page, without its language, such as `/wishlist/guest/:guestToken`. */
export function pageRoute(target: string): string {
  const path = stripLocale(target.split('?', 1)[0] ?? '');
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? catchAllRoute;
}
