import { useI18n } from '../../i18n/use-i18n.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import type { MyWishlists } from '../my-wishlists/use-my-wishlists.ts';
import { archivedTokens, storedTokens, storeTokens } from '../tokens/stored-tokens.ts';

/**
 * Returns the function that stores imported tokens and shows a toast with how many lists were added.
 * Tokens are stored before `read` asks the server: they survive when it is unreachable, and `read`
 * deletes those that open no list.
 */
export function useImportFromLink(read: () => Promise<MyWishlists>) {
  const { t, count } = useI18n();
  return async (tokens: readonly string[]) => {
    const known = new Set([...storedTokens(), ...archivedTokens()]);
    const newTokens = tokens.filter((token) => !known.has(token));
    if (newTokens.length === 0) return showToast({ kind: 'info', text: t('take.already') });
    if (!storeTokens(newTokens)) {
      return showToast({ kind: 'failure', title: t('toast.error'), text: t('take.notKept') });
    }
    await read();
    const added = storedTokens().filter((token) => newTokens.includes(token)).length;
    showToast(
      added > 0
        ? { kind: 'success', text: count('take.taken', added) }
        : { kind: 'failure', text: t('take.gone') },
    );
  };
}
