import { localize } from '../../contract/paths.ts';
import { productName } from '../../domain/product.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Site } from '../routing/page-meta.ts';

const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Returns the home page's schema.org objects: the site, its organization and the questions with answers. */
export function homeStructuredData(
  { t, language }: Translator,
  { origin, retentionMonths }: Site,
): object[] {
  const site = `${origin}/#website`;
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': site,
      name: productName,
      description: t('home.description'),
      url: origin + localize(language, '/'),
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
        acceptedAnswer: {
          '@type': 'Answer',
          text: t(`faq.${entry}.answer`, { months: retentionMonths }),
        },
      })),
    },
  ];
}
