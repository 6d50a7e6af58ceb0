import { useI18n } from '../i18n/use-i18n.tsx';
import { useRootData } from '../routing/root-data.ts';
import { TermsLine } from '../routing/terms-line.tsx';

/** Shows what the visitor must know before typing: which terms apply and which provider receives the text. */
export function SearchNotice() {
  const { t } = useI18n();
  const { finderModel } = useRootData().config;
  return (
    <div className="search-notice">
      {finderModel !== null && (
        <p className="secondary-text">{t('finder.model', { provider: finderModel })}</p>
      )}
      <TermsLine />
    </div>
  );
}
