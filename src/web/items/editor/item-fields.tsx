import { limits } from '../../../domain/limits.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Alternatives } from './alternatives.tsx';
import type { FieldsEditor } from './fields-editor.ts';
import { shownFaults } from './item-editor-reducer.ts';
import type { TypedField } from './item-form.ts';
import { UrlField } from './url-field.tsx';

/** The text fields of an item, each with the text of another owner or the shop where there is one. */
export function ItemFields({
  editor,
  startsAtTitle,
}: {
  editor: FieldsEditor;
  startsAtTitle: boolean;
}) {
  const { t } = useI18n();
  const { form, base, tooSmallQuantity } = editor.state;
  const atTitle = startsAtTitle || base.item !== null || form.url !== '';
  const faults = shownFaults(editor.state);
  const counter = (count: number, max: number) => t('common.count', { count, max });
  const bind = (field: TypedField) => ({
    value: form[field],
    onText: (text: string) => editor.change({ [field]: text }),
    fault: faults[field] && t(`fault.${faults[field]}`),
  });
  const quantityFault =
    form.quantity === tooSmallQuantity
      ? t('failure.item.claimed_more')
      : faults.quantity && t('item.form.quantityFault', { max: limits.maxQuantity });
  const alternatives = (field: TypedField, label: string) => (
    <Alternatives editor={editor} field={field} label={label} />
  );

  return (
    <>
      <UrlField editor={editor} bound={bind('url')} autoFocus={!atTitle} />
      <div>
        <TextField
          {...bind('title')}
          label={t('item.form.title')}
          data-autofocus={atTitle || undefined}
          required
          maxLength={limits.itemTitle}
          counter={counter}
        />
        {alternatives('title', t('item.form.title'))}
      </div>
      <div>
        <TextArea
          {...bind('description')}
          label={t('item.form.description')}
          hint={t('item.form.descriptionHint')}
          maxLength={limits.itemDescription}
          counter={counter}
        />
        {alternatives('description', t('item.form.description'))}
      </div>
      <div className="item-editor__pair">
        <div>
          <TextField
            {...bind('price')}
            label={t('item.form.price')}
            autoComplete="off"
            placeholder={t('item.form.priceExample')}
            maxLength={limits.itemPrice}
            counter={counter}
          />
          {alternatives('price', t('item.form.price'))}
        </div>
        <div>
          <TextField
            {...bind('quantity')}
            fault={quantityFault}
            label={t('item.form.quantity')}
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.maxQuantity}
            step={1}
          />
          {alternatives('quantity', t('item.form.quantity'))}
        </div>
      </div>
    </>
  );
}
