import { useRef, useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { Button } from '../ui/button.tsx';
import { CheckBox } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { faultsIn, formOf, type ItemFaults, type ItemForm } from './item-form.ts';
import { ItemImageField } from './item-image-field.tsx';
import { type ItemImage, useSaveItem } from './use-save-item.ts';

interface ItemDialogProps {
  adminToken: string;
  /** null to add one */
  item: ItemView | null;
  onSaved: (list: OwnerView) => void;
  onClose: () => void;
}

/** Adds a wish or changes one. What is wrong is said only after the first attempt to save. */
export function ItemDialog({ adminToken, item, onSaved, onClose }: ItemDialogProps) {
  const { t } = useI18n();
  const [form, setForm] = useState<ItemForm>(() => formOf(item));
  const [image, setImage] = useState<ItemImage>({ file: null, remove: false });
  const [attempted, setAttempted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { saving, save } = useSaveItem({ adminToken, item, onSaved });

  const change = (part: Partial<ItemForm>) => setForm((before) => ({ ...before, ...part }));
  const faults: ItemFaults = attempted ? faultsIn(form) : {};
  const sentence = (field: keyof ItemFaults) => faults[field] && t(`fault.${faults[field]}`);
  const counter = (count: number, max: number) => t('common.count', { count, max });

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (Object.keys(faultsIn(form)).length > 0) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    if ((await save(form, image)) === null) onClose();
  };

  return (
    <Dialog
      wide
      title={t(item ? 'item.form.edit' : 'item.form.add')}
      closeLabel={t('common.close')}
      onClose={onClose}
      busy={saving}
    >
      <form ref={element} className="dialog-inner" onSubmit={submit} noValidate>
        <fieldset className="dialog-inner" disabled={saving}>
          <TextField
            label={t('item.form.url')}
            type="url"
            inputMode="url"
            placeholder="https://"
            hint={t('item.form.urlHint')}
            maxLength={limits.itemUrl}
            value={form.url}
            onText={(url) => change({ url })}
            fault={sentence('url')}
          />
          <TextField
            label={t('item.form.title')}
            data-autofocus
            required
            maxLength={limits.itemTitle}
            counter={counter}
            value={form.title}
            onText={(title) => change({ title })}
            fault={sentence('title')}
          />
          <TextArea
            label={t('item.form.description')}
            hint={t('item.form.descriptionHint')}
            maxLength={limits.itemDescription}
            counter={counter}
            value={form.description}
            onText={(description) => change({ description })}
          />
          <div className="form-pair">
            <TextField
              label={t('item.form.price')}
              placeholder="$0.00"
              maxLength={limits.itemPrice}
              value={form.price}
              onText={(price) => change({ price })}
            />
            <TextField
              label={t('item.form.quantity')}
              type="number"
              inputMode="numeric"
              min={1}
              max={limits.maxQuantity}
              step={1}
              value={form.quantity}
              onText={(quantity) => change({ quantity })}
              fault={sentence('quantity')}
            />
          </div>
          <ItemImageField item={item} image={image} onImage={setImage} />
          <CheckBox
            label={t('item.form.mostWanted')}
            hint={t('item.form.mostWantedHint')}
            checked={form.mostWanted}
            onChecked={(mostWanted) => change({ mostWanted })}
          />
          <div className="dialog-acts">
            <Button variant="line" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t('common.save')}</Button>
          </div>
        </fieldset>
      </form>
      {saving && (
        <div className="saving" role="status">
          <Bow width={72} />
          {t('item.saving')}
        </div>
      )}
    </Dialog>
  );
}
