import { useI18n } from '../i18n/use-i18n.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { legalText } from '../legal/legal-texts.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('legal.terms'), description: t('legal.terms.description') }),
};

/** Shows the terms of use. */
export function Component() {
  const { t, language } = useI18n();
  return <LegalPage title={t('legal.terms')} html={legalText('terms-of-use', language)} />;
}
