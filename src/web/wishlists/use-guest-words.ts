import { useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { cleanText } from '../../domain/text.ts';
import { useListGone } from '../api/list-gone.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { useSaveText } from './use-save-text.ts';

/** The words for guests, while their owner writes them. */
export function useGuestWords(list: OwnerView, onList: (list: OwnerView) => void) {
  const { t } = useI18n();
  const { begin, save, busy, theirs, takeTheirs } = useSaveText(list, onList);
  /** null until something is typed: from then on nothing that arrives changes it */
  const [typed, setTyped] = useState<string | null>(null);
  const stored = list.description ?? '';
  const text = typed ?? stored;
  const changed = cleanText(text) !== stored;
  const isGone = useListGone(changed);

  return {
    text,
    busy,
    theirs,
    changed,
    /** the list is, and with it any place to save them */
    isGone,
    type(words: string) {
      if (typed === null) begin();
      setTyped(words);
    },
    /** answers whether the words are kept now */
    async send(): Promise<boolean> {
      if ((await save({ description: cleanText(text) })) !== 'saved') return false;
      setTyped(null);
      showToast({ kind: 'success', text: t('settings.words.saved') });
      return true;
    },
    takeTheirs() {
      takeTheirs();
      setTyped(null);
    },
  };
}
