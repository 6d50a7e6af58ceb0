import { useState } from 'react';
import { dayOfInstant, instantOfDay, tomorrow } from '../../../i18n/local-day.ts';
import { useDay } from '../../../i18n/local-time.tsx';
import { useI18n } from '../../../i18n/use-i18n.tsx';
import { Switch } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { isHidden, type Settings } from './use-list-setting.ts';

interface SurpriseSettingProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => Promise<void>;
}

/**
 * Shows the setting that hides claims from the owner, for good or until a day. Switching it off while
 * claims are hidden needs a confirmation, because it reveals the claims irrevocably.
 */
export function SurpriseSetting({ settings, onChange }: SurpriseSettingProps) {
  const { t } = useI18n();
  const [ending, setEnding] = useState(false);
  const { surprise, surpriseUntil } = settings;

  const toggle = (on: boolean) => {
    if (on) void onChange({ surprise: true, surpriseUntil: null });
    else if (isHidden(settings)) setEnding(true);
    else void onChange({ surprise: false });
  };

  return (
    <section className="dialog-section">
      <Switch
        label={t('settings.surprise')}
        hint={t('settings.surprise.hint')}
        checked={surprise}
        onChecked={toggle}
      />
      {surprise && (
        <RevealDay
          until={surpriseUntil}
          hidden={isHidden(settings)}
          onUntil={(until) => void onChange({ surpriseUntil: until })}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={t('settings.surprise.endTitle')}
          text={t('settings.surprise.endText')}
          confirmLabel={t('settings.surprise.end')}
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
          onConfirm={() => {
            setEnding(false);
            void onChange({ surprise: false });
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  );
}

interface RevealDayProps {
  until: string | null;
  hidden: boolean;
  onUntil: (until: string | null) => void;
}

/** Limits the year to four digits. */
const latestDay = '9999-12-31';

function RevealDay({ until, hidden, onUntil }: RevealDayProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);
  const day = useDay(until ?? latestDay);
  const [isRefused, setIsRefused] = useState(false);
  const [earliestDay] = useState(() => tomorrow(new Date()));
  const isAllowed = (text: string) => text === '' || (text >= earliestDay && text <= latestDay);

  const changeDay = (text: string) => {
    setTyped(text);
    setIsRefused(false);
    // While a year is being typed, the field already reports one such as 0002.
    if (isAllowed(text)) onUntil(text === '' ? null : instantOfDay(text));
  };

  const leaveDay = () => {
    if (typed === null || isAllowed(typed)) setTyped(null);
    else setIsRefused(true);
  };

  return (
    <>
      <TextField
        type="date"
        label={t('settings.surprise.day')}
        min={earliestDay}
        max={latestDay}
        value={typed ?? (until === null ? '' : dayOfInstant(until))}
        onText={changeDay}
        onBlur={leaveDay}
        fault={isRefused ? t('settings.surprise.dayFault') : undefined}
      />
      <p className="secondary-text" role="status">
        {!hidden
          ? t('settings.surprise.past')
          : until === null
            ? t('settings.surprise.open')
            : t('settings.surprise.until', { date: day })}
      </p>
    </>
  );
}
