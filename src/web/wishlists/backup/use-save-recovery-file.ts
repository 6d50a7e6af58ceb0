import { saveFile } from '../../browser/download.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type RecoveredList, recoveryFile, recoveryFileName } from './recovery-file.ts';

/** Returns the function that downloads the links of these lists as a recovery file. */
export function useSaveRecoveryFile(): (lists: readonly RecoveredList[]) => void {
  const i18n = useI18n();
  const { origin } = useRootData();
  return (lists) => {
    saveFile(recoveryFileName, 'text/html', recoveryFile(lists, origin, i18n));
    showToast({ kind: 'info', text: i18n.t('rescue.saved') });
  };
}
