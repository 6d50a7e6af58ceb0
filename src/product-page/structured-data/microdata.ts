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
const otherProductProperty =
  /isrelatedto|issimilarto|itemlistelement|isaccessory|isconsumable|hasvariant|review/i;

/**
 * Returns the products of the page's microdata, without related products, variants and parts of
 * other products.
 */
export function readMicrodata(page: Page): readonly ExtractionResult[] {
  const scopes = page.elements.filter(
    (element) => 'itemscope' in element.attribs && !isOtherProduct(element),
  );
  const nodes = scopes
    .slice(0, 300)
    .filter((scope) => /\/|product|offer/i.test(scope.attribs['itemtype'] ?? ''))
    .filter((scope) => !insideProduct(scope))
    .map((scope) => ({ scope, node: scopedNode(page, syntax, scope) as JsonObject }));
  const products = nodes.filter(({ node }) => isObject(node) && isProduct(node));
  const separateOffers = products.length === 1 ? findSeparateOffers(nodes, products[0]?.scope) : [];
  return products.map(({ node }) =>
    schemaProduct(
      page,
      'microdata',
      node['offers'] === undefined && separateOffers.length > 0
        ? { ...node, offers: separateOffers }
        : node,
    ),
  );
}

/** Offers beside the only product of the page instead of inside it. */
function findSeparateOffers(
  nodes: readonly { scope: Element; node: JsonObject }[],
  product: Element | undefined,
): readonly JsonObject[] {
  return nodes
    .filter(({ scope }) => scope !== product && /offer$/i.test(attribute(scope, 'itemtype') ?? ''))
    .filter(({ scope }) => ![...upwards(scope)].some((up) => up === product))
    .map(({ node }) => node);
}

function isOtherProduct(element: Element): boolean {
  return [...upwards(element)].some((up) =>
    otherProductProperty.test(up.attribs['itemprop'] ?? ''),
  );
}

function insideProduct(scope: Element): boolean {
  return [...upwards(scope)]
    .slice(1)
    .some((up) => 'itemscope' in up.attribs && /product$/i.test(attribute(up, 'itemtype') ?? ''));
}
