import { copyText } from '../browser/clipboard.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';

/** Copies a link and says so. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { t } = useI18n();
  return async (link) => {
    if (await copyText(link)) showToast({ kind: 'info', text: t('share.copied') });
    else showToast({ kind: 'failure', title: t('toast.error'), text: t('share.copyFailed') });
  };
}
