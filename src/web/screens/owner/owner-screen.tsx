import { Plus, Send, Settings2 } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ItemView, OwnerView } from '../../../contract/schemas.ts';
import { GalleryBelow } from '../../gallery/gallery-below.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { Particles } from '../../illustrations/particles.tsx';
import { cardId, showCard } from '../../items/card-id.ts';
import { DeleteItemDialog } from '../../items/delete-item-dialog.tsx';
import { ItemDialog } from '../../items/editor/item-dialog.tsx';
import { OwnerItem } from '../../items/owner-item.tsx';
import { useToggleWanted } from '../../items/use-toggle-wanted.ts';
import type { LiveStatus } from '../../live/live-state.tsx';
import { type ItemPrefill, useNavigationState } from '../../routing/navigation-state.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AdminLink } from '../../wishlists/owner/admin-link.tsx';
import { LazySettings, LazySharePanel } from '../../wishlists/owner/lazy-dialogs.ts';
import { OwnerHeader } from '../../wishlists/owner/owner-header.tsx';
import type { OnReplaced } from '../../wishlists/owner/settings/replace-links.tsx';
import { isHidden } from '../../wishlists/owner/settings/use-list-setting.ts';
import { useMovedItem } from './use-moved-item.ts';

type OpenItem =
  /** `round` counts the new items of one sitting */
  | {
      act: 'save';
      item: ItemView | null;
      round?: number;
      startsAtTitle?: boolean;
      prefill?: ItemPrefill;
    }
  | { act: 'delete'; item: ItemView };

interface OwnerScreenProps {
  list: OwnerView;
  show: (list: OwnerView) => void;
  live: LiveStatus;
  onReplaced: OnReplaced;
}

/** Shows one state of a list to its owner, with the dialogs that edit it. */
export function OwnerScreen({ list, show, live, onReplaced }: OwnerScreenProps) {
  const { t } = useI18n();
  const navigationState = useNavigationState();
  const [panel, setPanel] = useState<'key' | 'share' | null>(
    navigationState.created ? 'key' : null,
  );
  const [settings, setSettings] = useState(false);
  const [open, setOpen] = useState<OpenItem | null>(() =>
    navigationState.prefill ? { act: 'save', item: null, prefill: navigationState.prefill } : null,
  );
  const [addedId, setAddedId] = useState<string | null>(null);
  useShownItem(open === null ? addedId : null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfterDeletion(addButton);

  const add = () => {
    setAddedId(null);
    setOpen({ act: 'save', item: null });
  };
  const saved = (next: OwnerView, storedId?: string) => {
    show(next);
    if (storedId !== undefined && open?.act === 'save' && open.item === null) setAddedId(storedId);
  };
  const deleted = (next: OwnerView | null) => {
    if (open?.act === 'delete') focusAfter(list.items, open.item);
    if (next) show(next);
  };

  return (
    <div className="page-width">
      <Particles />
      <OwnerHeader list={list} live={live} onList={show} isNew={navigationState.created === true}>
        <Button variant="line" icon={Settings2} onClick={() => setSettings(true)}>
          <span className="owner-header__settings">{t('settings.open')}</span>
        </Button>
        <Button variant="line" icon={Send} onClick={() => setPanel('share')}>
          {t('admin.share')}
        </Button>
        <Button ref={addButton} icon={Plus} onClick={add}>
          {t('admin.addItem')}
        </Button>
      </OwnerHeader>
      <div className="mt-6">
        <AdminLink
          list={list}
          isStored={navigationState.notStored !== true}
          open={panel === 'key'}
          onToggle={(expanded) => setPanel(expanded ? 'key' : null)}
          onReplaced={onReplaced}
        />
      </div>
      <OwnerItems
        list={list}
        addedId={addedId}
        onAdd={add}
        onEdit={(item) => setOpen({ act: 'save', item })}
        onDelete={(item) => setOpen({ act: 'delete', item })}
        onList={show}
      />
      {panel === 'share' && (
        <LazySharePanel
          list={list}
          areClaimsHidden={isHidden(list)}
          onClose={() => setPanel(null)}
        />
      )}
      {settings && (
        <LazySettings
          list={list}
          onList={show}
          onReplaced={onReplaced}
          onClose={() => setSettings(false)}
        />
      )}
      {open && (
        <OpenItemDialog
          open={open}
          list={list}
          onOpen={setOpen}
          onSaved={saved}
          onDeleted={deleted}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface OwnerItemsProps {
  list: OwnerView;
  /** the id of the item that was added last */
  addedId: string | null;
  onAdd: () => void;
  onEdit: (item: ItemView) => void;
  onDelete: (item: ItemView) => void;
  onList: (list: OwnerView) => void;
}

/** The items of a list, and below them ideas for more. */
function OwnerItems({ list, addedId, onAdd, onEdit, onDelete, onList }: OwnerItemsProps) {
  const { t } = useI18n();
  const toggleWanted = useMovedItem(list.items, useToggleWanted(list, onList));
  return (
    <>
      <div className="section-head">
        <h2>{t('admin.items')}</h2>
        {list.items.length > 1 && <span className="secondary-text">{t('admin.items.order')}</span>}
      </div>
      {list.items.length === 0 ? (
        <EmptyState title={t('admin.empty.title')} text={t('admin.empty.text')} />
      ) : (
        <>
          <ul>
            {list.items.map((item) => (
              <OwnerItem
                key={item.id}
                item={item}
                isAdded={item.id === addedId}
                areClaimsHidden={isHidden(list)}
                onEdit={() => onEdit(item)}
                onToggleWanted={(wanted) => toggleWanted(item, wanted)}
                onDelete={() => onDelete(item)}
              />
            ))}
          </ul>
          <div className="owner-screen__add-another">
            <Button variant="line" icon={Plus} onClick={onAdd}>
              {t('admin.addAnother')}
            </Button>
          </div>
          <GalleryBelow adminToken={list.adminToken} onList={onList} />
        </>
      )}
    </>
  );
}

interface OpenItemDialogProps {
  open: OpenItem;
  list: OwnerView;
  onOpen: (open: OpenItem) => void;
  onSaved: (list: OwnerView, storedId?: string) => void;
  onDeleted: (list: OwnerView | null) => void;
  onClose: () => void;
}

function OpenItemDialog({ open, list, onOpen, ...events }: OpenItemDialogProps) {
  const { onSaved, onDeleted, onClose } = events;
  if (open.act === 'delete') {
    return (
      <DeleteItemDialog list={list} item={open.item} onDeleted={onDeleted} onClose={onClose} />
    );
  }
  const { item, round = 0, startsAtTitle = false, prefill } = open;
  const onAnother = (hadLink: boolean) =>
    onOpen({ act: 'save', item: null, round: round + 1, startsAtTitle: !hadLink });
  return (
    <ItemDialog
      key={round}
      list={list}
      item={item}
      {...(item === null && { onAnother })}
      {...(prefill && { prefill })}
      startsAtTitle={startsAtTitle}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

/** Shows the item with this id, once; null does nothing. */
function useShownItem(id: string | null): void {
  const lastShown = useRef<string | null>(null);
  useEffect(() => {
    // It stays the item that was added last when another dialog opens and closes.
    if (id === null || id === lastShown.current) return;
    lastShown.current = id;
    showCard(id);
  }, [id]);
}

/**
 * Returns a function to call when an item is deleted. Once the dialog has closed, it focuses the card that
 * takes the item's place: the next one, or the last; without another item, the button to add one. The
 * browser would drop the focus, because the button that opened the dialog was on the deleted card.
 */
function useFocusAfterDeletion(addButton: RefObject<HTMLButtonElement | null>) {
  const [target, setTarget] = useState<{ itemId: string | undefined } | null>(null);
  useEffect(() => {
    if (target === null) return;
    const card = document.getElementById(cardId(target.itemId ?? ''));
    (card ?? addButton.current)?.focus();
  }, [target, addButton]);
  return (items: readonly ItemView[], deleted: ItemView) => {
    const index = items.findIndex(({ id }) => id === deleted.id);
    setTarget({ itemId: (items[index + 1] ?? items[index - 1])?.id });
  };
}
