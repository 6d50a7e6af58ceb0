import type { load } from 'cheerio/slim';

type Content = Exclude<Parameters<typeof load>[0], string | Uint8Array | readonly unknown[]>;
/** An element of the parsed page. */
export type Element = Extract<Content, { readonly attribs: unknown }>;

const unseen = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'select',
  'head',
]);
const inline = new Set(
  'a abbr b bdi big cite code data del em font i ins label mark q s small span strike strong sub sup time u var'.split(
    ' ',
  ),
);

/** The DOM's number for a text. */
const textNode = 3;

export function isText(node: unknown): node is { readonly data: string } {
  return isNode(node) && node.nodeType === textNode;
}

const isNode = (node: unknown): node is { readonly nodeType: number } =>
  typeof node === 'object' && node !== null && 'nodeType' in node;

export function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'attribs' in node && 'children' in node;
}

/** What is written in a script or title, as it is. */
export function codeOf(element: Element): string {
  return element.children.map((node) => ('data' in node ? node.data : '')).join('');
}

export function childrenOf(element: Element): readonly Element[] {
  return element.children.filter(isElement) as readonly Element[];
}

export function parentOf(element: Element): Element | null {
  return isElement(element.parent) ? element.parent : null;
}

/** The element and what it is in, from the inside out. */
export function* upwards(element: Element): Generator<Element> {
  for (let here: Element | null = element; here !== null; here = parentOf(here)) yield here;
}

export function attribute(element: Element, name: string): string | null {
  const value = element.attribs[name];
  return value === undefined ? null : value.trim();
}

/** The elements inside an element, in their order; at most so many. */
export function* descendants(element: Element, most: number): Generator<Element> {
  const waiting = childrenOf(element).toReversed();
  for (let count = 0; count < most; count += 1) {
    const next = waiting.pop();
    if (next === undefined) return;
    yield next;
    waiting.push(...childrenOf(next).toReversed());
  }
}

/** What authors call an element: its classes, id, test id and the like, lower case. */
export function namesOf(element: Element): string {
  const { class: classes, id, itemprop, role } = element.attribs;
  const test =
    element.attribs['data-testid'] ?? element.attribs['data-test'] ?? element.attribs['data-qa'];
  return [classes, id, itemprop, role, test].filter(Boolean).join(' ').toLowerCase();
}

/** True for what is not shown by its own attributes; style sheets are not read. */
export function isHidden(element: Element): boolean {
  const { attribs } = element;
  return (
    'hidden' in attribs ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribs['style'] ?? '') ||
    (attribs['aria-hidden'] === 'true' && /modal|dialog|drawer|overlay/.test(namesOf(element)))
  );
}

/** Two digits set small behind the whole ones: the decimal mark is only to be seen. */
function isCents(element: Element): boolean {
  if (element.name !== 'sup' && !/cent|decimal|fraction/.test(namesOf(element))) return false;
  const [only, ...more] = element.children;
  return isText(only) && more.length === 0 && /^\s*\d{2}\s*$/.test(only.data);
}

/** The text that a reader sees in an element; `skip` leaves out more. */
export function textOf(
  element: Element,
  skip: (element: Element) => boolean = () => false,
): string {
  const parts: string[] = [];
  const read = (node: Element) => {
    for (const child of node.children) {
      if (isText(child)) parts.push(child.data);
      else if (isElement(child) && !unseen.has(child.name) && !isHidden(child) && !skip(child)) {
        const apart = !inline.has(child.name);
        if (isCents(child) && /\d$/.test(parts.at(-1) ?? '')) parts.push(',');
        if (apart) parts.push(' ');
        read(child);
        if (apart) parts.push(' ');
      }
    }
  };
  read(element);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
