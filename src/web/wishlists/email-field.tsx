import { useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.ts';

interface EmailFieldProps {
  label: string;
  subject: string;
  body: string;
}

/** Opens the visitor's own mail program; no server learns of the address or the link. */
export function EmailField({ label, subject, body }: EmailFieldProps) {
  const { t } = useI18n();
  const [address, setAddress] = useState('');
  const blank = address.trim() === '';

  const send = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (blank) return;
    const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
    location.href = `mailto:${encodeURIComponent(address.trim())}?${query}`;
    showToast({ kind: 'info', text: t('share.emailOpening') });
  };

  return (
    <form onSubmit={send}>
      <TextField
        label={label}
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
