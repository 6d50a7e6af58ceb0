import type { ApiFailure } from '../api/api-failure.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import { showToast } from '../ui/overlays/toasts.ts';

/** Sentences for the statuses that have one meaning. */
const sentences: Partial<Record<number, MessageKey>> = {
  0: 'status.0',
  400: 'status.400',
  401: 'status.401',
  429: 'status.429',
  500: 'status.500',
};

/** For statuses with several meanings, if the answer is not from our server, which says what it means. */
const vagueSentences: Partial<Record<number, MessageKey>> = {
  403: 'status.403',
  404: 'status.404',
};

/**
 * Shows one toast for a failed API call: `failed` says what has failed, and without it the status stands there;
 * the text says why.
 */
export function reportFailure(failure: ApiFailure, translator: Translator, failed?: string): void {
  const title = failed ?? statusTitle(failure, translator);
  showToast({ kind: 'failure', title, text: reasonOf(failure, translator) });
}

function statusTitle({ status }: ApiFailure, { t }: Translator): string {
  return status === 0 ? t('toast.noConnection') : t('toast.status', { status });
}

function reasonOf({ status, problem }: ApiFailure, { t }: Translator): string {
  const sentence = sentences[status];
  if (sentence) return t(sentence);
  return problem?.message ?? t(vagueSentences[status] ?? 'status.other');
}
