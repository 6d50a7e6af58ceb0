import { localize, paths } from '../../contract/paths.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';

/**
 * Shows the sentence that the terms of use apply, with a link. It opens a new tab, so that typed text
 * is not lost.
 */
export function TermsLine() {
  const { t, language } = useI18n();
  const link = (
    <a href={localize(language, paths.terms)} target="_blank" rel="noopener">
      {t('terms.link')}
      <span className="visually-hidden"> ({t('guest.newTab')})</span>
    </a>
  );
  return (
    <p className="secondary-text terms-line">
      <Sentence text={t('terms.apply')} parts={{ terms: link }} />
    </p>
  );
}
