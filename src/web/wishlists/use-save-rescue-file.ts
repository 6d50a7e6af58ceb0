import { useRootData } from '../api/root-data.ts';
import { saveFile } from '../browser/download.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { type RescuedList, rescueFile, rescueFileName } from './rescue-file.ts';

/** Saves the links of these lists as a file. */
export function useSaveRescueFile(): (lists: readonly RescuedList[]) => void {
  const i18n = useI18n();
  const { origin } = useRootData();
  return (lists) => {
    saveFile(rescueFileName, 'text/html', rescueFile(lists, origin, i18n));
    showToast({ kind: 'info', text: i18n.t('rescue.saved') });
  };
}
