/** The text that a page brings along for the day it is shown without a connection. */
const sentence = /<meta name="offline-copy" content="([^"]*)">/;

/** A kept page that says, above everything else, that it is not live, and from when it is. */
export async function markedCopy(copy: Response): Promise<Response> {
  const html = await copy.text();
  const language = copy.headers.get('x-language') ?? 'en';
  const when = dayAndTime(new Date(copy.headers.get('x-kept-at') ?? 0), language);
  const words = (sentence.exec(html)?.[1] ?? '{when}').replace('{when}', when);
  const mark = `<p class="offline-copy" role="status">${words}</p>`;
  return new Response(
    html.replace('<div id="root">', () => `${mark}\n<div id="root">`),
    {
      headers: copy.headers,
    },
  );
}

/** `21 Nov, 14:03`, as the language writes it. */
function dayAndTime(instant: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
}

const place = '<ul class="kept-lists"></ul>';

/** The page that says that there is no connection, with the way to every list that is kept. */
export async function offlinePage(page: Response, lists: readonly KeptList[]): Promise<Response> {
  const links = lists.map(
    ({ path, title }) => `<li><a class="btn btn-line" href="${path}">${title}</a></li>`,
  );
  const html = (await page.text()).replace(
    place,
    () => `<ul class="kept-lists">${links.join('')}</ul>`,
  );
  return new Response(html, { headers: page.headers });
}

export interface KeptList {
  readonly path: string;
  /** as HTML */
  readonly title: string;
}

/** The title of a kept page without the product's name, as it stands in its HTML. */
export function titleIn(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '');
}
