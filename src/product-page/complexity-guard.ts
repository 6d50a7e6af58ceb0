const maximum = { depth: 256, attributes: 256, elements: 60_000, markup: 60_000 };

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr !doctype'.split(' '),
);
const rawTextTags = new Set(['script', 'style', 'textarea', 'title']);
/** Elements whose end tag is optional: a second one in a row ends the first. */
const optionalEndTags = new Set('p li dt dd option optgroup tr td th thead tbody tfoot'.split(' '));

/**
 * Returns true for markup that no real page has and that makes parsers slow: nesting above 256
 * (real shops stay below 40), more than 256 attributes or 60,000 characters in a tag, more than
 * 60,000 elements. Takes time in proportion to the length, before anything is parsed.
 */
export function isTooComplex(html: string): boolean {
  const open: string[] = [];
  let elements = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const tag = readTag(html, at);
    if (tag === null) {
      at += 1;
      continue;
    }
    at = tag.end;
    if (tag.length > maximum.markup || tag.attributes > maximum.attributes) return true;
    if (tag.closes) {
      const opened = open.lastIndexOf(tag.name);
      if (opened >= 0) open.length = opened;
      continue;
    }
    elements += 1;
    if (elements > maximum.elements) return true;
    if (voidTags.has(tag.name)) continue;
    if (rawTextTags.has(tag.name)) {
      at = endOfRawText(html, at, tag.name);
      continue;
    }
    if (optionalEndTags.has(tag.name) && open.at(-1) === tag.name) open.pop();
    open.push(tag.name);
    if (open.length > maximum.depth) return true;
  }
  return false;
}

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: number;
  readonly length: number;
  readonly end: number;
}

function readTag(html: string, start: number): Tag | null {
  const closes = html[start + 1] === '/';
  const from = start + (closes ? 2 : 1);
  if (!/[a-z!?]/i.test(html[from] ?? '')) return null;
  let at = from;
  while (at < html.length && !/[\s/>]/.test(html[at] ?? '') && at - from < 40) at += 1;
  const name = html.slice(from, at).toLowerCase();
  let attributes = 0;
  let quote = '';
  let inside = false;
  for (; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') break;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
    else if (/[\s/]/.test(character)) inside = false;
    else if (!inside) {
      inside = true;
      attributes += 1;
    }
    // With an unclosed quote the tag would extend to the end of the page, so stop early.
    if (attributes > maximum.attributes) break;
  }
  return { name, closes, attributes, length: at - start, end: at + 1 };
}

function endOfRawText(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
