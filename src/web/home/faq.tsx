import { Plus } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';

const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function Faq() {
  const { t } = useI18n();
  return (
    <section className="faq">
      <h2>{t('home.faq.title')}</h2>
      <div className="mt-5">
        {entries.map((entry) => (
          <details key={entry}>
            <summary>
              {t(`faq.${entry}.question`)}
              <Plus className="icon" aria-hidden="true" />
            </summary>
            <p>{t(`faq.${entry}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
