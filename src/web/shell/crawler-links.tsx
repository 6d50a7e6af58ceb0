import { useI18n } from '../i18n/use-i18n.tsx';
import { useRootData } from '../routing/root-data.ts';

/**
 * Shows a crawler links to every page and article; nothing to people, who find the same links in the
 * navigation and on the overview pages.
 */
export function CrawlerLinks() {
  const { t } = useI18n();
  const { crawlerLinks } = useRootData();
  if (crawlerLinks.length === 0) return null;
  return (
    <nav className="page-width" aria-label={t('crawler.label')}>
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
