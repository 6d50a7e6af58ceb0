import german from '../../../content/i18n/de/common.json' with { type: 'json' };
import english from '../../../content/i18n/en/common.json' with { type: 'json' };
import french from '../../../content/i18n/fr/common.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';
import { escapeHtml } from '../../domain/text.ts';
import { plainPage } from '../plain-page.ts';

const words = { en: english, de: german, fr: french };

/** Returns the HTML page for a failed page request: the message, and a link to try again. */
export function failurePage(language: Language, message: string): string {
  const title = words[language]['fault.page.title'];
  return plainPage({
    language,
    title: `${title} · ${productName}`,
    head: `<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">`,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="">${escapeHtml(words[language]['common.tryAgain'])}</a></p>
</main>`,
  });
}
