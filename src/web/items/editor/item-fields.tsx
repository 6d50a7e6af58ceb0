import { limits } from '../../../domain/limits.ts';
import { findSharedLink } from '../../../domain/shared-link.ts';
import { isBlank } from '../../../domain/text.ts';
import { pasteLink } from '../../browser/paste-link.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { type EditorState, shownFaults } from './item-editor-reducer.ts';
import type { TypedField } from './item-form.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** The part of the editor that the fields use. */
export interface FieldsEditor extends Pick<ItemEditor, 'change' | 'takeText'> {
  readonly state: EditorState;
  readonly shop: Omit<ItemEditor['shop'], 'stop'>;
}

/** Delay before the shop is read after a paste: the field must contain the pasted text first. */
const pasteDelayMs = 50;

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
            placeholder="$0.00"
            maxLength={limits.itemPrice}
          />
          {alternatives('price', t('item.form.price'))}
        </div>
        <div>
          <TextField
            {...bind('quantity')}
            {...(form.quantity === tooSmallQuantity && { fault: t('failure.item.claimed_more') })}
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

interface UrlFieldProps {
  editor: FieldsEditor;
  autoFocus: boolean;
  bound: { value: string; onText: (text: string) => void; fault: string | undefined };
}

/** The field of the link. A new item's shop page is read at once, an existing one's at the press of the button. */
function UrlField({ editor: { state, shop, ...editor }, bound, autoFocus }: UrlFieldProps) {
  const { t } = useI18n();
  const { isReading, note } = state.shop;
  const { item } = state.base;
  const { url } = state.form;
  const isSavedUrl = isBlank(url) || url === item?.url;

  /** Reduces the field to the address in it, and returns that; null when there is none. */
  const extractUrl = (): string | null => {
    const found = findSharedLink(url)?.url ?? null;
    if (found !== null && found !== url) bound.onText(found);
    return found;
  };

  const paste = (event: React.ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const pasted = pasteLink(event, bound.onText);
    if (item || event.clipboardData.getData('text/plain') === '') return;
    setTimeout(() => void shop.read(pasted ?? field.value), pasteDelayMs);
  };

  const onUrlBlur = (event: React.FocusEvent<HTMLInputElement>) => {
    // The button beside the field reads the page itself.
    const isButtonFocused = event.currentTarget.parentElement?.contains(event.relatedTarget);
    if (isSavedUrl || isButtonFocused) return;
    const found = extractUrl();
    if (!item && (found === null || !shop.hasRead(found))) void shop.read(url);
  };

  const onUrlKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isSavedUrl) return;
    const found = extractUrl();
    const isRead = found !== null && shop.hasRead(found);
    if (isRead && !isReading) return;
    event.preventDefault();
    if (!isRead) void shop.read(url);
  };

  return (
    <div className="item-editor__url">
      <TextField
        {...bound}
        label={t('item.form.url')}
        data-autofocus={autoFocus || undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint={note ? undefined : t('item.form.urlHint')}
        maxLength={limits.itemUrl}
        onText={(text) => {
          shop.clearNote();
          bound.onText(text);
        }}
        onPaste={paste}
        onBlur={onUrlBlur}
        onKeyDown={onUrlKeyDown}
        action={
          <Button
            variant="line"
            busy={isReading}
            disabled={isBlank(url)}
            onClick={() => {
              extractUrl();
              void shop.read(url);
            }}
          >
            {t('item.form.extract')}
          </Button>
        }
      />
      <p className="item-editor__shop-note" role="status">
        {note && t(note === 'no_link' ? 'link.none' : `item.form.shop.${note}`)}
      </p>
      <Alternatives editor={{ ...editor, state }} field="url" label={t('item.form.url')} />
    </div>
  );
}

interface AlternativesProps {
  editor: Pick<FieldsEditor, 'state' | 'takeText'>;
  field: TypedField;
  label: string;
}

/** Shows below a field what another owner wrote in it, and what the shop offers for it. */
function Alternatives({ editor: { state, takeText }, field, label }: AlternativesProps) {
  const { t } = useI18n();
  const ownersText = state.conflicts.texts[field];
  const { [field as keyof typeof state.offered]: shopsText } = state.offered;
  return (
    <>
      {ownersText !== undefined && (
        <ConflictNote
          field={label}
          text={t('item.form.meanwhile', { text: ownersText || t('item.form.meanwhileEmpty') })}
          onTake={() => takeText(field, ownersText)}
        />
      )}
      {shopsText !== undefined && (
        <ConflictNote
          field={label}
          text={t('item.form.inShop', { text: shopsText })}
          onTake={() => takeText(field, shopsText)}
        />
      )}
    </>
  );
}
