import { copyText } from '../../browser/clipboard.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';

/** Returns the function that copies a link and shows a toast with the outcome. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { t } = useI18n();
  return async (link) => {
    if (await copyText(link)) showToast({ kind: 'info', text: t('share.copied') });
    else showToast({ kind: 'failure', title: t('toast.error'), text: t('share.copyFailed') });
  };
}
