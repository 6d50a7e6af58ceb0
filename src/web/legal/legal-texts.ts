import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';

const texts = import.meta.glob<string>('/content/legal/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

type LegalText = 'privacy-policy' | 'terms-of-use' | 'impressum';

/**
 * A legal text with the product's name in it. What only the operator knows, such as
 * `{{operator.name}}`, stays as a mark that the server fills in when it serves the page. A table that
 * is wider than the screen scrolls by itself, with the keyboard too.
 */
export function legalText(name: LegalText, language: Language): string {
  const text =
    texts[`/content/legal/${name}.${language}.html`] ?? texts[`/content/legal/${name}.html`] ?? '';
  return text
    .replaceAll('{{product}}', productName)
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>');
}
