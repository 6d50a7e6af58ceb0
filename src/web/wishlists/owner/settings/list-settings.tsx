import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { useDay } from '../../../i18n/local-time.tsx';
import { useI18n } from '../../../i18n/use-i18n.tsx';
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts';
import { Switch } from '../../../ui/forms/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ExportAndDelete } from './export-and-delete.tsx';
import { GuestMessage } from './guest-message.tsx';
import { type OnReplaced, ReplaceLinks } from './replace-links.tsx';
import { SurpriseSetting } from './surprise-setting.tsx';
import { useGuestMessage } from './use-guest-message.ts';
import { useListSetting } from './use-list-setting.ts';

interface ListSettingsProps {
  list: OwnerView;
  onList: (list: OwnerView) => void;
  onReplaced: OnReplaced;
  onClose: () => void;
}

/** Shows the settings of the whole list. A switch is saved at once, the message when the dialog closes. */
export function ListSettings({ list, onList, onReplaced, onClose }: ListSettingsProps) {
  const { t } = useI18n();
  const { shown, change } = useListSetting(list, onList);
  const message = useGuestMessage(list, onList);
  const blocker = useLeaveGuard(message.changed);
  const lastTriedText = useRef<string | null>(null);
  const storedUntil = useDay(list.expiresAt);

  /**
   * Saves the message first. If that fails the dialog stays; a second attempt with the same text closes it. A
   * conflict keeps it open until one of the two texts is chosen.
   */
  const leave = async () => {
    if (message.conflicts) return blocker.reset?.();
    if (message.changed && !message.isNotFound && lastTriedText.current !== message.text) {
      lastTriedText.current = message.text;
      if (!(await message.send())) return blocker.reset?.();
    }
    blocker.proceed?.();
    onClose();
  };

  const leavePage = useEffectEvent(() => void leave());
  useEffect(() => {
    if (blocker.state === 'blocked') leavePage();
  }, [blocker.state]);

  return (
    <Dialog
      title={t('settings.title')}
      closeLabel={t('common.close')}
      onClose={() => void leave()}
      busy={message.busy}
    >
      <GuestMessage message={message} />
      <SurpriseSetting settings={shown} onChange={change} />
      <section className="dialog-section">
        <Switch
          label={t('settings.undo')}
          hint={t('settings.undo.hint')}
          checked={shown.allowUndo}
          onChecked={(allowUndo) => void change({ allowUndo })}
        />
      </section>
      <ReplaceLinks list={list} onReplaced={onReplaced} />
      <ExportAndDelete
        list={list}
        retention={t('settings.kept', { date: storedUntil })}
        onLeaving={onReplaced.leaving}
      />
    </Dialog>
  );
}
