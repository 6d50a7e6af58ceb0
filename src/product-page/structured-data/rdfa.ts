import type { ExtractionResult } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { upwards } from '../visible/dom.ts';
import { isObject, type JsonObject } from './json-values.ts';
import { type ScopeSyntax, scopedNode } from './microdata-scope.ts';
import { isProduct, schemaProduct } from './schema-product.ts';

const syntax: ScopeSyntax = {
  property: 'property',
  type: 'typeof',
  opens: (element) => 'typeof' in element.attribs,
};
const maxScopes = 100;
const otherProductProperty =
  /isrelatedto|issimilarto|itemlistelement|isaccessory|hasvariant|review/i;

/**
 * Returns the products of the page's RDFa (`vocab`, `typeof`, `property`), without related
 * products.
 */
export function readRdfa(page: Page): readonly ExtractionResult[] {
  return page.elements
    .values()
    .filter((element) => /product|book|vehicle|game/i.test(element.attribs['typeof'] ?? ''))
    .filter(
      (element) =>
        ![...upwards(element)].some((up) =>
          otherProductProperty.test(up.attribs['property'] ?? ''),
        ),
    )
    .take(maxScopes)
    .map((scope) => scopedNode(page, syntax, scope) as JsonObject)
    .filter((node) => isObject(node) && isProduct(node))
    .map((node) => schemaProduct(page, 'rdfa', node))
    .toArray();
}
