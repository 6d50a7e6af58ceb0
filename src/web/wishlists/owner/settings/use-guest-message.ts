import { useRef, useState } from 'react';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { cleanText } from '../../../../domain/text.ts';
import { useI18n } from '../../../i18n/use-i18n.tsx';
import { useListNotFound } from '../../../live/list-not-found.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useSaveText } from '../use-save-text.ts';

/**
 * Returns the state of the message to guests while its owner edits it: its text, whether it differs
 * from the stored one, the conflict, and the calls that change and save it.
 */
export function useGuestMessage(list: OwnerView, onList: (list: OwnerView) => void) {
  const { t } = useI18n();
  const { begin, save, busy, theirs, takeTheirs } = useSaveText(list, onList);
  /** null until something is typed; from then on live updates do not change the text */
  const [typed, setTyped] = useState<string | null>(null);
  /** the same at once, for a save that ends after more was typed */
  const latest = useRef<string | null>(null);
  const keep = (input: string | null) => {
    latest.current = input;
    setTyped(input);
  };
  const stored = list.description ?? '';
  const text = typed ?? stored;
  const changed = cleanText(text) !== stored;
  const isNotFound = useListNotFound(changed);

  return {
    text,
    busy,
    theirs,
    changed,
    /** another owner changed the message meanwhile, and the typed text is not saved */
    conflicts: theirs !== null && changed && !isNotFound,
    /** the list is not found, so the message cannot be saved */
    isNotFound,
    type(input: string) {
      if (typed === null) begin();
      keep(input);
    },
    /** saves the text; returns true when it is stored, false after a conflict or failure, or if more was typed meanwhile */
    async send(): Promise<boolean> {
      const sent = latest.current;
      const saved = await save({ description: cleanText(text) }, t('settings.words.failed'));
      if (saved !== 'saved') return false;
      showToast({ kind: 'success', text: t('settings.words.saved') });
      if (latest.current !== sent) return false;
      keep(null);
      return true;
    },
    takeTheirs() {
      takeTheirs();
      keep(null);
    },
  };
}
