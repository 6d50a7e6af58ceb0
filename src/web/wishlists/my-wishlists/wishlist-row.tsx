import { Archive, ArchiveRestore, EyeOff, type IconNode, Pencil, Send, Trash2 } from 'lucide';
import { Link } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useDay } from '../../i18n/local-time.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { usePath } from '../../routing/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PreviewStrip } from './preview-strip.tsx';

/** What a row offers to do with its list. */
export type RowAct = 'share' | 'archive' | 'bringBack' | 'forget' | 'delete';

const icons: Record<RowAct, IconNode> = {
  share: Send,
  archive: Archive,
  bringBack: ArchiveRestore,
  forget: EyeOff,
  delete: Trash2,
};

interface WishlistRowProps {
  list: WishlistSummary;
  /** one level below the heading of the section */
  heading: 'h2' | 'h3';
  acts: readonly RowAct[];
  onAct: (act: RowAct) => void;
}

/** Shows one of the visitor's lists: pictures, name, date, item count and actions. */
export function WishlistRow({ list, heading: Heading, acts, onAct }: WishlistRowProps) {
  const { t, count } = useI18n();
  const path = usePath();
  const created = useDay(list.createdAt);
  const name = list.name ?? t('wishlist.unnamed');
  const admin = path(href(paths.admin, { adminToken: list.adminToken }));
  const nameOf = (action: string) => t('manager.act', { action, name });

  return (
    <li className="card wishlist-row">
      {list.itemCount > 0 && <PreviewStrip list={list} />}
      <div className="wishlist-row__text">
        <Heading className="text-lg user-text">
          <Link className="wishlist-row__link" to={admin}>
            {name}
          </Link>
        </Heading>
        <p className="secondary-text lining-figures">
          {t('wishlist.created', { date: created })} ·{' '}
          <span className="wishlist-row__count">{count('wishlist.wishes', list.itemCount)}</span>
        </p>
        {list.takenDown && <p className="secondary-text">{t('takedown.title')}</p>}
      </div>
      <div className="wishlist-row__tools">
        <Link to={admin} aria-label={nameOf(t('manager.edit'))}>
          <Face icon={Pencil} label={t('manager.edit')} />
        </Link>
        {acts
          .filter((act) => act !== 'share' || !list.takenDown)
          .map((act) => (
            <button
              key={act}
              type="button"
              className={act === 'delete' ? 'wishlist-row__delete' : undefined}
              aria-label={nameOf(t(`manager.${act}`))}
              onClick={() => onAct(act)}
            >
              <Face icon={icons[act]} label={t(`manager.${act}`)} />
            </button>
          ))}
      </div>
    </li>
  );
}

function Face({ icon, label }: { icon: IconNode; label: string }) {
  return (
    <>
      <Icon node={icon} />
      {label}
    </>
  );
}
