import { limits } from '../../../domain/limits.ts';
import { findSharedLink } from '../../../domain/shared-link.ts';
import { isBlank } from '../../../domain/text.ts';
import { pasteLink } from '../../browser/paste-link.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Alternatives } from './alternatives.tsx';
import type { FieldsEditor } from './fields-editor.ts';

/** Delay before the shop is read after a paste: the field must contain the pasted text first. */
const pasteDelayMs = 50;

interface UrlFieldProps {
  editor: FieldsEditor;
  autoFocus: boolean;
  bound: { value: string; onText: (text: string) => void; fault: string | undefined };
}

/** The field of the link. A new item's shop page is read at once, an existing one's at the press of the button. */
export function UrlField({ editor: { state, shop, ...editor }, bound, autoFocus }: UrlFieldProps) {
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
    <div>
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
