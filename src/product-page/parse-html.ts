import { Parser } from 'htmlparser2';
import {
  type Element,
  elementNode,
  isText,
  type Node,
  type Text,
  textNode,
} from './visible/dom.ts';

/** Real shops stay below a depth of 40. */
const maximum = { depth: 256, attributes: 256 };
/** No shop shows its product behind so many elements. */
const maxElements = 10_000;
/** Behind these elements; data in scripts may stand anywhere. */
const maxLateScripts = 200;

/** While the tree is built; afterwards nothing changes. */
interface OpenElement extends Element {
  children: Node[];
}

/** Most elements have no child or one: an array that grows has room for seventeen. */
const noChildren: Node[] = [];

/**
 * Returns the elements of a page in the order of the document: the first 10,000, and up to 200
 * scripts behind them. Comments and declarations are left out. Null for markup that no real page has
 * and that takes much time: nesting above 256, or more than 256 attributes in a tag. Then parsing ends
 * at once.
 */
export function parseHtml(html: string): readonly Element[] | null {
  const tree = new TreeBuilder(maxElements);
  const end = build(tree, html);
  if (tree.isTooComplex) return null;
  return tree.isFull ? [...tree.elements, ...lateScripts(html, end)] : tree.elements;
}

/** Parses until the tree is full or the markup too complex, and returns the index where it ended. */
function build(tree: TreeBuilder, html: string): number {
  const parser = new Parser({
    onopentagname: () => tree.openTag(),
    onattribute: () => {
      if (tree.addAttribute()) parser.pause();
    },
    onopentag: (name, attribs) => {
      if (tree.open(name, attribs)) parser.pause();
    },
    onclosetag: () => tree.close(),
    ontext: (data) => tree.addText(data),
  });
  parser.end(html);
  return parser.endIndex;
}

/** The scripts behind the elements that are kept, found without parsing what stands between them. */
function lateScripts(html: string, from: number): readonly Element[] {
  const tree = new TreeBuilder(maxLateScripts, maxElements);
  const [begins, ends] = [/<script[\s>]/gi, /<\/script/gi];
  begins.lastIndex = from;
  for (let next = begins.exec(html); next !== null && !tree.isFull; next = begins.exec(html)) {
    ends.lastIndex = next.index;
    const end = ends.exec(html)?.index ?? html.length;
    build(tree, html.slice(next.index, end));
    begins.lastIndex = end;
  }
  return tree.elements;
}

class TreeBuilder {
  readonly elements: OpenElement[] = [];
  isTooComplex = false;
  readonly #open: OpenElement[] = [];
  /** what stands outside of all elements */
  readonly #outside: { children: Node[] } = { children: noChildren };
  #attributeCount = 0;
  readonly #maxElements: number;
  readonly #firstPlace: number;

  constructor(maxCount: number, firstPlace = 0) {
    this.#maxElements = maxCount;
    this.#firstPlace = firstPlace;
  }

  get isFull(): boolean {
    return this.elements.length >= this.#maxElements;
  }

  openTag(): void {
    this.#attributeCount = 0;
  }

  /** Returns true when parsing must end, as `open` does. */
  addAttribute(): boolean {
    this.#attributeCount += 1;
    this.isTooComplex ||= this.#attributeCount > maximum.attributes;
    return this.isTooComplex;
  }

  open(name: string, attribs: Readonly<Record<string, string>>): boolean {
    const parent = this.#open.at(-1) ?? null;
    const siblings = parent ?? this.#outside;
    const element: OpenElement = {
      nodeType: elementNode,
      name,
      attribs,
      children: noChildren,
      parent,
      prev: siblings.children.at(-1) ?? null,
      place: this.#firstPlace + this.elements.length,
      names: null,
    };
    append(siblings, element);
    this.elements.push(element);
    this.#open.push(element);
    this.isTooComplex ||= this.#open.length > maximum.depth;
    return this.isTooComplex || this.isFull;
  }

  close(): void {
    this.#open.pop();
  }

  /** The parser splits a text at character references. */
  addText(data: string): void {
    const parent = this.#open.at(-1) ?? this.#outside;
    const { children } = parent;
    const last = children.at(-1);
    if (isText(last)) children[children.length - 1] = text(last.data + data);
    else append(parent, text(data));
  }
}

const text = (data: string): Text => ({ nodeType: textNode, data });

function append(parent: { children: Node[] }, node: Node): void {
  if (parent.children === noChildren) parent.children = [node];
  else parent.children.push(node);
}
