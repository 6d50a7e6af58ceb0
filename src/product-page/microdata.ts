import { attribute, type Element, upwards } from './dom.ts';
import type { Found } from './found.ts';
import { isObject, type JsonObject } from './json-values.ts';
import type { Page } from './page.ts';
import { isProduct, schemaProduct } from './schema-product.ts';
import { type ScopeSyntax, scopedNode } from './scopes.ts';

const syntax: ScopeSyntax = {
  property: 'itemprop',
  type: 'itemtype',
  opens: (element) => 'itemscope' in element.attribs,
};
const besides =
  /isrelatedto|issimilarto|itemlistelement|isaccessory|isconsumable|hasvariant|review/i;

/** The products of the page's microdata that are not a property of another one. */
export function readMicrodata(page: Page): readonly Found[] {
  const scopes = page.elements.filter(
    (element) => 'itemscope' in element.attribs && !isBesides(element),
  );
  const nodes = scopes
    .slice(0, 300)
    .filter((scope) => /\/|product|offer/i.test(scope.attribs['itemtype'] ?? ''))
    .filter((scope) => !insideProduct(scope))
    .map((scope) => ({ scope, node: scopedNode(page, syntax, scope) as JsonObject }));
  const products = nodes.filter(({ node }) => isObject(node) && isProduct(node));
  const loose = products.length === 1 ? looseOffers(nodes, products[0]?.scope) : [];
  return products.map(({ node }) =>
    schemaProduct(
      page,
      'microdata',
      node['offers'] === undefined && loose.length > 0 ? { ...node, offers: loose } : node,
    ),
  );
}

/** Offers beside the only product of the page instead of inside it. */
function looseOffers(
  nodes: readonly { scope: Element; node: JsonObject }[],
  product: Element | undefined,
): readonly JsonObject[] {
  return nodes
    .filter(({ scope }) => scope !== product && /offer$/i.test(attribute(scope, 'itemtype') ?? ''))
    .filter(({ scope }) => ![...upwards(scope)].some((up) => up === product))
    .map(({ node }) => node);
}

function isBesides(element: Element): boolean {
  return [...upwards(element)].some((up) => besides.test(up.attribs['itemprop'] ?? ''));
}

function insideProduct(scope: Element): boolean {
  return [...upwards(scope)]
    .slice(1)
    .some((up) => 'itemscope' in up.attribs && /product$/i.test(attribute(up, 'itemtype') ?? ''));
}
