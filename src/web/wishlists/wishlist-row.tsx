import {
  Archive,
  ArchiveRestore,
  EyeOff,
  type LucideIcon,
  Pencil,
  Send,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useDay } from '../i18n/local-time.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { PreviewStrip } from './preview-strip.tsx';

export type RowAct = 'share' | 'archive' | 'bringBack' | 'forget' | 'delete';

const icons: Record<RowAct, LucideIcon> = {
  share: Send,
  archive: Archive,
  bringBack: ArchiveRestore,
  forget: EyeOff,
  delete: Trash2,
};

interface WishlistRowProps {
  list: WishlistSummary;
  /** under the heading that it stands below */
  heading: 'h2' | 'h3';
  acts: readonly RowAct[];
  onAct: (act: RowAct) => void;
}

/** One of my lists: pictures, name, facts, and what can be done with it. */
export function WishlistRow({ list, heading: Heading, acts, onAct }: WishlistRowProps) {
  const { t, count } = useI18n();
  const path = usePath();
  const created = useDay(list.createdAt);
  const name = list.name ?? t('wishlist.unnamed');
  const admin = path(paths.admin(list.adminToken));
  const nameOf = (action: string) => t('manager.act', { action, name });

  return (
    <li className="card row-card">
      <PreviewStrip imageKeys={list.imageKeys} />
      <div className="row-text">
        <Heading className="text-lg typed">
          <Link className="row-link" to={admin}>
            {name}
          </Link>
        </Heading>
        <p className="meta num">
          {t('wishlist.created', { date: created })} ·{' '}
          <span className="row-count">{count('wishlist.wishes', list.itemCount)}</span>
        </p>
      </div>
      <div className="row-tools">
        <Link to={admin} aria-label={nameOf(t('manager.edit'))}>
          <Face icon={Pencil} label={t('manager.edit')} />
        </Link>
        {acts.map((act) => (
          <button
            key={act}
            type="button"
            className={act === 'delete' ? 'row-delete' : undefined}
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

function Face({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </>
  );
}
