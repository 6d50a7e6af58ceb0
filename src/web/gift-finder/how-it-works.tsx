import { useI18n } from '../i18n/use-i18n.tsx';
import { useRootData } from '../routing/root-data.ts';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';

/** Explains where the ideas come from, what AI means here, and whether a language model is used. */
export function HowItWorks() {
  const { t } = useI18n();
  const { finderModel } = useRootData().config;
  return (
    <div className="how-it-works">
      <Disclosure summary={t('finder.how')}>
        <p>{t('finder.how.catalogue')}</p>
        <p>{t('finder.how.tuned')}</p>
        <p>
          {finderModel === null
            ? t('finder.how.noModel')
            : t('finder.how.model', { provider: finderModel })}
        </p>
      </Disclosure>
    </div>
  );
}
