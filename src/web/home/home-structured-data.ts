import { productName } from '../../domain/product.ts';
import type { Site } from '../i18n/page-meta.ts';
import { inLanguage } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';

const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What search engines learn from the front page: the site, who is behind it, and the answers. */
export function homeStructuredData({ t, language }: Translator, { origin }: Site): object[] {
  const site = `${origin}/#website`;
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': site,
      name: productName,
      description: t('home.description'),
      url: origin + inLanguage(language, '/'),
      inLanguage: language,
      publisher: { '@id': organization },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: productName,
      url: `${origin}/`,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: language,
      isPartOf: { '@id': site },
      mainEntity: entries.map((entry) => ({
        '@type': 'Question',
        name: t(`faq.${entry}.question`),
        acceptedAnswer: { '@type': 'Answer', text: t(`faq.${entry}.answer`) },
      })),
    },
  ];
}
