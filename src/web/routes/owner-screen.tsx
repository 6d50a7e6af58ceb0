import { Plus, Send, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { GalleryBelow } from '../gallery/gallery-below.tsx';
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
import type { BroughtAlong } from '../wishlists/brought-along.ts';
import { LaterSettings, LaterSharePanel } from '../wishlists/opened-later.ts';
import { OwnerHead } from '../wishlists/owner-head.tsx';
import type { OnReplaced } from '../wishlists/replace-links.tsx';

type OpenItem =
  | { act: 'save'; item: ItemView | null; prefill?: BroughtAlong }
  | { act: 'delete'; item: ItemView };

interface OwnerScreenProps {
  list: OwnerView;
  show: (list: OwnerView) => void;
  connected: boolean;
  changes: number;
  said?: string | undefined;
  onReplaced: OnReplaced;
}

/** A list as its owner works on it, at one moment. */
export function OwnerScreen({ list, show, onReplaced, ...live }: OwnerScreenProps) {
  const { t } = useI18n();
  const arrival = useArrival();
  const [panel, setPanel] = useState<'key' | 'share' | null>(arrival.created ? 'key' : null);
  const [settings, setSettings] = useState(false);
  const [open, setOpen] = useState<OpenItem | null>(() =>
    arrival.prefill ? { act: 'save', item: null, prefill: arrival.prefill } : null,
  );
  const toggleWanted = useToggleWanted(list, show);

  const close = () => setOpen(null);
  const add = () => setOpen({ act: 'save', item: null });

  return (
    <div className="page">
      <Particles />
      <OwnerHead list={list} {...live} onList={show}>
        <Button variant="line" icon={Settings2} onClick={() => setSettings(true)}>
          {t('settings.open')}
        </Button>
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
          onReplaced={onReplaced}
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
              onToggleWanted={(wanted) => toggleWanted(item, wanted)}
              onDelete={() => setOpen({ act: 'delete', item })}
            />
          ))}
        </ul>
      )}
      {list.items.length > 0 && <GalleryBelow adminToken={list.adminToken} onList={show} />}
      {panel === 'share' && <LaterSharePanel list={list} onClose={() => setPanel(null)} />}
      {settings && (
        <LaterSettings
          list={list}
          onList={show}
          onReplaced={onReplaced}
          onClose={() => setSettings(false)}
        />
      )}
      {open?.act === 'save' && (
        <ItemDialog
          list={list}
          item={open.item}
          {...(open.prefill && { prefill: open.prefill })}
          onSaved={show}
          onClose={close}
        />
      )}
      {open?.act === 'delete' && (
        <DeleteItemDialog list={list} item={open.item} onDeleted={show} onClose={close} />
      )}
    </div>
  );
}
