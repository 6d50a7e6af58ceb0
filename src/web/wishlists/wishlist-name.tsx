import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { cleanLine, isBlank } from '../../domain/text.ts';
import { useListGone } from '../api/list-gone.tsx';
import { useLeaveGuard } from '../api/use-leave-guard.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toasts.ts';
import { GoneNote } from './gone-note.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { useSaveText } from './use-save-text.ts';

interface WishlistNameProps {
  list: OwnerView;
  onList: (list: OwnerView) => void;
}

/** The name, and the field that changes it: Enter or the check saves, Escape or the cross does not. */
export function WishlistName({ list, onList }: WishlistNameProps) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };

  if (editing) return <NameField list={list} onList={onList} onClose={close} />;
  return (
    <div className="admin-name">
      <h1 className="typed">{list.name ?? t('wishlist.unnamed')}</h1>
      <IconButton
        ref={pencil}
        label={t('admin.rename')}
        icon={Pencil}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}

function NameField({ list, onList, onClose }: WishlistNameProps & { onClose: () => void }) {
  const { t } = useI18n();
  const { save, busy, theirs, takeTheirs } = useSaveText(list, onList);
  const [name, setName] = useState(list.name ?? '');
  const blank = isBlank(name);
  const isChanged = cleanLine(name) !== (list.name ?? '');
  const isGone = useListGone(isChanged);
  const blocker = useLeaveGuard(isChanged);

  const send = async () => {
    if (blank || busy || isGone) return;
    const saved = await save({ name: cleanLine(name) });
    if (saved === 'meanwhile') return;
    if (saved === 'failed') {
      showToast({ kind: 'failure', title: t('toast.error'), text: t('admin.name.failed') });
      return;
    }
    showToast({ kind: 'success', text: t('admin.name.saved') });
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method confirms its word with Enter; that is not the end of the name.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void send();
    if (event.key === 'Escape') onClose();
  };

  return (
    <>
      <div className="admin-name">
        <input
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to type here
          autoFocus
          className="input"
          aria-label={t('admin.name.label')}
          placeholder={t('admin.name.placeholder')}
          maxLength={limits.wishlistName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t('admin.name.save')}
          icon={Check}
          disabled={blank || busy || isGone}
          onClick={send}
        />
        <IconButton label={t('common.cancel')} icon={X} onClick={onClose} />
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('item.leave.title')}
          text={t('admin.name.unsaved')}
          confirmLabel={t('item.leave.confirm')}
          cancelLabel={t('item.leave.stay')}
          closeLabel={t('common.close')}
          onConfirm={() => blocker.proceed()}
          onClose={() => blocker.reset()}
        />
      )}
      {isGone && <GoneNote text={name} />}
      {theirs && !isGone && (
        <Meanwhile
          text={t('admin.name.meanwhile', { name: theirs.name ?? t('wishlist.unnamed') })}
          onMine={() => void send()}
          onTheirs={() => {
            takeTheirs();
            onClose();
          }}
        />
      )}
    </>
  );
}
