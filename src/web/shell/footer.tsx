import { Link } from 'react-router';
import { localize, paths } from '../../contract/paths.ts';
import { productName } from '../../domain/product.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../illustrations/bow.tsx';
import { usePath } from '../routing/paths.ts';

/** Shows the footer with the links to the legal pages and the cookie settings. */
export function Footer() {
  const { t, language } = useI18n();
  const path = usePath();
  return (
    <footer className="footer">
      <div className="page-width footer__inner">
        <Link className="brand" to={path(paths.home)}>
          <Bow width={28} />
          {productName}
        </Link>
        <nav className="footer__links" aria-label={t('footer.label')}>
          <a href={localize(language, paths.privacy)}>{t('footer.privacy')}</a>
          <a href={localize(language, paths.terms)}>{t('footer.terms')}</a>
          <a href={localize(language, paths.imprint)}>{t('footer.imprint')}</a>
          {/* The application handles the click or, on content pages, their script. */}
          <button type="button" data-consent-settings="" aria-haspopup="dialog">
            {t('footer.cookies')}
          </button>
        </nav>
      </div>
    </footer>
  );
}
