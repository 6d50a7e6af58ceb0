import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { useListGone } from '../api/list-gone.tsx';
import { useLeaveGuard } from '../api/use-leave-guard.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { CheckBox } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ItemFields } from './item-fields.tsx';
import { faultsIn, faultsOf, type ItemFaults, type ItemPrefill } from './item-form.ts';
import { ItemImageField } from './item-image-field.tsx';
import { keptPicture } from './kept-picture.ts';
import { ListGoneActs, useCarryElsewhere } from './list-gone-acts.tsx';
import { useItemDraft } from './use-item-draft.ts';
import { useItemImage } from './use-item-image.ts';
import { useProductInfo } from './use-product-info.ts';
import { type Saved, useSaveItem } from './use-save-item.ts';
import { Veil } from './veil.tsx';

interface ItemDialogProps {
  /** the list as it is on the screen when the dialog opens */
  list: Pick<OwnerView, 'adminToken' | 'version' | 'items'>;
  /** null to add one */
  item: ItemView | null;
  /** what somebody brings along for a new one */
  prefill?: ItemPrefill;
  onSaved: (list: OwnerView) => void;
  onClose: () => void;
}

const imageFaults: Readonly<Record<string, MessageKey>> = {
  'image.too_large': 'failure.image.too_large',
  'image.unsupported_type': 'failure.image.unsupported_type',
  'image.unreadable': 'failure.image.unreadable',
};

/** Adds a wish or changes one. What is wrong is said only after the first attempt to save. */
export function ItemDialog({ list, item, prefill, onSaved, onClose }: ItemDialogProps) {
  const { t } = useI18n();
  const draft = useItemDraft({ item, version: list.version }, prefill);
  const picture = useItemImage();
  const { saving, save } = useSaveItem(list, { onSaved, onBase: draft.rebase });
  const carryElsewhere = useCarryElsewhere();
  const [attempted, setAttempted] = useState(false);
  const [asking, setAsking] = useState(false);
  /** what is to be known before saving again */
  const [notice, setNotice] = useState<string | null>(null);
  /** the link that opened nothing when it was to be saved behind it */
  const [deadLink, setDeadLink] = useState<string>();
  /** more are claimed than this */
  const [tooFew, setTooFew] = useState<string>();
  /** what is to have the focus once it is on the screen; a new object each time */
  const [focus, setFocus] = useState({ selector: '' });
  const form = useRef<HTMLFormElement>(null);
  const veil = useRef<HTMLDivElement>(null);

  const { base } = draft;
  const isChanged = draft.isChanged || picture.image.file !== null || picture.image.remove;
  const blocker = useLeaveGuard(isChanged);
  const isListGone = useListGone(isChanged || saving) || deadLink === list.adminToken;
  const shop = useProductInfo({
    onInfo: draft.fill,
    onPicture: (file) => picture.offer(file, base.item?.imageKey != null),
  });

  const readPrefill = useEffectEvent(() => {
    if (prefill?.picture) picture.choose(prefill.picture);
    if (prefill?.url) void shop.read(prefill.url);
  });
  useEffect(() => readPrefill(), []);
  useEffect(() => {
    if (saving) veil.current?.focus();
    else if (focus.selector) form.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [saving, focus]);

  const leave = () => {
    if (isChanged) setAsking(true);
    else onClose();
  };

  const focusOn = (selector: string) => setFocus({ selector });
  const faults: ItemFaults = attempted ? { ...draft.refused, ...faultsIn(draft.form) } : {};

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    if (saving) return;
    if (isListGone) return void carry();
    setAttempted(true);
    setTooFew(undefined);
    if (Object.keys(faultsIn(draft.form)).length > 0) {
      focusOn('[aria-invalid]');
      return;
    }
    shop.stop();
    setNotice(null);
    const { form: typed } = draft;
    tell(await save({ base, form: typed, settledImage: picture.settled }));
  };

  const carry = async () => {
    const { file, remove } = picture.image;
    await carryElsewhere(draft.form, file ?? (remove ? null : await keptPicture(base.item)));
  };

  const tell = (saved: Saved) => {
    switch (saved.state) {
      case 'saved':
        return onClose();
      case 'collided':
        draft.merge(saved.merged);
        setNotice(t('item.form.collided'));
        return focusOn('.other-text button');
      case 'gone':
        setNotice(t('item.form.gone'));
        if (!picture.image.file && !picture.image.remove) {
          void keptPicture(base.item).then((file) => file && picture.choose(file));
        }
        draft.detach();
        return focusOn('[type=submit]');
      case 'list-gone':
        setDeadLink(list.adminToken);
        return focusOn('[type=submit]');
      case 'no-picture':
        return focusOn('input[type=file]');
      case 'failed': {
        const { code, status, problem } = saved.failure;
        const refused = faultsOf(problem);
        const imageFault = imageFaults[code];
        draft.refuse(refused);
        if (imageFault) picture.refuse(imageFault);
        else if (code === 'item.claimed_more') setTooFew(draft.form.quantity);
        else if (Object.keys(refused).length === 0) {
          setNotice(
            status === 0 ? t('item.form.unanswered') : (problem?.message ?? t('status.500')),
          );
        }
        return focusOn(imageFault ? 'input[type=file]' : '[aria-invalid], [type=submit]');
      }
    }
  };

  return (
    <>
      <Dialog
        wide
        title={t(base.item ? 'item.form.edit' : 'item.form.add')}
        closeLabel={t('common.close')}
        onClose={leave}
        busy={saving}
      >
        <form ref={form} className="dialog-inner item-form" onSubmit={submit} noValidate>
          {isListGone && (
            <p className="form-notice gone-banner" role="alert">
              {t('gone.text')}
            </p>
          )}
          <fieldset className="dialog-inner" disabled={saving}>
            <ItemFields
              draft={draft}
              faults={faults}
              quantityFault={
                tooFew === draft.form.quantity ? t('failure.item.claimed_more') : undefined
              }
              shop={shop}
            />
            <ItemImageField item={base.item} picture={picture} draft={draft} />
            <CheckBox
              label={t('item.form.mostWanted')}
              hint={t('item.form.mostWantedHint')}
              checked={draft.form.mostWanted}
              onChecked={(mostWanted) => draft.change({ mostWanted })}
            />
            <p className="form-notice" role="alert">
              {!isListGone && notice}
            </p>
            <div className={isListGone ? 'dialog-acts gone-acts' : 'dialog-acts'}>
              {isListGone ? (
                <ListGoneActs form={draft.form} />
              ) : (
                <>
                  <Button variant="line" onClick={leave}>
                    {t('common.cancel')}
                  </Button>
                  <Button type="submit">
                    {t(item && !base.item ? 'item.form.addAgain' : 'common.save')}
                  </Button>
                </>
              )}
            </div>
          </fieldset>
          {saving && (
            <Veil closed element={veil}>
              {t('item.saving')}
            </Veil>
          )}
          {shop.fetching && <Veil>{t('item.fetching')}</Veil>}
        </form>
      </Dialog>
      {(asking || blocker.state === 'blocked') && (
        <ConfirmDialog
          title={t('item.leave.title')}
          text={t('item.leave.text')}
          confirmLabel={t('item.leave.confirm')}
          cancelLabel={t('item.leave.stay')}
          closeLabel={t('common.close')}
          onConfirm={() => {
            blocker.proceed?.();
            onClose();
          }}
          onClose={() => {
            blocker.reset?.();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
