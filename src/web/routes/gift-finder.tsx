import { Link } from 'react-router';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { inLanguage, paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Notice } from '../ui/notice.tsx';

export const handle: ScreenHandle = {
  meta: ({ t }) => ({ title: t('finder.title'), description: t('finder.description') }),
};

export function Component() {
  const { t, language } = useI18n();
  const path = usePath();
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('finder.heading')}</h1>
        <p>{t('finder.text')}</p>
      </div>
      <div className="card">
        <Notice title={t('finder.soon.title')} text={t('finder.soon.text')}>
          <Link className={buttonClass()} to={path(paths.wishlists)}>
            {t('finder.soon.list')}
          </Link>
          <a
            className={buttonClass({ variant: 'line' })}
            href={inLanguage(language, paths.insights)}
          >
            {t('finder.soon.insights')}
          </a>
        </Notice>
      </div>
    </div>
  );
}
