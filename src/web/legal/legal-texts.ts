import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';

const texts = import.meta.glob<string>('/content/legal/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

type LegalText = 'privacy-policy' | 'terms-of-use' | 'impressum';

/**
 * Returns a legal text as HTML with the product's name filled in; an empty text when the file is
 * missing. Placeholders for the operator's data, such as `{{operator.name}}`, are filled in by the
 * server. Wide tables get a container that scrolls, also with the keyboard.
 */
export function legalText(name: LegalText, language: Language): string {
  const text = texts[`/content/legal/${name}.${language}.html`] ?? '';
  return text
    .replaceAll('{{product}}', productName)
    .replaceAll('<table>', '<div class="prose__table" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>');
}
