import { useEffect, useRef, useState } from 'react';
import type { ItemView } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useNotFoundMessage } from '../../live/list-not-found.tsx';
import { useLeaveGuard } from '../../routing/use-leave-guard.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { focusControl } from '../../ui/forms/focus-control.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BusyOverlay } from '../busy-overlay.tsx';
import { takeButtonName } from './conflict-note.tsx';
import { type FocusTarget, phaseMessage } from './item-editor-reducer.ts';
import { ItemFields } from './item-fields.tsx';
import { ItemImageField } from './item-image-field.tsx';
import { ListNotFoundActions } from './list-not-found-actions.tsx';
import { type ItemEditor, type ItemEditorOptions, useItemEditor } from './use-item-editor.ts';

interface ItemDialogProps extends ItemEditorOptions {
  /** begins at the title, as for somebody who adds items without links */
  startsAtTitle?: boolean;
  /** opens the dialog for another new item after this one, with or without a link, is saved */
  onAnother?: (hadLink: boolean) => void;
}

/** The dialog that adds or edits an item. Faults are shown only after the first attempt to save. */
export function ItemDialog({ onAnother, startsAtTitle = false, ...props }: ItemDialogProps) {
  const { t } = useI18n();
  const wantsAnother = useRef(false);
  const editor = useItemEditor({
    ...props,
    onClose: () =>
      wantsAnother.current ? onAnother?.(editor.state.form.url !== '') : props.onClose(),
  });
  const { state, isSaving, isChanged, isListNotFound } = editor;
  const { base, form } = state;
  const notFoundMessage = useNotFoundMessage();
  const [isLeaving, setLeaving] = useState(false);
  const blocker = useLeaveGuard(isChanged);
  const leave = () => {
    if (isChanged) setLeaving(true);
    else props.onClose();
  };

  return (
    <>
      <Dialog
        wide
        title={t(base.item ? 'item.form.edit' : 'item.form.add')}
        closeLabel={t('common.close')}
        onClose={leave}
        busy={isSaving}
      >
        <EditorForm
          editor={editor}
          onSubmit={(pressed) => {
            wantsAnother.current = pressed === anotherName;
          }}
        >
          {isListNotFound && (
            <p className="form-notice item-editor__gone" role="alert">
              {t(notFoundMessage)}
            </p>
          )}
          <fieldset className="dialog__inner" disabled={isSaving}>
            <ClaimedNote item={base.item} />
            <ItemFields editor={editor} startsAtTitle={startsAtTitle} />
            <ItemImageField editor={editor} />
            <Checkbox
              label={t('item.form.mostWanted')}
              hint={t('item.form.mostWantedHint')}
              checked={form.mostWanted}
              onChecked={(mostWanted) => editor.change({ mostWanted })}
            />
            <PhaseMessage editor={editor} />
            {isListNotFound ? (
              <div className="dialog__actions item-editor__gone-actions">
                <ListNotFoundActions form={form} />
              </div>
            ) : (
              <SaveActions
                isAddedAgain={props.item !== null && base.item === null}
                canAddAnother={onAnother !== undefined}
                onCancel={leave}
              />
            )}
          </fieldset>
        </EditorForm>
      </Dialog>
      {(isLeaving || blocker.state === 'blocked') && (
        <LeaveQuestion
          isPageLeft={!isLeaving}
          onLeave={() => {
            blocker.proceed?.();
            props.onClose();
          }}
          onStay={() => {
            blocker.reset?.();
            setLeaving(false);
          }}
        />
      )}
    </>
  );
}

/** Says that somebody counts on the item. In surprise mode the owner's list has no claims. */
function ClaimedNote({ item }: { item: ItemView | null }) {
  const { t } = useI18n();
  if (item === null || item.claimedQuantity === 0) return null;
  return <p className="item-editor__claimed">{t('item.form.claimed')}</p>;
}

interface LeaveQuestionProps {
  /** not the dialog alone */
  isPageLeft: boolean;
  onLeave: () => void;
  onStay: () => void;
}

function LeaveQuestion({ isPageLeft, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useI18n();
  return (
    <ConfirmDialog
      isLosing
      title={t(isPageLeft ? 'item.leave.page' : 'item.leave.title')}
      text={t('item.leave.text')}
      confirmLabel={t(isPageLeft ? 'item.leave.confirmPage' : 'item.leave.confirm')}
      cancelLabel={t('item.leave.stay')}
      closeLabel={t('common.close')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

/** The name of the button that saves and goes on with another item. */
const anotherName = 'another';

interface SaveActionsProps {
  /** the item was deleted meanwhile */
  isAddedAgain: boolean;
  canAddAnother: boolean;
  onCancel: () => void;
}

function SaveActions({ isAddedAgain, canAddAnother, onCancel }: SaveActionsProps) {
  const { t } = useI18n();
  return (
    <div className="dialog__actions">
      <Button variant="line" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit">{t(isAddedAgain ? 'item.form.addAgain' : 'common.save')}</Button>
      {canAddAnother && (
        <Button variant="quiet" type="submit" name={anotherName}>
          {t('item.form.another')}
        </Button>
      )}
    </div>
  );
}

function PhaseMessage({ editor: { state, isListNotFound } }: { editor: ItemEditor }) {
  const { t } = useI18n();
  const message = isListNotFound ? null : phaseMessage(state.phase);
  return (
    <p className="form-notice" role="alert">
      {message && ('key' in message ? t(message.key) : message.text)}
    </p>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/** A form lists its field sets among its elements. */
const isControl = (element: Element): element is Control =>
  element.matches('input, textarea, button');

/** Finds the control of a focus target; the first match in the form gets the focus. */
const isTarget: Readonly<Record<FocusTarget, (control: Control) => boolean>> = {
  conflict: ({ name }) => name === takeButtonName,
  picture: ({ type }) => type === 'file',
  submit: ({ type }) => type === 'submit',
  fault: (control) => control.hasAttribute('aria-invalid') || control.type === 'submit',
};

interface EditorFormProps {
  editor: ItemEditor;
  /** gets the name of the pressed button */
  onSubmit: (pressed: string | null) => void;
  children: React.ReactNode;
}

/** The form, with an overlay while it is saved or a shop is read. It moves the focus when the state says so. */
function EditorForm({ editor, onSubmit, children }: EditorFormProps) {
  const { t } = useI18n();
  const { isSaving, submit, state } = editor;
  const { focus, shop } = state;
  const form = useRef<HTMLFormElement>(null);
  const overlay = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSaving) overlay.current?.focus();
    else if (focus) {
      const controls = Array.from(form.current?.elements ?? []).filter(isControl);
      focusControl(controls.find(isTarget[focus.target]));
    }
  }, [isSaving, focus]);

  return (
    <form
      ref={form}
      className="dialog__inner item-editor"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.nativeEvent.submitter?.getAttribute('name') ?? null);
        void submit();
      }}
      noValidate
    >
      {children}
      {isSaving && (
        <BusyOverlay closed element={overlay}>
          {t('item.saving')}
        </BusyOverlay>
      )}
      <BusyOverlay>{shop.isReading ? t('item.fetching') : null}</BusyOverlay>
    </form>
  );
}
