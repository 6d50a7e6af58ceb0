import type { MessageKey } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { copyText } from './copy-text.ts';

/** What the toast shows after a text was copied or not. */
interface CopyMessages {
  /** the title of the toast after success; none by default */
  readonly title?: MessageKey;
  readonly copied: MessageKey;
  readonly failed: MessageKey;
}

/**
 * Returns a function that copies a text and shows the outcome in a toast. Its promise is fulfilled after that, also
 * when the text could not be copied.
 */
export function useCopy({ title, copied, failed }: CopyMessages): (text: string) => Promise<void> {
  const { t } = useI18n();
  return async (text) => {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { kind: 'info', text: t(copied), ...(title && { title: t(title) }) }
        : { kind: 'failure', title: t('toast.error'), text: t(failed) },
    );
  };
}
