import type { OpenAPIV3_1 } from 'openapi-types';
import { failureStatus } from '../../contract/failures.ts';
import { apiDocumentPaths } from '../../contract/other-paths.ts';
import { languages } from '../../domain/language.ts';
import { escapeHtml } from '../../domain/text.ts';
import { plainPage } from '../plain-page.ts';
import { failureMessage } from './error-messages.ts';

/** Returns a part of the document as text, with what it refers to in its place. */
function code(document: OpenAPIV3_1.Document, value: unknown): string {
  const whole = (_: string, each: unknown): unknown => {
    const reference = (each as { readonly $ref?: string } | null)?.$ref;
    if (reference === undefined) return each;
    const keys = reference.replace('#/', '').split('/');
    return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  };
  return `<pre>${escapeHtml(JSON.stringify(value, whole, 2))}</pre>`;
}

function operation(
  document: OpenAPIV3_1.Document,
  method: string,
  path: string,
  call: OpenAPIV3_1.OperationObject,
): string {
  const answers = Object.entries(call.responses ?? {}).filter(([status]) => status < '400');
  return `<section>
<h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(call.summary ?? '')}</p>
${call.requestBody ? `<details><summary>Body</summary>${code(document, call.requestBody)}</details>` : ''}
${answers.map(([status, answer]) => `<details><summary>${escapeHtml(status)}</summary>${code(document, answer)}</details>`).join('\n')}
</section>`;
}

/**
 * Returns the API document as an HTML page; every failure code has an anchor that problem responses link
 * to.
 */
export function apiPage(document: OpenAPIV3_1.Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) =>
      operation(document, method, path, call as OpenAPIV3_1.OperationObject),
    ),
  );
  const failures = Object.entries(failureStatus).map(
    ([name, status]) =>
      `<dt id="${name}"><code>${name}</code> (${status})</dt>${languages
        .map(
          (each) =>
            `<dd lang="${each}">${escapeHtml(failureMessage(name as keyof typeof failureStatus, each))}</dd>`,
        )
        .join('')}`,
  );
  const { title, description = '' } = document.info;
  return plainPage({
    language: 'en',
    title,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)} <a href="${apiDocumentPaths.openApi}">OpenAPI document</a></p>
${calls.join('\n')}
<h2>Failures</h2>
<dl>${failures.join('\n')}</dl>`,
  });
}
