import { useState } from 'react';
import { mailtoLink } from '../../../domain/mailto-link.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';

interface EmailFieldProps {
  subject: string;
  body: string;
}

/** Shows a field that opens the visitor's mail program with this message; no server gets the address. */
export function EmailField({ subject, body }: EmailFieldProps) {
  const { t } = useI18n();
  const [address, setAddress] = useState('');
  const blank = address.trim() === '';

  const send = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (blank) return;
    location.href = mailtoLink(address.trim(), subject, body);
    showToast({ kind: 'info', text: t('share.emailOpening') });
  };

  return (
    <form onSubmit={send}>
      <TextField
        label={t('share.email.placeholder')}
        type="email"
        autoComplete="email"
        placeholder={t('share.email.placeholder')}
        value={address}
        onText={setAddress}
        action={
          <Button type="submit" variant="line" disabled={blank}>
            {t('common.send')}
          </Button>
        }
      />
    </form>
  );
}
