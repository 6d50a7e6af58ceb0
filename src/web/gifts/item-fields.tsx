import { limits } from '../../domain/limits.ts';
import { isStoreUrl } from '../../domain/text.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ItemFaults, TypedField } from './item-form.ts';
import { OtherText } from './other-text.tsx';
import type { ItemDraft } from './use-item-draft.ts';
import type { ShopNote } from './use-product-info.ts';

interface ItemFieldsProps {
  draft: ItemDraft;
  faults: ItemFaults;
  /** instead of the fault's general sentence */
  quantityFault: string | undefined;
  shop: {
    fetching: boolean;
    note: ShopNote | null;
    read: (url: string) => void;
  };
}

/** The shop reads a little later than the field: what is pasted must be in it first. */
const afterPaste = 50;

/** What is typed about a wish; beside a field what somebody else says there. */
export function ItemFields({ draft, faults, quantityFault, shop }: ItemFieldsProps) {
  const { t } = useI18n();
  const { form, change, base } = draft;
  const counter = (count: number, max: number) => t('common.count', { count, max });
  const sentence = (field: TypedField) => faults[field] && t(`fault.${faults[field]}`);

  const paste = (event: React.ClipboardEvent<HTMLInputElement>) => {
    if (base.item || event.clipboardData.getData('text/plain') === '') return;
    const field = event.currentTarget;
    setTimeout(() => shop.read(field.value), afterPaste);
  };

  return (
    <>
      <div className="item-url">
        <TextField
          label={t('item.form.url')}
          data-autofocus={base.item || form.url ? undefined : true}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={shop.note ? undefined : t('item.form.urlHint')}
          maxLength={limits.itemUrl}
          value={form.url}
          onText={(url) => change({ url })}
          onPaste={paste}
          fault={sentence('url')}
          action={
            <Button
              variant="line"
              busy={shop.fetching}
              disabled={!isStoreUrl(form.url.trim())}
              onClick={() => shop.read(form.url)}
            >
              {t('item.form.extract')}
            </Button>
          }
        />
        <p className="shop-note" role="status">
          {shop.note && t(`item.form.shop.${shop.note}`)}
        </p>
        <Others draft={draft} field="url" label={t('item.form.url')} />
      </div>
      <div>
        <TextField
          label={t('item.form.title')}
          data-autofocus={base.item || form.url ? true : undefined}
          required
          maxLength={limits.itemTitle}
          counter={counter}
          value={form.title}
          onText={(title) => change({ title })}
          fault={sentence('title')}
        />
        <Others draft={draft} field="title" label={t('item.form.title')} />
      </div>
      <div>
        <TextArea
          label={t('item.form.description')}
          hint={t('item.form.descriptionHint')}
          maxLength={limits.itemDescription}
          counter={counter}
          value={form.description}
          onText={(description) => change({ description })}
          fault={sentence('description')}
        />
        <Others draft={draft} field="description" label={t('item.form.description')} />
      </div>
      <div className="form-pair">
        <div>
          <TextField
            label={t('item.form.price')}
            autoComplete="off"
            placeholder="$0.00"
            maxLength={limits.itemPrice}
            value={form.price}
            onText={(price) => change({ price })}
            fault={sentence('price')}
          />
          <Others draft={draft} field="price" label={t('item.form.price')} />
        </div>
        <div>
          <TextField
            label={t('item.form.quantity')}
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.maxQuantity}
            step={1}
            value={form.quantity}
            onText={(quantity) => change({ quantity })}
            fault={quantityFault ?? sentence('quantity')}
          />
          <Others draft={draft} field="quantity" label={t('item.form.quantity')} />
        </div>
      </div>
    </>
  );
}

function Others({ draft, field, label }: { draft: ItemDraft; field: TypedField; label: string }) {
  const { t } = useI18n();
  const { meanwhile, inShop } = draft.others;
  const theirs = meanwhile[field];
  const shops = inShop[field as keyof typeof inShop];
  return (
    <>
      {theirs !== undefined && (
        <OtherText
          field={label}
          text={t('item.form.meanwhile', { text: theirs || t('item.form.meanwhileEmpty') })}
          onTake={() => draft.take(field, theirs)}
        />
      )}
      {shops !== undefined && (
        <OtherText
          field={label}
          text={t('item.form.inShop', { text: shops })}
          onTake={() => draft.take(field, shops)}
        />
      )}
    </>
  );
}
