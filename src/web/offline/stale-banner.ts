/** The banner's text, which the server wrote into the page. */
const sentence = /<meta name="offline-copy" content="([^"]*)">/;

/** Returns a cached page with a banner at its top that says it is not live, and when it was stored. */
export async function withStaleBanner(copy: Response): Promise<Response> {
  const html = await copy.text();
  const language = copy.headers.get('x-language') ?? 'en';
  const when = dayAndTime(new Date(copy.headers.get('x-kept-at') ?? 0), language);
  const text = (sentence.exec(html)?.[1] ?? '{when}').replace('{when}', when);
  const banner = `<p class="stale-banner" role="status">${text}</p>`;
  return new Response(
    html.replace('<div id="root">', () => `${banner}\n<div id="root">`),
    {
      headers: copy.headers,
    },
  );
}

/** Formats an instant like `21 Nov, 14:03` in the given language. */
function dayAndTime(instant: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
}

/** The empty list of the offline page, with the texts of its links. */
const emptyList = /<ul class="cached-lists" data-admin="([^"]*)" data-guest="([^"]*)"><\/ul>/;

/** Returns the offline page with a link to every cached list, which says whether it is its owner's page or the guests'. */
export async function offlinePage(page: Response, lists: readonly CachedList[]): Promise<Response> {
  const html = (await page.text()).replace(emptyList, (_, admin: string, guest: string) => {
    const links = lists.map(({ path, role, title }) => {
      const text = (role === 'admin' ? admin : guest).replace('{title}', () => title);
      return `<li><a class="btn btn--line" href="${path}">${text}</a></li>`;
    });
    return `<ul class="cached-lists">${links.join('')}</ul>`;
  });
  return new Response(html, { headers: page.headers });
}

/** A link on the offline page. */
export interface CachedList {
  readonly path: string;
  readonly role: 'admin' | 'guest';
  /** as HTML */
  readonly title: string;
}

/** Returns the title of a page without the product's name, as escaped HTML; empty when it has none. */
export function titleIn(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '');
}
