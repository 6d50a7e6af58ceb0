import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { archivedTokens, storedTokens, storeTokens } from './stored-tokens.ts';
import type { MyWishlists } from './use-my-wishlists.ts';

/**
 * Takes lists from elsewhere into this browser and says how many came. They are kept before the server
 * is asked: when it is away they stay, and when it does not know one, reading forgets it.
 */
export function useTakeLists(read: () => Promise<MyWishlists>) {
  const { t, count } = useI18n();
  return async (tokens: readonly string[]) => {
    const here = new Set([...storedTokens(), ...archivedTokens()]);
    const news = tokens.filter((token) => !here.has(token));
    if (news.length === 0) return showToast({ kind: 'info', text: t('take.already') });
    if (!storeTokens(news)) {
      return showToast({ kind: 'failure', title: t('toast.error'), text: t('take.notKept') });
    }
    await read();
    const came = storedTokens().filter((token) => news.includes(token)).length;
    showToast(
      came > 0
        ? { kind: 'success', text: count('take.taken', came) }
        : { kind: 'failure', text: t('take.gone') },
    );
  };
}
