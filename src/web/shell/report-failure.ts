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

/** For statuses with several meanings: our server says beside them what it means. */
const vagueSentences: Partial<Record<number, MessageKey>> = {
  403: 'status.403',
  404: 'status.404',
};

/**
 * Shows one toast for a failed API call, titled with its status. The lines of its text say what has failed, if `failed`
 * does, and why.
 */
export function reportFailure(failure: ApiFailure, translator: Translator, failed?: string): void {
  const lines = [...(failed === undefined ? [] : [failed]), ...reasonsOf(failure, translator)];
  showToast({ kind: 'failure', title: titleOf(failure, translator), text: lines.join('\n') });
}

function titleOf({ status }: ApiFailure, { t }: Translator): string {
  return status === 0 ? t('toast.noConnection') : t('toast.status', { status });
}

function reasonsOf({ status, problem }: ApiFailure, { t }: Translator): readonly string[] {
  const sentence = sentences[status];
  if (sentence) return [t(sentence)];
  const vague = vagueSentences[status];
  const told = problem === null ? [] : [problem.message];
  if (vague) return [t(vague), ...told];
  return problem === null ? [t('status.other')] : told;
}
