import type { ApiFailure } from '../api/api-failure.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import { showToast } from '../ui/overlays/toasts.ts';

const sentences: Partial<Record<number, MessageKey>> = {
  0: 'status.0',
  400: 'status.400',
  401: 'status.401',
  403: 'status.403',
  404: 'status.404',
  429: 'status.429',
  500: 'status.500',
};

/** Shows a toast for a failed API call: our text for common statuses, else the server's message. */
export function reportFailure(failure: ApiFailure, { t }: Translator): void {
  const sentence = sentences[failure.status];
  showToast({
    kind: 'failure',
    title: t('toast.status', { status: failure.status }),
    text: sentence ? t(sentence) : (failure.problem?.message ?? t('status.other')),
  });
}
