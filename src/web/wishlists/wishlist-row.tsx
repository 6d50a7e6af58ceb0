import { EyeOff, type LucideIcon, Pencil, Send, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useDay } from '../i18n/local-time.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import type { ArrivalState } from './arrival.ts';
import { PreviewStrip } from './preview-strip.tsx';

interface WishlistRowProps {
  list: WishlistSummary;
  onAsk: (act: 'forget' | 'delete') => void;
}

/** One of my lists: pictures, name, facts, and what can be done with it. */
export function WishlistRow({ list, onAsk }: WishlistRowProps) {
  const { t, count } = useI18n();
  const path = usePath();
  const created = useDay(list.createdAt);
  const name = list.name ?? t('wishlist.unnamed');
  const admin = path(paths.admin(list.adminToken));
  const act = (action: string) => t('manager.act', { action, name });

  return (
    <li className="card row-card">
      <PreviewStrip imageKeys={list.imageKeys} />
      <div className="row-text">
        <h2 className="text-lg typed">
          <Link className="row-link" to={admin}>
            {name}
          </Link>
        </h2>
        <p className="meta num">
          {t('wishlist.created', { date: created })} · {count('wishlist.wishes', list.itemCount)}
        </p>
      </div>
      <div className="row-tools">
        <Link to={admin} aria-label={act(t('manager.edit'))}>
          <Face icon={Pencil} label={t('manager.edit')} />
        </Link>
        <Link
          to={admin}
          state={{ share: true } satisfies ArrivalState}
          aria-label={act(t('manager.share'))}
        >
          <Face icon={Send} label={t('manager.share')} />
        </Link>
        <button type="button" aria-label={act(t('manager.forget'))} onClick={() => onAsk('forget')}>
          <Face icon={EyeOff} label={t('manager.forget')} />
        </button>
        <button
          type="button"
          className="row-delete"
          aria-label={act(t('manager.delete'))}
          onClick={() => onAsk('delete')}
        >
          <Face icon={Trash2} label={t('manager.delete')} />
        </button>
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
