import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useLeaveGuard } from '../api/use-leave-guard.ts';
import { useDay } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Switch } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { GuestWords } from './guest-words.tsx';
import { LeaveList } from './leave-list.tsx';
import { type OnReplaced, ReplaceLinks } from './replace-links.tsx';
import { SurpriseSetting } from './surprise-setting.tsx';
import { useGuestWords } from './use-guest-words.ts';
import { useListSetting } from './use-list-setting.ts';

interface ListSettingsProps {
  list: OwnerView;
  onList: (list: OwnerView) => void;
  onReplaced: OnReplaced;
  onClose: () => void;
}

/** What the owner decides about the whole list. A switch counts at once; words when they are left, by any way. */
export function ListSettings({ list, onList, onReplaced, onClose }: ListSettingsProps) {
  const { t } = useI18n();
  const { shown, change } = useListSetting(list, onList);
  const words = useGuestWords(list, onList);
  const blocker = useLeaveGuard(words.changed);
  const triedToLeave = useRef<string | null>(null);
  const keptUntil = useDay(list.expiresAt);

  /** Saves what was typed first. If that fails the words stay; whoever leaves once more, leaves. */
  const leave = async () => {
    if (words.changed && !words.isGone && triedToLeave.current !== words.text) {
      triedToLeave.current = words.text;
      if (!(await words.send())) return blocker.reset?.();
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
      busy={words.busy}
    >
      <GuestWords words={words} />
      <SurpriseSetting settings={shown} onChange={change} />
      <section className="part">
        <Switch
          label={t('settings.undo')}
          hint={t('settings.undo.hint')}
          checked={shown.allowUndo}
          onChecked={(allowUndo) => void change({ allowUndo })}
        />
      </section>
      <ReplaceLinks list={list} onReplaced={onReplaced} />
      <LeaveList list={list} keptUntil={keptUntil} onLeaving={onReplaced.leaving} />
    </Dialog>
  );
}
