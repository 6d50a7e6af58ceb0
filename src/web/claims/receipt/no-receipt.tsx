import { Link } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { usePath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { deleteStoredClaim } from '../own-claims.ts';
import { useOwnClaims } from '../use-own-claims.ts';

/** Shown for a receipt whose claim does not exist. Offers to delete it from this browser if it is stored there. */
export function NoReceipt({ receipt }: { receipt: string }) {
  const { t } = useI18n();
  const path = usePath();
  const isStored = useOwnClaims().some((each) => each.receipt === receipt);
  return (
    <EmptyState heading="h1" title={t('receipt.none.title')} text={t('receipt.none.text')}>
      <Link className={buttonClass()} to={path(paths.home)}>
        {t('wishlist.notFound.home')}
      </Link>
      {isStored && (
        <Button variant="line" onClick={() => deleteStoredClaim(receipt)}>
          {t('receipt.forget')}
        </Button>
      )}
    </EmptyState>
  );
}

/** Shown right after a claim was taken back; leads to the list, or home when `guestToken` is null. */
export function Unclaimed({ guestToken }: { guestToken: string | null }) {
  const { t } = useI18n();
  const path = usePath();
  return (
    <EmptyState heading="h1" title={t('unclaim.doneTitle')} text={t('unclaim.doneText')}>
      <Link
        className={buttonClass()}
        to={path(guestToken === null ? paths.home : href(paths.guest, { guestToken }))}
      >
        {t(guestToken === null ? 'wishlist.notFound.home' : 'receipt.list')}
      </Link>
    </EmptyState>
  );
}
