import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { DeleteItemDialog } from '../gifts/delete-item-dialog.tsx';
import { ItemDialog } from '../gifts/item-dialog.tsx';
import { OwnerItem } from '../gifts/owner-item.tsx';
import { useToggleWanted } from '../gifts/use-toggle-wanted.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Particles } from '../ui/particles.tsx';
import { AdminKey } from '../wishlists/admin-key.tsx';
import { useArrival } from '../wishlists/arrival.ts';
import { OwnerHead } from '../wishlists/owner-head.tsx';
import { SharePanel } from '../wishlists/share-panel.tsx';

type OpenItem = { act: 'save'; item: ItemView | null } | { act: 'delete'; item: ItemView };

interface OwnerScreenProps {
  list: OwnerView;
  show: (list: OwnerView) => void;
  connected: boolean;
  changes: number;
}

/** A list as its owner works on it, at one moment. */
export function OwnerScreen({ list, show, connected, changes }: OwnerScreenProps) {
  const { t } = useI18n();
  const arrival = useArrival();
  const { adminToken } = list;
  const [panel, setPanel] = useState<'key' | 'share' | null>(
    arrival.created ? 'key' : arrival.share ? 'share' : null,
  );
  const [open, setOpen] = useState<OpenItem | null>(null);
  const toggleWanted = useToggleWanted(adminToken, show);

  const close = () => setOpen(null);
  const add = () => setOpen({ act: 'save', item: null });

  return (
    <div className="page">
      <Particles />
      <OwnerHead list={list} connected={connected} changes={changes} onList={show}>
        <Button variant="line" icon={Send} onClick={() => setPanel('share')}>
          {t('admin.share')}
        </Button>
        <Button icon={Plus} onClick={add}>
          {t('admin.addItem')}
        </Button>
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
