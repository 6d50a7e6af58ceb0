import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { screenOfLink } from './wishlist-link.ts';

/** Takes any link of a list and opens it; `quiet` beside something that matters more. */
export function OpenByLink({ quiet = false }: { quiet?: boolean }) {
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);

  const open = (event: React.SubmitEvent) => {
    event.preventDefault();
    const screen = screenOfLink(link);
    setWrong(screen === null);
    if (screen) void navigate(path(screen));
  };

  return (
    <form className="card card-body max-w-measure" onSubmit={open} noValidate>
      <TextField
        label={t('open.label')}
        placeholder={t('open.placeholder')}
        value={link}
        onText={setLink}
        inputMode="url"
        autoComplete="off"
        hint={`${t('open.guest')} ${t('open.admin')}`}
        fault={wrong ? t('open.invalid') : undefined}
      />
      <Button type="submit" variant={quiet ? 'line' : 'filled'}>
        {t('open.action')}
      </Button>
    </form>
  );
}
