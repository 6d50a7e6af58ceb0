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
const maximum = { depth: 256, attributes: 256, elements: 60_000 };
/** Behind so many elements, the only ones kept are those that carry data wherever they stand. */
const maxKeptElements = 20_000;
const dataTags = new Set(['script', 'meta']);

/** While the tree is built; afterwards nothing changes. */
interface OpenElement extends Element {
  children: Node[];
}

/** Most elements have no child or one: an array that grows has room for seventeen. */
const noChildren: Node[] = [];

/**
 * Returns the elements of a page in the order of the document: the first 20,000, and all scripts and
 * `meta` elements behind them. Comments and declarations are left out. Null for markup that no real
 * page has and that takes much time: nesting above 256, more than 256 attributes in a tag, more than
 * 60,000 elements. Then parsing ends at once.
 */
export function parseHtml(html: string): readonly Element[] | null {
  const tree = new TreeBuilder();
  const parser = new Parser({
    onopentagname: () => tree.openTag(),
    onattribute: () => stopIf(tree.addAttribute()),
    onopentag: (name, attribs) => stopIf(tree.open(name, attribs)),
    onclosetag: () => tree.close(),
    ontext: (data) => tree.addText(data),
  });
  const stopIf = (isTooComplex: boolean) => {
    if (isTooComplex) parser.pause();
  };
  parser.end(html);
  return tree.isTooComplex ? null : tree.elements;
}

class TreeBuilder {
  readonly elements: OpenElement[] = [];
  isTooComplex = false;
  /** null for an element that is not kept */
  readonly #open: (OpenElement | null)[] = [];
  /** what stands outside of all elements */
  readonly #outside: { children: Node[] } = { children: noChildren };
  #elementCount = 0;
  #attributeCount = 0;

  openTag(): void {
    this.#attributeCount = 0;
  }

  /** Returns true when the markup is too complex, as `open` does. */
  addAttribute(): boolean {
    this.#attributeCount += 1;
    return this.#refuseIf(this.#attributeCount > maximum.attributes);
  }

  open(name: string, attribs: Readonly<Record<string, string>>): boolean {
    this.#elementCount += 1;
    const isKept = this.#elementCount <= maxKeptElements || dataTags.has(name);
    this.#open.push(isKept ? this.#add(name, attribs) : null);
    return this.#refuseIf(
      this.#elementCount > maximum.elements || this.#open.length > maximum.depth,
    );
  }

  close(): void {
    this.#open.pop();
  }

  /** The parser splits a text at character references. */
  addText(data: string): void {
    const parent = this.#parent();
    if (parent === null) return;
    const { children } = parent;
    const last = children.at(-1);
    if (isText(last)) children[children.length - 1] = text(last.data + data);
    else append(parent, text(data));
  }

  /** Null inside of an element that is not kept. */
  #parent(): OpenElement | { children: Node[] } | null {
    const parent = this.#open.at(-1);
    return parent === undefined ? this.#outside : parent;
  }

  #add(name: string, attribs: Readonly<Record<string, string>>): OpenElement {
    const parent = this.#open.at(-1) ?? null;
    const siblings = this.#parent();
    const element: OpenElement = {
      nodeType: elementNode,
      name,
      attribs,
      children: noChildren,
      parent,
      prev: siblings?.children.at(-1) ?? null,
      place: this.elements.length,
    };
    if (siblings) append(siblings, element);
    this.elements.push(element);
    return element;
  }

  #refuseIf(isTooComplex: boolean): boolean {
    this.isTooComplex ||= isTooComplex;
    return isTooComplex;
  }
}

const text = (data: string): Text => ({ nodeType: textNode, data });

function append(parent: { children: Node[] }, node: Node): void {
  if (parent.children === noChildren) parent.children = [node];
  else parent.children.push(node);
}
