import { compile, type Options } from 'css-select';
import type { Page } from './page.ts';
import { childrenOf, type Element, isElement, type Node, textOf } from './visible/dom.ts';

/** Yields the elements of the page that match a CSS selector, selector by selector. */
export function* matching(page: Page, selectors: readonly string[]): Generator<Element> {
  for (const selector of selectors) {
    const matches = compile(selector, options);
    yield* page.elements.filter(matches);
  }
}

const find = (test: (element: Element) => boolean, nodes: readonly Node[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => [
      ...(test(element) ? [element] : []),
      ...find(test, childrenOf(element)),
    ]);

const siblingsOf = (node: Node): Node[] =>
  isElement(node) ? [...(node.parent?.children ?? [node])] : [];

/** How the selector library walks through our tree. */
const options: Options<Node, Element> = {
  adapter: {
    isTag: isElement,
    getName: ({ name }) => name,
    getAttributeValue: ({ attribs }, name) => attribs[name],
    hasAttrib: ({ attribs }, name) => name in attribs,
    getChildren: (node) => (isElement(node) ? [...node.children] : []),
    getParent: ({ parent }) => parent,
    getSiblings: siblingsOf,
    getText: (node) => (isElement(node) ? textOf(node) : node.data),
    removeSubsets: (nodes) => nodes,
    findAll: find,
    findOne: (test, nodes) => find(test, nodes)[0] ?? null,
    existsOne: (test, nodes) => find(test, nodes).length > 0,
  },
};
