import { Copy, Download, KeyRound, QrCode } from 'lucide-react';
import { useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmailField } from './email-field.tsx';
import { LaterRescueKit } from './opened-later.ts';
import type { OnReplaced } from './replace-links.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useSaveRescueFile } from './use-save-rescue-file.ts';

interface AdminKeyProps {
  list: OwnerView;
  open: boolean;
  onToggle: (open: boolean) => void;
  onReplaced: OnReplaced;
}

/** Explains the admin link, and helps to keep it. */
export function AdminKey({ list, open, onToggle, onReplaced }: AdminKeyProps) {
  const { t } = useI18n();
  const link = useRootData().origin + paths.admin(list.adminToken);
  const copy = useCopyLink();
  const save = useSaveRescueFile();
  const [kit, setKit] = useState(false);
  return (
    <>
      <Disclosure
        kind="sheet"
        open={open}
        onToggle={onToggle}
        summary={
          <>
            <KeyRound className="icon" aria-hidden="true" />
            <h2>{t('admin.key.title')}</h2>
          </>
        }
      >
        <div className="key-body">
          <p>{t('admin.key.text')}</p>
          <div className="key-acts">
            <Button variant="line" icon={Copy} onClick={() => copy(link)}>
              {t('admin.key.copy')}
            </Button>
            <Button variant="line" icon={Download} onClick={() => save([list])}>
              {t('rescue.save')}
            </Button>
            <Button variant="line" icon={QrCode} onClick={() => setKit(true)}>
              {t('rescue.open')}
            </Button>
          </div>
          <EmailField
            label={t('admin.key.email')}
            subject={t('admin.key.subject', { name: list.name ?? t('wishlist.default') })}
            body={t('admin.key.body', { link })}
          />
        </div>
      </Disclosure>
      {kit && <LaterRescueKit list={list} onReplaced={onReplaced} onClose={() => setKit(false)} />}
    </>
  );
}
