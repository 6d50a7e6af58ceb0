import { useState } from 'react';
import { useDay } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Switch } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { dayOfInstant, instantOfDay, tomorrow } from './local-day.ts';
import { isHidden, type Settings } from './use-list-setting.ts';

interface SurpriseSettingProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => Promise<void>;
}

/** Hides from the owner what is claimed, for good or until a day. Ending it asks: seen is seen. */
export function SurpriseSetting({ settings, onChange }: SurpriseSettingProps) {
  const { t } = useI18n();
  const [ending, setEnding] = useState(false);
  const { surprise, surpriseUntil } = settings;

  const flip = (on: boolean) => {
    if (on) void onChange({ surprise: true, surpriseUntil: null });
    else if (isHidden(settings)) setEnding(true);
    else void onChange({ surprise: false });
  };

  return (
    <section className="part">
      <Switch
        label={t('settings.surprise')}
        hint={t('settings.surprise.hint')}
        checked={surprise}
        onChecked={flip}
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

/** A year of four digits. */
const latest = '9999-12-31';

function RevealDay({ until, hidden, onUntil }: RevealDayProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);
  const day = useDay(until ?? latest);
  const [earliest] = useState(() => tomorrow(new Date()));

  const take = (text: string) => {
    setTyped(text);
    // While a year is being typed the field already has one, such as 0002.
    if (text !== '' && (text < earliest || text > latest)) return;
    onUntil(text === '' ? null : instantOfDay(text));
  };

  return (
    <>
      <TextField
        type="date"
        label={t('settings.surprise.day')}
        min={earliest}
        max={latest}
        value={typed ?? (until === null ? '' : dayOfInstant(until))}
        onText={take}
        onBlur={() => setTyped(null)}
      />
      <p className="meta" role="status">
        {!hidden
          ? t('settings.surprise.past')
          : until === null
            ? t('settings.surprise.open')
            : t('settings.surprise.until', { date: day })}
      </p>
    </>
  );
}
