import { Copy } from 'lucide-react';
import { useRootData } from '../api/root-data.ts';
import { copyText } from '../browser/clipboard.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

/** The receipt's link, to keep where it will be found. */
export function CopyReceipt({ receipt, title }: { receipt: string; title: string }) {
  const { t } = useI18n();
  const { origin } = useRootData();
  const copy = async () => {
    const done = await copyText(origin + paths.receipt(receipt));
    if (done) showToast({ kind: 'info', text: t('receipt.copied') });
    else showToast({ kind: 'failure', title: t('toast.error'), text: t('share.copyFailed') });
  };
  return (
    <Button
      variant="quiet"
      icon={Copy}
      aria-label={`${t('receipt.copy')}: ${title}`}
      onClick={copy}
    >
      {t('receipt.copy')}
    </Button>
  );
}
