import { useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';

/** Hears of the list behind its new link; `leaving` before the old one stops opening it. */
export interface OnReplaced {
  leaving: (isLeaving: boolean) => void;
  arrived: (list: OwnerView) => void;
}

interface ReplaceLinksProps {
  list: OwnerView;
  onReplaced: OnReplaced;
}

/** Replaces a link that has come into the wrong hands. */
export function ReplaceLinks({ list, onReplaced }: ReplaceLinksProps) {
  const { t } = useI18n();
  const api = useApi();
  const [link, setLink] = useState<'admin' | 'guest' | null>(null);
  const [busy, setBusy] = useState(false);

  const replace = async (which: 'admin' | 'guest') => {
    setBusy(true);
    if (which === 'admin') onReplaced.leaving(true);
    try {
      const params = { adminToken: list.adminToken };
      onReplaced.arrived(await api.call('rotateLink', { params, body: { link: which } }));
      showToast({ kind: 'success', text: t(`links.${which}.done`) });
      setLink(null);
    } catch (error) {
      asApiFailure(error);
      onReplaced.leaving(false);
    }
    setBusy(false);
  };

  return (
    <section className="part">
      <h3>{t('links.title')}</h3>
      <p className="meta">{t('links.text')}</p>
      <div className="part-acts">
        {(['guest', 'admin'] as const).map((which) => (
          <Button key={which} variant="line" onClick={() => setLink(which)}>
            {t(`links.${which}`)}
          </Button>
        ))}
      </div>
      {link && (
        <ConfirmDialog
          title={t(`links.${link}.title`)}
          text={t(`links.${link}.text`)}
          confirmLabel={t('links.replace')}
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
          onConfirm={() => void replace(link)}
          onClose={() => setLink(null)}
          busy={busy}
        />
      )}
    </section>
  );
}
