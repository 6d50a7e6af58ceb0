import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { DeleteItemDialog } from '../gifts/delete-item-dialog.tsx';
import { ItemDialog } from '../gifts/item-dialog.tsx';
import { OwnerItem } from '../gifts/owner-item.tsx';
import { useToggleWanted } from '../gifts/use-toggle-wanted.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useOwnTitle } from '../i18n/use-own-title.ts';
import { Notice } from '../ui/notice.tsx';
import { AdminKey } from '../wishlists/admin-key.tsx';
import { useArrival } from '../wishlists/arrival.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { OwnerHead } from '../wishlists/owner-head.tsx';
import { SharePanel } from '../wishlists/share-panel.tsx';
import { useLiveList } from '../wishlists/use-live-list.ts';

type OpenItem = { act: 'save'; item: ItemView | null } | { act: 'delete'; item: ItemView };

/** A list as its owner works on it. */
export function OwnerList({ initial }: { initial: OwnerView }) {
  const { t } = useI18n();
  const arrival = useArrival();
  const { adminToken } = initial;
  const { list, show, connected, changes } = useLiveList('admin', adminToken, initial);
  const [panel, setPanel] = useState<'key' | 'share' | null>(
    arrival.created ? 'key' : arrival.share ? 'share' : null,
  );
  const [open, setOpen] = useState<OpenItem | null>(null);
  const toggleWanted = useToggleWanted(adminToken, show);

  useOwnTitle(list ? (list.name ?? t('wishlist.unnamed')) : t('wishlist.notFound.title'));

  if (!list) return <NoWishlist role="admin" status={404} />;
  const close = () => setOpen(null);
  const add = () => setOpen({ act: 'save', item: null });

  return (
    <div className="page">
      <OwnerHead list={list} connected={connected} changes={changes} onList={show}>
        <button type="button" className="btn btn-line" onClick={() => setPanel('share')}>
          <Send className="icon" aria-hidden="true" />
          {t('admin.share')}
        </button>
        <button type="button" className="btn" onClick={add}>
          <Plus className="icon" aria-hidden="true" />
          {t('admin.addItem')}
        </button>
      </OwnerHead>
      <div className="mt-6">
        <AdminKey
          list={list}
          open={panel === 'key'}
          onToggle={(expanded) => setPanel(expanded ? 'key' : null)}
        />
      </div>
      <div className="section-head">
        <h2>{t('admin.items')}</h2>
        {list.items.length > 1 && <span className="meta">{t('admin.items.order')}</span>}
      </div>
      {list.items.length === 0 ? (
        <Notice title={t('admin.empty.title')} text={t('admin.empty.text')} />
      ) : (
        <ul>
          {list.items.map((item) => (
            <OwnerItem
              key={item.id}
              item={item}
              onEdit={() => setOpen({ act: 'save', item })}
              onToggleWanted={() => toggleWanted(item)}
              onDelete={() => setOpen({ act: 'delete', item })}
            />
          ))}
        </ul>
      )}
      {panel === 'share' && <SharePanel list={list} onClose={() => setPanel(null)} />}
      {open?.act === 'save' && (
        <ItemDialog adminToken={adminToken} item={open.item} onSaved={show} onClose={close} />
      )}
      {open?.act === 'delete' && (
        <DeleteItemDialog
          adminToken={adminToken}
          item={open.item}
          onDeleted={show}
          onClose={close}
        />
      )}
    </div>
  );
}
