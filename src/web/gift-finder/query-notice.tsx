import type { ParsedQueryView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';

/** A directory of free telephone and chat lines by country. */
const helplines = 'https://findahelpline.com';

/** Answers a text that needs something else than gifts: help, or a plain no. */
export function QueryNotice({ notice }: { notice: ParsedQueryView['notice'] }) {
  const { t } = useI18n();
  if (notice === null) return null;
  return (
    <div className="card query-notice" role="status">
      <p>
        {t(`finder.notice.${notice}`)}{' '}
        {notice === 'crisis' && (
          <a href={helplines} target="_blank" rel="noopener noreferrer">
            findahelpline.com
            <span className="visually-hidden"> ({t('guest.newTab')})</span>
          </a>
        )}
      </p>
    </div>
  );
}
