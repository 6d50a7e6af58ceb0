import { createPortal } from 'react-dom';
import type { OwnerView } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { PrivateMark } from './private-mark.tsx';

type CardList = Pick<OwnerView, 'name' | 'adminToken' | 'guestToken'>;

/** Both links on paper, to be cut apart. It stands outside the page, which is not printed beside it. */
export function PrintCard({ list }: { list: CardList }) {
  const { t } = useI18n();
  const { origin } = useRootData();
  const halves = [
    { label: t('rescue.guest'), link: origin + paths.guest(list.guestToken), isPrivate: false },
    { label: t('rescue.admin'), link: origin + paths.admin(list.adminToken), isPrivate: true },
  ];
  return createPortal(
    <div className="print-card">
      {halves.map(({ label, link, isPrivate }) => (
        <section key={label} className="print-half">
          <QrCode text={link} label={label} />
          <div>
            <h2 className="typed">{list.name ?? t('wishlist.default')}</h2>
            <p>
              <b>{label}</b>
            </p>
            <p>{link}</p>
            {isPrivate && <PrivateMark />}
          </div>
        </section>
      ))}
    </div>,
    document.body,
  );
}
