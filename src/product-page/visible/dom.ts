/** `Node.ELEMENT_NODE` and `Node.TEXT_NODE` */
export const [elementNode, textNode] = [1, 3] as const;

/** An element of the parsed page. */
export interface Element {
  readonly nodeType: typeof elementNode;
  /** in lower case */
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly parent: Element | null;
  /** what stands directly before it in its parent */
  readonly prev: Node | null;
  /** its index among all elements in the order of the document */
  readonly place: number;
  /** kept for `namesOf`, which reads them on first use */
  names: string | null;
}

/** A text of the parsed page, with its character references decoded. */
export interface Text {
  readonly nodeType: typeof textNode;
  readonly data: string;
}

export type Node = Element | Text;

const invisibleTags = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'select',
  'head',
]);
const inlineTags = new Set(
  'a abbr b bdi big cite code data del em font i ins label mark q s small span strike strong sub sup time u var'.split(
    ' ',
  ),
);

/** Returns true for a text node. */
export function isText(node: Node | null | undefined): node is Text {
  return node?.nodeType === textNode;
}

/** Returns true for an element node. */
export function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === elementNode;
}

/** Returns the raw text inside a script or title element. */
export function codeOf(element: Element): string {
  return element.children.map((node) => (isText(node) ? node.data : '')).join('');
}

/** Returns the child elements in their order. */
export function childrenOf(element: Element): readonly Element[] {
  return element.children.filter(isElement);
}

/** Yields the element and its ancestors, from the inside out. */
export function* upwards(element: Element): Generator<Element> {
  for (let current: Element | null = element; current !== null; current = current.parent)
    yield current;
}

/** Returns the element and its nearest ancestors, at most `count` in all, from the inside out. */
export function nearest(element: Element, count: number): readonly Element[] {
  const found = [element];
  for (let up = element.parent; up !== null && found.length < count; up = up.parent) found.push(up);
  return found;
}

/** Returns the trimmed value of an attribute, or null when it is absent. */
export function attribute(element: Element, name: string): string | null {
  const value = element.attribs[name];
  return value === undefined ? null : value.trim();
}

/** Yields at most `maxCount` elements inside an element, in document order. */
export function* descendants(element: Element, maxCount: number): Generator<Element> {
  const stack = childrenOf(element).toReversed();
  for (let count = 0; count < maxCount; count += 1) {
    const next = stack.pop();
    if (next === undefined) return;
    yield next;
    stack.push(...childrenOf(next).toReversed());
  }
}

/**
 * Returns the names that authors give an element, in lower case: classes, id, `itemprop`, role and
 * test id.
 */
export function namesOf(element: Element): string {
  element.names ??= joinNames(element.attribs);
  return element.names;
}

function joinNames(attribs: Element['attribs']): string {
  const test = attribs['data-testid'] ?? attribs['data-test'] ?? attribs['data-qa'];
  const names = [attribs['class'], attribs['id'], attribs['itemprop'], attribs['role'], test];
  return names.filter(Boolean).join(' ').toLowerCase();
}

const hidingStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Returns true for an element that its own attributes hide; style sheets are not read. */
export function isHidden(element: Element): boolean {
  const { attribs } = element;
  return (
    'hidden' in attribs ||
    (attribs['style'] !== undefined && hidingStyle.test(attribs['style'])) ||
    (attribs['aria-hidden'] === 'true' && /modal|dialog|drawer|overlay/.test(namesOf(element)))
  );
}

/**
 * Two small digits after a whole number are decimals without a decimal mark. So are two digits in an
 * element of their own directly behind an element of digits: nothing else is written like that.
 */
function isCents(element: Element): boolean {
  if (!/^\s*\d{2}\s*$/.test(onlyTextOf(element))) return false;
  if (element.name === 'sup' || /cent|decimal|fraction/.test(namesOf(element))) return true;
  return isElement(element.prev) && /^\s*\d+$/.test(onlyTextOf(element.prev));
}

/** The text of an element that has nothing but text, or empty. */
function onlyTextOf(element: Element): string {
  const [only, ...more] = element.children;
  return isText(only) && more.length === 0 ? only.data : '';
}

/**
 * True for an element with a word or number of its own directly behind an element that ends with a
 * word, such as a name behind its maker: style sheets put them apart.
 */
const beginsWord = (element: Element, before: string): boolean =>
  isElement(element.prev) && /\p{L}{2}$/u.test(before) && /^[\p{Lu}\d]/u.test(firstTextOf(element));

/** The text at the beginning of an element, or empty. */
function firstTextOf(element: Element): string {
  const [first] = element.children;
  return isText(first) ? first.data : '';
}

/**
 * Returns the text that a reader sees in an element, with single spaces.
 * @param skip leaves out more elements
 */
export function textOf(
  element: Element,
  skip: (element: Element) => boolean = () => false,
): string {
  return readText(element, skip, Number.POSITIVE_INFINITY);
}

/**
 * Returns the text like `textOf`, or null when it is longer than `maxLength` characters. Takes time
 * in proportion to `maxLength`, however large the element is.
 */
export function textWithin(
  element: Element,
  maxLength: number,
  skip: (element: Element) => boolean = () => false,
): string | null {
  const text = readText(element, skip, maxLength);
  return text.length > maxLength ? null : text;
}

/** Returns the text like `textOf`, or its beginning of about `maxLength` characters. */
export function textStart(element: Element, maxLength: number): string {
  return readText(element, () => false, maxLength);
}

/** Stops soon after more than `maxLength` characters, so that a caller sees that there are more. */
function readText(
  element: Element,
  skip: (element: Element) => boolean,
  maxLength: number,
): string {
  const parts: string[] = [];
  let length = 0;
  const push = (text: string) => {
    parts.push(text);
    length += text.trim().length;
  };
  const read = (node: Element) => {
    for (const child of node.children) {
      if (length > maxLength) return;
      if (isText(child)) push(child.data);
      else if (isElement(child) && isRead(child, skip)) readElement(child);
    }
  };
  const readElement = (child: Element) => {
    const isBlock = !inlineTags.has(child.name) || beginsWord(child, parts.at(-1) ?? '');
    if (isCents(child) && /\d\s*$/.test(parts.at(-1) ?? '')) parts.push(',');
    else if (isBlock) parts.push(' ');
    read(child);
    if (isBlock) parts.push(' ');
  };
  read(element);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const isRead = (element: Element, skip: (element: Element) => boolean) =>
  !invisibleTags.has(element.name) && !isHidden(element) && !skip(element);

const screenReaderNames =
  /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|off-?screen|g-hdn|clipped|tooltip)(?:$|[\s_-])/;

/** Buttons and links for other actions, and labels for screen readers. */
function isControl(element: Element): boolean {
  const { attribs, name } = element;
  if (name === 'button' || 'onclick' in attribs) return true;
  if (name === 'a' && /^(?:#|javascript:)|log-?in|sign-?in|anmelden/i.test(attribs['href'] ?? ''))
    return true;
  return screenReaderNames.test(namesOf(element));
}

/**
 * Returns the text of an element that names something: without buttons, links for other actions and
 * labels for screen readers, unless nothing else is in it.
 */
export function nameOf(element: Element): string {
  return textOf(element, isControl) || textOf(element);
}
