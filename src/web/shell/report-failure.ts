import type { ApiFailure } from '../api/api-failure.ts';
import type { Translator } from '../i18n/translator.ts';
import { showToast } from '../ui/overlays/toasts.ts';

/** Statuses with a sentence of their own. */
const known = [0, 400, 401, 403, 404, 429, 500] as const;
/** Those with several meanings: our server says beside the sentence what it means. */
const vague: readonly number[] = [403, 404];

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
  const told = problem === null ? [] : [problem.message];
  const named = known.find((each) => each === status);
  if (named !== undefined) return [t(`status.${named}`), ...(vague.includes(status) ? told : [])];
  return problem === null ? [t('status.other')] : told;
}
