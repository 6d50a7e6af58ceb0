import type { Language } from '../domain/language.ts';
import { escapeHtml } from '../domain/text.ts';

interface PlainPage {
  readonly language: Language;
  /** text */
  readonly title: string;
  /** further elements of the head, as HTML */
  readonly head?: string;
  /** as HTML */
  readonly body: string;
}

/** Returns an HTML document without the styles and scripts of the application. */
export function plainPage({ language, title, head = '', body }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}
