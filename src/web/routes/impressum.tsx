import { useI18n } from '../i18n/use-i18n.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { legalText } from '../legal/legal-texts.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('legal.imprint'), description: t('legal.imprint.description') }),
};

/** Shows the imprint; in other languages than German also the German text. */
export function Component() {
  const { t, language } = useI18n();
  return (
    <LegalPage
      title={t('legal.imprint')}
      html={legalText('impressum', language)}
      germanHtml={language === 'de' ? undefined : legalText('impressum', 'de')}
    />
  );
}
