import { Check, Pencil, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnerView } from '../../../contract/schemas.ts';
import { limits } from '../../../domain/limits.ts';
import { cleanLine, isBlank } from '../../../domain/text.ts';
import { pressEnded } from '../../browser/press-ended.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useListNotFound } from '../../live/list-not-found.tsx';
import { useLeaveGuard } from '../../routing/use-leave-guard.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { userTextClass } from '../../ui/surfaces/user-text-class.ts';
import { EditConflict } from './edit-conflict.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { useSaveText } from './use-save-text.ts';

interface WishlistNameProps {
  list: OwnerView;
  onList: (list: OwnerView) => void;
  /** the list was just created: the field is open if it has no name */
  isNew: boolean;
}

/**
 * Shows the list's name and the field that changes it. Enter, the check and whatever leaves the field save it;
 * Escape or the cross discards.
 */
export function WishlistName({ list, onList, isNew }: WishlistNameProps) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(isNew && list.name === null);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // Whoever has left the field for something else keeps the focus there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) pencil.current?.focus({ preventScroll: true });
    });
  };

  if (editing) return <NameField list={list} onList={onList} onClose={close} />;
  return (
    <div className="wishlist-name">
      <h1 className={userTextClass(list.name)}>{list.name ?? t('wishlist.unnamed')}</h1>
      <IconButton
        ref={pencil}
        label={t('admin.rename')}
        icon={Pencil}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}

type FormControl = HTMLInputElement | HTMLButtonElement;

interface NameFieldProps extends Omit<WishlistNameProps, 'isNew'> {
  onClose: () => void;
}

function NameField({ list, onList, onClose }: NameFieldProps) {
  const { t } = useI18n();
  const { save, busy, theirs, takeTheirs } = useSaveText(list, onList);
  const shownName = (given: string | null) => given ?? t('wishlist.unnamed');
  const stored = list.name ?? '';
  const [name, setName] = useState(stored);
  const isChanged = !isBlank(name) && cleanLine(name) !== stored;
  const isNotFound = useListNotFound(isChanged);
  const blocker = useLeaveGuard(isChanged);
  const [isAsked, setIsAsked] = useState(false);
  const sending = useRef<Promise<boolean>>(null);
  const canSave = !isBlank(name) && !isNotFound;

  const store = async (): Promise<boolean> => {
    const saved = await save({ name: cleanLine(name) }, t('admin.name.failed'));
    if (saved !== 'saved') return false;
    await pressEnded();
    showToast({ kind: 'success', text: t('admin.name.saved') });
    onClose();
    return true;
  };
  /** Saves the name once; fulfils with true when it is stored. */
  const send = async (): Promise<boolean> => {
    if (!canSave) return false;
    sending.current ??= store();
    const isStored = await sending.current;
    sending.current = null;
    return isStored;
  };

  const saveWhenLeft = ({ currentTarget, relatedTarget }: React.FocusEvent<FormControl>) => {
    // Another window has the focus now; the control has it again when this one is back.
    if (document.activeElement === currentTarget) return;
    const isLeft = !currentTarget.form?.contains(relatedTarget);
    if (isLeft && isChanged && theirs === null) void send();
  };

  // A press on a link leaves the field too, so its save may be on its way.
  const sendBeforeLeaving = useEffectEvent(async () => theirs === null && (await send()));
  const leave = useEffectEvent((isStored: boolean) => {
    if (isStored) blocker.proceed?.();
    else setIsAsked(true);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void sendBeforeLeaving().then((isStored) => leave(isStored));
  }, [blocker.state]);

  return (
    <>
      <h1 className="visually-hidden">{shownName(list.name)}</h1>
      <form
        className="wishlist-name"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed rename or created the list
          autoFocus
          className="input"
          aria-label={t('admin.name.label')}
          placeholder={t('admin.name.placeholder')}
          maxLength={limits.wishlistName}
          readOnly={busy}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={saveWhenLeft}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing && !busy) onClose();
          }}
        />
        <IconButton
          type="submit"
          label={t('admin.name.save')}
          icon={Check}
          busy={busy}
          disabled={!canSave}
          onBlur={saveWhenLeft}
        />
        <IconButton
          label={t('common.cancel')}
          icon={X}
          disabled={busy}
          onBlur={saveWhenLeft}
          // Safari does not focus a pressed button, so the press would seem to leave the form.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
        />
      </form>
      {isAsked && blocker.state === 'blocked' && (
        <ConfirmDialog
          isLosing
          title={t('item.leave.page')}
          text={t('admin.name.unsaved')}
          confirmLabel={t('item.leave.confirmPage')}
          cancelLabel={t('item.leave.stay')}
          closeLabel={t('common.close')}
          onConfirm={() => blocker.proceed()}
          onClose={() => {
            setIsAsked(false);
            blocker.reset();
          }}
        />
      )}
      {isNotFound && <NotFoundNotice text={name} />}
      {theirs && !isNotFound && (
        <EditConflict
          text={t('admin.name.meanwhile', { name: shownName(theirs.name) })}
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
