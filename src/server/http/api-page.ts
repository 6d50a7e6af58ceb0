import type { OpenAPIV3_1 } from 'openapi-types';
import { failureStatus } from '../../contract/failures.ts';
import { apiDocumentPaths } from '../../contract/other-paths.ts';
import { languages } from '../../domain/language.ts';
import { escapeHtml } from '../../domain/text.ts';
import { failureMessage } from './error-messages.ts';

const code = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function operation(method: string, path: string, call: OpenAPIV3_1.OperationObject): string {
  const answers = Object.entries(call.responses ?? {}).filter(([status]) => status !== 'default');
  return `<section>
<h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(call.summary ?? '')}</p>
${call.requestBody ? `<details><summary>Body</summary>${code(call.requestBody)}</details>` : ''}
${answers.map(([status, answer]) => `<details><summary>${escapeHtml(status)}</summary>${code(answer)}</details>`).join('\n')}
</section>`;
}

/**
 * Returns the API document as an HTML page; every failure code has an anchor that problem responses link
 * to.
 */
export function apiPage(document: OpenAPIV3_1.Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) =>
      operation(method, path, call as OpenAPIV3_1.OperationObject),
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
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description ?? '')} <a href="${apiDocumentPaths.openApi}">OpenAPI document</a></p>
${calls.join('\n')}
<h2>Failures</h2>
<dl>${failures.join('\n')}</dl>
</html>
`;
}
