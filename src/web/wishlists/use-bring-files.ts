import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WishlistFile } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import { useSameAct } from '../api/same-act.ts';
import { useApi } from '../api/use-api.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ArrivalState } from './arrival.ts';
import { tokensInRescueFile } from './rescue-file.ts';
import { storeToken } from './stored-tokens.ts';

/** Reads files from the visitor: a rescue file brings lists back, an exported list becomes a new one. */
export function useBringFiles(onTake: (tokens: readonly string[]) => Promise<void>) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const act = useSameAct();
  const path = usePath();
  const navigate = useNavigate();
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const importList = async (list: WishlistFile, text: string) => {
    const made = await act(text, (idempotencyKey) =>
      api.call('importWishlist', { params: {}, body: list, idempotencyKey, quiet: true }),
    );
    storeToken(made.adminToken);
    showToast({ kind: 'success', text: t('bring.imported') });
    await navigate(path(paths.admin(made.adminToken)), {
      state: { created: true } satisfies ArrivalState,
    });
  };

  const bringOne = async (file: File): Promise<string | null> => {
    const values = { file: file.name };
    if (file.size > limits.importBytes) return t('bring.tooLarge', values);
    const text = await file.text().catch(() => '');
    const list = asList(text);
    if (list) {
      try {
        await importList(list, text);
        return null;
      } catch (error) {
        return whyNotImported(asApiFailure(error), values, i18n);
      }
    }
    const tokens = tokensInRescueFile(text);
    if (tokens.length === 0) return t('bring.unknown', values);
    await onTake(tokens);
    return null;
  };

  const bring = async (files: readonly File[]) => {
    setReading(true);
    setFault(null);
    for (const file of files) {
      const wrong = await bringOne(file);
      if (wrong) setFault(wrong);
    }
    setReading(false);
  };

  return { bring, reading, fault };
}

/** An exported list, or something that may have been one: the server says what is wrong with it. */
function asList(text: string): WishlistFile | null {
  try {
    const value: unknown = JSON.parse(text);
    const isList = typeof value === 'object' && value !== null && 'format' in value;
    return isList ? (value as WishlistFile) : null;
  } catch {
    return null;
  }
}

function whyNotImported(failure: ApiFailure, values: { file: string }, { t }: Translator): string {
  const { status, code, problem } = failure;
  if (code === 'request.too_large') return t('bring.tooLarge', values);
  if (code.startsWith('image.')) return t('bring.picture', values);
  if (code === 'request.invalid' || code === 'request.malformed') {
    const [first] = problem?.errors ?? [];
    const invalid = t('bring.invalid', values);
    return first ? `${invalid} (${first.field}: ${first.message})` : invalid;
  }
  return status === 0 ? t('status.0') : (problem?.message ?? t('status.other'));
}
