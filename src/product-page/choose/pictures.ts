import type { Page } from '../page.ts';
import { wordsOf } from '../token-overlap.ts';

const notImage =
  /^(?:data|blob|javascript|about):|\.svgz?(?:$|[?#])|\.(?:ico|css|js|html?|mp4|webm|pdf)(?:$|[?#])/i;
/** Words in addresses of logos and placeholders, unless the product's own name has them. */
const placeholderWords = new Set(
  'logo logos logotype icon icons favicon placeholder noimage noimg nopicture nophoto blank spacer pixel lazy loader loading spinner throbber sprite avatar transparent dummy comingsoon payment flag tracking'.split(
    ' ',
  ),
);
const placeholderPhrases =
  /no[-_]?(?:image|img|photo|picture|pic|foto)|coming[-_]?soon|image[-_]?not[-_]?(?:available|found)|default[-_]?(?:image|og|share)|og[-_]?(?:default|fallback|logo)|1x1|social[-_]?(?:share|default)|share[-_]?(?:image|default|logo)|\/(?:share|social|og|opengraph)(?:[-_]?image)?\.\w+$|kein[-_]?bild|platzhalter/i;

/**
 * Returns the absolute address of an image that may show the product; null for logos, tracking
 * pixels, placeholders and invalid addresses.
 * @param name the product's name
 */
export function pictureAddress(page: Page, address: string, name = ''): string | null {
  const text = address
    .trim()
    .replaceAll('&amp;', '&')
    .replace(/\{width\}|%7Bwidth%7D/gi, '1024')
    .replace(/\\\//g, '/');
  if (text === '' || notImage.test(text) || text.length > maxAddressLength) return null;
  const url = URL.parse(text, page.base);
  return url !== null && isFile(url) && !isPlaceholder(url, name) ? url.href : null;
}

/** In characters. */
const maxAddressLength = 2000;

const isFile = (url: URL) =>
  /^https?:$/.test(url.protocol) &&
  url.hostname.includes('.') &&
  (url.pathname !== '/' || url.search !== '');

function isPlaceholder(url: URL, name: string): boolean {
  const last = url.pathname.split('/').slice(-2).join('/');
  const words = wordsOf(last.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
  const placeholderWord = words.find((word) => placeholderWords.has(word));
  return (
    (placeholderWord !== undefined &&
      !wordsOf(name).some((word) => word.includes(placeholderWord))) ||
    placeholderPhrases.test(last)
  );
}
