import { ChevronDown, Copy, KeyRound } from 'lucide-react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { EmailField } from './email-field.tsx';
import { useCopyLink } from './use-copy-link.ts';

interface AdminKeyProps {
  list: OwnerView;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Explains the admin link, and helps to keep it. */
export function AdminKey({ list, open, onToggle }: AdminKeyProps) {
  const { t } = useI18n();
  const link = useRootData().origin + paths.admin(list.adminToken);
  const copy = useCopyLink();
  return (
    <details className="key" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to every browser */}
      <summary
        onClick={(event) => {
          // The page decides which of its panels is open.
          event.preventDefault();
          onToggle(!open);
        }}
      >
        <KeyRound className="icon" aria-hidden="true" />
        <h2>{t('admin.key.title')}</h2>
        <ChevronDown className="icon key-chevron" aria-hidden="true" />
      </summary>
      <div className="key-body">
        <p>{t('admin.key.text')}</p>
        <div className="key-acts">
          <button type="button" className="btn btn-line" onClick={() => copy(link)}>
            <Copy className="icon" aria-hidden="true" />
            {t('admin.key.copy')}
          </button>
          <EmailField
            label={t('admin.key.email')}
            subject={t('admin.key.subject', { name: list.name ?? t('wishlist.default') })}
            body={t('admin.key.body', { link })}
          />
        </div>
      </div>
    </details>
  );
}
