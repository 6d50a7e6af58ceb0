import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { usePath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { screenPathOfLink } from '../tokens/wishlist-link.ts';

/** Shows a form that opens a pasted link of a list; `quiet` makes its button secondary. */
export function OpenByLink({ quiet = false }: { quiet?: boolean }) {
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);

  const open = (event: React.SubmitEvent) => {
    event.preventDefault();
    const screen = screenPathOfLink(link);
    setWrong(screen === null);
    if (screen) void navigate(path(screen));
  };

  return (
    <form className="card card__body max-w-measure" onSubmit={open} noValidate>
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
