import type { ScreenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { legalText } from '../legal/legal-texts.ts';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('legal.terms'), description: t('legal.terms.description') }),
};

export function Component() {
  const { t, language } = useI18n();
  return <LegalPage title={t('legal.terms')} html={legalText('terms-of-use', language)} />;
}
