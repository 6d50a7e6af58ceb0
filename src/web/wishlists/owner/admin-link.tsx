import { Copy, Download, KeyRound, Mail, QrCode } from 'lucide';
import { useState } from 'react';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView } from '../../../contract/schemas.ts';
import { useCopyLink } from '../../clipboard/use-copy-link.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Disclosure } from '../../ui/surfaces/disclosure.tsx';
import { useSaveRecoveryFile } from '../backup/use-save-recovery-file.ts';
import { EmailField } from '../sharing/email-field.tsx';
import { LazyRecoveryKit } from './lazy-dialogs.ts';
import type { OnReplaced } from './settings/replace-links.tsx';

interface AdminLinkProps {
  list: OwnerView;
  /** false when this browser could not store the token */
  isStored: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  onReplaced: OnReplaced;
}

/** Explains the admin link and offers ways to keep it; warns when this browser could not store it. */
export function AdminLink({ list, isStored, open, onToggle, onReplaced }: AdminLinkProps) {
  const { t } = useI18n();
  const link = useRootData().origin + href(paths.admin, { adminToken: list.adminToken });
  const copy = useCopyLink();
  const save = useSaveRecoveryFile();
  const [isKitOpen, setIsKitOpen] = useState(false);
  return (
    <>
      <Disclosure
        kind="sheet"
        open={open}
        onToggle={onToggle}
        summary={
          <>
            <Icon node={KeyRound} />
            <h2>{t('admin.key.title')}</h2>
          </>
        }
      >
        <div className="admin-link__body">
          {!isStored && (
            <p className="form-notice" role="alert">
              {t('admin.notKept')}
            </p>
          )}
          <p>{t('admin.key.text')}</p>
          <div className="admin-link__actions">
            <Button variant="line" icon={Copy} onClick={() => copy(link)}>
              {t('admin.key.copy')}
            </Button>
            <Button variant="line" icon={Download} onClick={() => save([list])}>
              {t('rescue.save')}
            </Button>
            <Button variant="line" icon={QrCode} onClick={() => setIsKitOpen(true)}>
              {t('rescue.open')}
            </Button>
            <details>
              <summary className={buttonClass({ variant: 'line' })}>
                <Icon node={Mail} />
                {t('admin.key.email')}
              </summary>
              <EmailField
                subject={t('admin.key.subject', { name: list.name ?? t('wishlist.default') })}
                body={t('admin.key.body', { link })}
              />
            </details>
          </div>
        </div>
      </Disclosure>
      {isKitOpen && (
        <LazyRecoveryKit list={list} onReplaced={onReplaced} onClose={() => setIsKitOpen(false)} />
      )}
    </>
  );
}
