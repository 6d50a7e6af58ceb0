import { Link } from 'react-router';
import { productName } from '../../domain/product.ts';
import { inLanguage, paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';

export function Footer() {
  const { t, language } = useI18n();
  const path = usePath();
  return (
    <footer className="foot">
      <div className="page foot-inner">
        <Link className="brand" to={path(paths.home)}>
          <Bow width={28} />
          {productName}
        </Link>
        <nav className="foot-links" aria-label={t('footer.label')}>
          <a href={inLanguage(language, paths.privacy)}>{t('footer.privacy')}</a>
          <a href={inLanguage(language, paths.terms)}>{t('footer.terms')}</a>
          <a href={inLanguage(language, paths.imprint)}>{t('footer.imprint')}</a>
          {/* Heard by the application or, on pages without it, by their few lines of script. */}
          <button type="button" data-consent-settings="" aria-haspopup="dialog">
            {t('footer.cookies')}
          </button>
        </nav>
      </div>
    </footer>
  );
}
