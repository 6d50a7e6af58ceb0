import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { WishlistFile } from '../../../contract/schemas.ts';
import { limits } from '../../../domain/limits.ts';
import { type ApiFailure, asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useIdempotentCall } from '../../api/use-idempotent-call.ts';
import type { Translator } from '../../i18n/translator.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import type { NavigationState } from '../../routing/navigation-state.ts';
import { usePath } from '../../routing/paths.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { storeToken } from '../tokens/stored-tokens.ts';
import { tokensInRecoveryFile } from './recovery-file.ts';

/**
 * Returns `importFiles`, whether it is `reading`, and the `fault` of the last file that failed (null
 * without one). A recovery file hands its tokens to `onTake`; an exported list is created anew and opened.
 */
export function useImportFiles(onTake: (tokens: readonly string[]) => Promise<void>) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const runIdempotent = useIdempotentCall();
  const path = usePath();
  const navigate = useNavigate();
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const importList = async (list: WishlistFile, text: string) => {
    const created = await runIdempotent(text, (idempotencyKey) =>
      api.call('importWishlist', { params: {}, body: list, idempotencyKey, quiet: true }),
    );
    storeToken(created.adminToken);
    showToast({ kind: 'success', text: t('bring.imported') });
    const pictures = list.items.filter(({ image }) => image !== null).length;
    const missing = pictures - created.items.filter(({ imageKey }) => imageKey !== null).length;
    if (missing > 0) {
      showToast({ kind: 'info', text: i18n.count('bring.picturesLeftOut', missing) });
    }
    await navigate(path(href(paths.admin, { adminToken: created.adminToken })), {
      state: { created: true } satisfies NavigationState,
    });
  };

  const importFile = async (file: File): Promise<string | null> => {
    const values = { file: file.name };
    if (file.size > limits.importBytes) return t('bring.tooLarge', values);
    const text = await file.text().catch(() => '');
    const list = parseExportedList(text);
    if (list) {
      try {
        await importList(list, text);
        return null;
      } catch (error) {
        return importFailureText(asApiFailure(error), values, i18n);
      }
    }
    const tokens = tokensInRecoveryFile(text);
    if (tokens.length === 0) return t('bring.unknown', values);
    await onTake(tokens);
    return null;
  };

  const importFiles = async (files: readonly File[]) => {
    setReading(true);
    setFault(null);
    for (const file of files) {
      const failure = await importFile(file);
      if (failure) setFault(failure);
    }
    setReading(false);
  };

  return { importFiles, reading, fault };
}

/** Returns any JSON object with a format, since the server validates it; null for other text. */
function parseExportedList(text: string): WishlistFile | null {
  try {
    const value: unknown = JSON.parse(text);
    const isList = typeof value === 'object' && value !== null && 'format' in value;
    return isList ? (value as WishlistFile) : null;
  } catch {
    return null;
  }
}

function importFailureText(
  failure: ApiFailure,
  values: { file: string },
  { t }: Translator,
): string {
  const { status, code, problem } = failure;
  if (code === 'request.too_large') return t('bring.tooLarge', values);
  if (code === 'request.invalid' || code === 'request.malformed') {
    const [first] = problem?.errors ?? [];
    const invalid = t('bring.invalid', values);
    return first ? `${invalid} (${first.field}: ${first.message})` : invalid;
  }
  return status === 0 ? t('status.0') : (problem?.message ?? t('status.other'));
}
