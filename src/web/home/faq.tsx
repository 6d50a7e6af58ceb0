import { useI18n } from '../i18n/use-i18n.tsx';
import { useRootData } from '../routing/root-data.ts';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';

const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Shows the frequently asked questions, each with a collapsed answer. */
export function Faq() {
  const { t } = useI18n();
  const { retentionMonths } = useRootData().config;
  return (
    <section className="faq">
      <h2 className="title-rise">{t('home.faq.title')}</h2>
      <div className="mt-5">
        {entries.map((entry) => (
          <Disclosure key={entry} icon="plus" summary={t(`faq.${entry}.question`)}>
            <p>{t(`faq.${entry}.answer`, { months: retentionMonths })}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
