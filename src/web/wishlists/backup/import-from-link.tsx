import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { tokensToImport } from './move-link.ts';

/**
 * Asks whether to import the lists in the URL's fragment, and removes them from the URL at once.
 * Shows nothing while there are none.
 */
export function ImportFromLink({
  onTake,
}: {
  onTake: (tokens: readonly string[]) => Promise<void>;
}) {
  const { t, count } = useI18n();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  const offer = useEffectEvent((tokens: readonly string[]) => {
    setOffered(tokens);
    if (tokens.length === 0) showToast({ kind: 'failure', text: t('take.broken') });
  });

  useEffect(() => {
    const tokens = tokensToImport(hash);
    if (tokens === null) return;
    // The router updates the URL a moment later; until then a bookmark must not contain the tokens.
    const bare = pathname + search;
    history.replaceState(history.state, '', bare);
    const cleared = navigate(bare, { replace: true, preventScrollReset: true });
    void Promise.resolve(cleared).then(() => offer(tokens));
  }, [hash, pathname, search, navigate]);

  if (offered.length === 0) return null;
  const take = async () => {
    setBusy(true);
    await onTake(offered);
    setBusy(false);
    setOffered([]);
  };
  return (
    <ConfirmDialog
      title={count('take.title', offered.length)}
      text={t('take.text')}
      confirmLabel={t('take.confirm')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onConfirm={take}
      onClose={() => setOffered([])}
      busy={busy}
    />
  );
}
