const maximum = { depth: 256, attributes: 256, elements: 60_000 };

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr !doctype'.split(' '),
);
const rawTextTags = new Set(['script', 'style', 'textarea', 'title']);
/** Elements whose end tag is optional: a second one in a row ends the first. */
const optionalEndTags = new Set('p li dt dd option optgroup tr td th thead tbody tfoot'.split(' '));

/**
 * Returns true for markup that no real page has and that makes parsers slow: nesting above 256
 * (real shops stay below 40), more than 256 attributes in a tag, more than 60,000 elements. The
 * length of a tag is no measure: shops put pictures and JSON into attributes. Takes time in proportion to the length, before anything is parsed.
 */
export function isTooComplex(html: string): boolean {
  const open: string[] = [];
  let elements = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const tag = html.startsWith('<!--', at) ? null : readTag(html, at);
    if (tag === null) {
      at = endOfNoTag(html, at);
      continue;
    }
    if (tag.attributes > maximum.attributes) return true;
    at = rawTextTags.has(tag.name) && !tag.closes ? endOfRawText(html, tag.end, tag.name) : tag.end;
    nest(open, tag);
    if (!tag.closes) elements += 1;
    if (elements > maximum.elements || open.length > maximum.depth) return true;
  }
  return false;
}

/** The index behind a comment, or behind a "<" that opens no tag. */
function endOfNoTag(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return at + 1;
  const end = html.indexOf('-->', at + 2);
  return end < 0 ? html.length : end + 3;
}

/** Opens or closes the element in the list of open elements. */
function nest(open: string[], { name, closes }: Tag): void {
  if (closes) {
    const opened = open.lastIndexOf(name);
    if (opened >= 0) open.length = opened;
  } else if (!voidTags.has(name) && !rawTextTags.has(name)) {
    if (optionalEndTags.has(name) && open.at(-1) === name) open.pop();
    open.push(name);
  }
}

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: number;
  readonly end: number;
}

function readTag(html: string, start: number): Tag | null {
  const closes = html[start + 1] === '/';
  const from = start + (closes ? 2 : 1);
  tagName.lastIndex = from;
  const name = tagName.exec(html)?.[0];
  if (name === undefined) return null;
  const { attributes, end } = readAttributes(html, from + name.length);
  return { name: name.toLowerCase(), closes, attributes, end };
}

/** A name of at most 40 characters. */
const tagName = /[a-z!?][^\s/>]{0,39}/iy;
/** What an attribute is made of, a quoted value, or the end of the tag. */
const tagPart = /=(["'])|[^\s/>=]+|=|>|[\s/]+/gy;

function readAttributes(
  html: string,
  from: number,
): { readonly attributes: number; readonly end: number } {
  let attributes = 0;
  let isInside = false;
  let at = from;
  // With an unclosed quote the tag would extend to the end of the page, so stop early.
  while (at < html.length && attributes <= maximum.attributes) {
    tagPart.lastIndex = at;
    const part = tagPart.exec(html);
    if (part === null || part[0] === '>') return { attributes, end: at + 1 };
    const isSpace = /^[\s/]/.test(part[0]);
    if (!isSpace && !isInside) attributes += 1;
    isInside = !isSpace;
    at += part[0].length;
    if (part[1] !== undefined) at = endOfQuote(html, at, part[1]);
  }
  return { attributes, end: at + 1 };
}

function endOfQuote(html: string, from: number, quote: string): number {
  const end = html.indexOf(quote, from);
  return end < 0 ? html.length : end + 1;
}

function endOfRawText(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
