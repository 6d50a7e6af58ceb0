import type { ExtractionResult } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { attribute, type Element, upwards } from '../visible/dom.ts';
import { isObject, type JsonObject } from './json-values.ts';
import { type ScopeSyntax, scopedNode } from './microdata-scope.ts';
import { isProduct, schemaProduct } from './schema-product.ts';

const syntax: ScopeSyntax = {
  property: 'itemprop',
  type: 'itemtype',
  opens: (element) => 'itemscope' in element.attribs,
};
const maxScopes = 300;
const otherProductProperty =
  /isrelatedto|issimilarto|itemlistelement|isaccessory|isconsumable|hasvariant|review/i;

/**
 * Returns the products of the page's microdata, without related products, variants and parts of
 * other products.
 */
export function readMicrodata(page: Page): readonly ExtractionResult[] {
  const nodes = page.elements
    .values()
    .filter(syntax.opens)
    .filter((scope) => !isOtherProduct(scope))
    .take(maxScopes)
    .filter((scope) => /\/|product|offer/i.test(scope.attribs['itemtype'] ?? ''))
    .filter((scope) => !isPartOfProduct(scope))
    .map((scope) => ({ scope, node: scopedNode(page, syntax, scope) as JsonObject }))
    .toArray();
  const products = nodes.filter(({ node }) => isObject(node) && isProduct(node));
  return products.map(({ scope, node }) => {
    const offers = node['offers'] === undefined ? looseOffers(nodes, scope, products.length) : [];
    return schemaProduct(page, 'microdata', offers.length > 0 ? { ...node, offers } : node);
  });
}

/**
 * Offers without `itemprop` inside the product, and beside it when it is the only product of the
 * page.
 */
function looseOffers(
  nodes: readonly { scope: Element; node: JsonObject }[],
  product: Element,
  productCount: number,
): readonly JsonObject[] {
  return nodes
    .filter(({ scope }) => scope !== product && /offer$/i.test(attribute(scope, 'itemtype') ?? ''))
    .filter(({ scope }) => {
      const owner = productAround(scope);
      return owner === product || (owner === null && productCount === 1);
    })
    .map(({ node }) => node);
}

function isOtherProduct(element: Element): boolean {
  return [...upwards(element)].some((up) =>
    otherProductProperty.test(up.attribs['itemprop'] ?? ''),
  );
}

/** A scope with `itemprop` belongs to the product around it; one without is an item of its own. */
const isPartOfProduct = (scope: Element) =>
  'itemprop' in scope.attribs && productAround(scope) !== null;

function productAround(scope: Element): Element | null {
  const around = [...upwards(scope)].slice(1);
  return (
    around.find(
      (up) => 'itemscope' in up.attribs && /product$/i.test(attribute(up, 'itemtype') ?? ''),
    ) ?? null
  );
}
