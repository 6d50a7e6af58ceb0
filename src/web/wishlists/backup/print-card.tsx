import { createPortal } from 'react-dom';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { SecretBadge } from './secret-badge.tsx';

type CardList = Pick<OwnerView, 'name' | 'adminToken' | 'guestToken'>;

/**
 * Shows both links on paper, one half each, and nothing on the screen. It is a child of the body, so
 * that the print style sheet can hide the page.
 */
export function PrintCard({ list }: { list: CardList }) {
  const { t } = useI18n();
  const { origin } = useRootData();
  const halves = [
    {
      label: t('rescue.guest'),
      link: origin + href(paths.guest, { guestToken: list.guestToken }),
      isPrivate: false,
    },
    {
      label: t('rescue.admin'),
      link: origin + href(paths.admin, { adminToken: list.adminToken }),
      isPrivate: true,
    },
  ];
  return createPortal(
    <div className="print-card">
      {halves.map(({ label, link, isPrivate }) => (
        <section key={label} className="print-card__half">
          <QrCode text={link} label={label} />
          <div>
            <h2 className="user-text">{list.name ?? t('wishlist.default')}</h2>
            <p>
              <b>{label}</b>
            </p>
            <p>{link}</p>
            {isPrivate && <SecretBadge />}
          </div>
        </section>
      ))}
    </div>,
    document.body,
  );
}
