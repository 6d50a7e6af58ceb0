import { upwards } from './dom.ts';
import type { Found } from './found.ts';
import { isObject, type JsonObject } from './json-values.ts';
import type { Page } from './page.ts';
import { isProduct, schemaProduct } from './schema-product.ts';
import { type ScopeSyntax, scopedNode } from './scopes.ts';

const syntax: ScopeSyntax = {
  property: 'property',
  type: 'typeof',
  opens: (element) => 'typeof' in element.attribs,
};
const besides = /isrelatedto|issimilarto|itemlistelement|isaccessory|hasvariant|review/i;

/** The products of the page's RDFa (`vocab`, `typeof`, `property`). */
export function readRdfa(page: Page): readonly Found[] {
  return page.elements
    .filter((element) => /product|book|vehicle|game/i.test(element.attribs['typeof'] ?? ''))
    .filter(
      (element) => ![...upwards(element)].some((up) => besides.test(up.attribs['property'] ?? '')),
    )
    .slice(0, 100)
    .map((scope) => scopedNode(page, syntax, scope) as JsonObject)
    .filter((node) => isObject(node) && isProduct(node))
    .map((node) => schemaProduct(page, 'rdfa', node));
}
