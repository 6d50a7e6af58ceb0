import { wordsOf } from './likeness.ts';
import type { Page } from './page.ts';

const never =
  /^(?:data|blob|javascript|about):|\.svgz?(?:$|[?#])|\.(?:ico|css|js|html?|mp4|webm|pdf)(?:$|[?#])/i;
/** Words that name a picture of no product, unless the product's own name has them. */
const suspicious =
  'logo logos logotype icon icons favicon placeholder noimage noimg nopicture nophoto blank spacer pixel lazy loader loading sprite avatar transparent dummy comingsoon payment flag tracking'.split(
    ' ',
  );
const suspiciousPhrases =
  /no[-_]?(?:image|img|photo|picture|pic|foto)|coming[-_]?soon|image[-_]?not[-_]?(?:available|found)|default[-_]?(?:image|og|share)|og[-_]?(?:default|fallback|logo)|1x1|social[-_]?(?:share|default)|share[-_]?(?:image|default|logo)|kein[-_]?bild|platzhalter/i;

/** The absolute address of a picture that may be the product's; null for logos, pixels, placeholders. */
export function pictureAddress(page: Page, address: string, name = ''): string | null {
  const text = address
    .trim()
    .replaceAll('&amp;', '&')
    .replace(/\{width\}|%7Bwidth%7D/gi, '1024')
    .replace(/\\\//g, '/');
  if (text === '' || never.test(text) || text.length > 2000) return null;
  const url = URL.parse(text, page.base);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  if (url.pathname === '/' && url.search === '') return null;
  return isSuspicious(url, name) ? null : url.href;
}

function isSuspicious(url: URL, name: string): boolean {
  const last = url.pathname.split('/').slice(-2).join('/');
  const own = new Set(wordsOf(name));
  const words = wordsOf(last.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
  const bad = words.find((word) => suspicious.includes(word));
  return (
    (bad !== undefined && ![...own].some((word) => word.includes(bad))) ||
    suspiciousPhrases.test(last)
  );
}
