import { useRootData } from '../api/root-data.ts';
import { useI18n } from '../i18n/use-i18n.tsx';

/**
 * The crawler's content: every page and article by its title, on each page that search engines and
 * link previewers read. The same links are on the pages that people come through.
 */
export function CrawlerLinks() {
  const { t } = useI18n();
  const { crawlerLinks } = useRootData();
  if (crawlerLinks.length === 0) return null;
  return (
    <nav className="page crawler-links" aria-label={t('crawler.label')}>
      <ul>
        {crawlerLinks.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
