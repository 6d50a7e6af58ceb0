/** Labels for screen readers: of a reference in the text, and of the link back to it. */
export interface ReferenceLabels {
  readonly source: (number: number) => string;
  readonly back: (number: number) => string;
}

/** A reference such as "[2]" or "[1, 3]"; the numbers count the entries of the list of sources. */
const reference = /\[(\d+(?:, ?\d+)*)\]/g;
/** The last ordered list of an article with references is its list of sources. */
const sourceList = /<ol>(?![\s\S]*<ol>)[\s\S]*<\/ol>/;
const item = /<li>([\s\S]*?)<\/li>/g;

/**
 * Returns the HTML of an article in which each reference links to its source, and each source links
 * back to its references. HTML without references or sources is returned unchanged.
 */
export function withReferences(html: string, labels: ReferenceLabels): string {
  const sources = sourceList.exec(html);
  if (!sources || html.search(reference) < 0) return html;
  const idsBySource = new Map<number, string[]>();
  const link = (number: number): string => {
    const ids = idsBySource.get(number) ?? [];
    const id = `ref-${number}${ids.length > 0 ? `-${ids.length + 1}` : ''}`;
    idsBySource.set(number, [...ids, id]);
    return `<a id="${id}" href="#source-${number}" role="doc-noteref" aria-label="${labels.source(number)}">${number}</a>`;
  };
  const text = html.slice(0, sources.index).replace(
    reference,
    (_, numbers: string) =>
      `<sup class="article__reference">${numbers
        .split(',')
        .map((number) => link(Number(number)))
        .join(',\u202f')}</sup>`,
  );
  let position = 0;
  const entries = sources[0].replace(item, (_, entry: string) => {
    position += 1;
    const number = position;
    const back = (idsBySource.get(number) ?? []).map(
      (id) =>
        `\u00a0<a href="#${id}" role="doc-backlink" class="article__backlink" aria-label="${labels.back(number)}">↑</a>`,
    );
    return `<li id="source-${number}">${entry.trim()}${back.join('')}</li>`;
  });
  return text + entries + html.slice(sources.index + sources[0].length);
}
