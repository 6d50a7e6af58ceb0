import { useI18n } from '../i18n/use-i18n.tsx';
import { isAffiliate } from './is-affiliate.ts';
import type { Outcome } from './load-suggestions.ts';

/** What the links to the shop are: said of those that are there, and in general before there are any. */
export function ShopNote({ outcome }: { outcome: Outcome }) {
  const { t } = useI18n();
  const links = outcome?.state === 'found' ? outcome.answer.suggestions : [];
  const earns = links.some(({ amazonUrl }) => isAffiliate(amazonUrl));
  const about = earns ? 'finder.disclosure' : 'finder.disclosure.plain';
  return (
    <p className="finder-disclosure meta">
      {t(links.length === 0 ? 'finder.disclosure.before' : about)} {t('finder.disclosure.prices')}
    </p>
  );
}
