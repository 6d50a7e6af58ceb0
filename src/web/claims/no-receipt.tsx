import { Link } from 'react-router';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Notice } from '../ui/notice.tsx';
import { forgetClaim } from './own-claims.ts';
import { useOwnClaims } from './use-own-claims.ts';

/** A receipt that belongs to nothing any more, or never did. */
export function NoReceipt({ receipt }: { receipt: string }) {
  const { t } = useI18n();
  const path = usePath();
  const isHere = useOwnClaims().some((each) => each.receipt === receipt);
  return (
    <Notice heading="h1" title={t('receipt.none.title')} text={t('receipt.none.text')}>
      <Link className={buttonClass()} to={path(paths.home)}>
        {t('wishlist.notFound.home')}
      </Link>
      {isHere && (
        <Button variant="line" onClick={() => forgetClaim(receipt)}>
          {t('receipt.forget')}
        </Button>
      )}
    </Notice>
  );
}

/** Right after a claim was taken back. */
export function TakenBack({ guestToken }: { guestToken: string | null }) {
  const { t } = useI18n();
  const path = usePath();
  return (
    <Notice heading="h1" title={t('undo.doneTitle')} text={t('undo.doneText')}>
      <Link
        className={buttonClass()}
        to={path(guestToken === null ? paths.home : paths.guest(guestToken))}
      >
        {t(guestToken === null ? 'wishlist.notFound.home' : 'receipt.list')}
      </Link>
    </Notice>
  );
}
