import { useState } from 'react';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { asApiFailure, isUnanswered } from '../../../api/api-failure.ts';
import { useApi } from '../../../api/use-api.tsx';
import { sameKeyUntilAnswered } from '../../../api/use-idempotent-call.ts';
import { useI18n } from '../../../i18n/use-i18n.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';

/** Callbacks of a replaced link. */
export interface OnReplaced {
  /** true before the old admin link stops working, false if the server refused to replace it */
  leaving: (isLeaving: boolean) => void;
  /** called with the list behind its new link */
  arrived: (list: OwnerView) => void;
}

interface ReplaceLinksProps {
  list: OwnerView;
  onReplaced: OnReplaced;
}

// Without an answer the new admin link may exist already, and only the key of the first request opens it. So the
// key outlives the dialog.
const runIdempotent = sameKeyUntilAnswered();

/** Shows the buttons that replace a link which somebody else got hold of, with a confirmation each. */
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
      const replaced = await runIdempotent(JSON.stringify([which, params]), (idempotencyKey) =>
        api.call('rotateLink', { params, body: { link: which }, idempotencyKey }),
      );
      onReplaced.arrived(replaced);
      showToast({ kind: 'success', text: t(`links.${which}.done`) });
      setLink(null);
    } catch (error) {
      // Without an answer the old link may open nothing any more: the list stays, to press once more.
      if (!isUnanswered(asApiFailure(error))) onReplaced.leaving(false);
    }
    setBusy(false);
  };

  return (
    <section className="dialog-section">
      <h3>{t('links.title')}</h3>
      <p className="secondary-text">{t('links.text')}</p>
      <div className="dialog-section__actions">
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
