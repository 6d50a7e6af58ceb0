import { useI18n } from '../i18n/use-i18n.tsx';
import { BusyOverlay } from '../items/busy-overlay.tsx';
import { ConflictNote } from '../items/editor/conflict-note.tsx';
import type { FieldsEditor } from '../items/editor/fields-editor.ts';
import { openEditor } from '../items/editor/item-editor-reducer.ts';
import { ItemFields } from '../items/editor/item-fields.tsx';
import { StoreButtons } from '../items/store-buttons.tsx';
import { LiveState } from '../live/live-state.tsx';
import { QrCode } from '../ui/qr-code/qr-code.tsx';
import { BrowserButton } from '../wishlists/add-gift/browser-button.tsx';
import { ChooseList } from '../wishlists/add-gift/choose-list.tsx';
import { SecretBadge } from '../wishlists/backup/secret-badge.tsx';
import { NotFoundNotice } from '../wishlists/owner/not-found-notice.tsx';
import { live, longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const noop = () => {};

/** Another owner wrote into every field, the shop says something else too, and noop is right. */
const editor: FieldsEditor = {
  state: {
    ...openEditor(
      { item: null, version: 1 },
      { url: 'shop', title: longTitle, price: '20 €', quantity: '100' },
    ),
    shop: { isReading: false, note: 'blocked' },
    conflicts: {
      texts: { url: '', title: longTitle, description: 'Red', price: '25 €', quantity: '3' },
      picture: null,
    },
    offered: { title: 'Two-line kite', price: '1.299,00 €' },
    isAttempted: true,
    refused: { title: 'too_long', price: 'invalid' },
    tooSmallQuantity: '100',
  },
  shop: { read: () => Promise.resolve(), hasRead: () => true, clearNote: noop },
  change: noop,
  takeText: noop,
};

/** Shows the parts of the owner's pages and dialogs in every state. */
export function ItemStates() {
  const { t } = useI18n();
  const meanwhile = (text: string) => t('item.form.meanwhile', { text });
  return (
    <>
      <State name="Beside a field: what another owner wrote, or a shop">
        <ConflictNote field={t('item.form.title')} text={meanwhile('Kite')} onTake={noop} />
        <ConflictNote
          field={t('item.form.description')}
          text={meanwhile(longTitle.repeat(3))}
          onTake={noop}
        />
        <ConflictNote
          field={t('item.form.price')}
          text={t('item.form.inShop', { text: '1.299,00 €' })}
          onTake={noop}
        />
      </State>
      <State name="An item with every field wrong, and another owner in every field">
        <div className="item-editor dialog__inner">
          <ItemFields editor={editor} startsAtTitle={false} />
        </div>
      </State>
      {(['item.saving', 'item.fetching'] as const).map((key) => (
        <State key={key} name={key === 'item.saving' ? 'Nothing can be done' : 'One can go on'}>
          <div className="item-editor">
            <p>{`${longTitle} `.repeat(6)}</p>
            <BusyOverlay closed={key === 'item.saving'}>{t(key)}</BusyOverlay>
          </div>
        </State>
      ))}
      <State name="Typed for a list that is gone">
        <NotFoundNotice text={longTitle} />
      </State>
      <State name="With a shop, and without">
        <div className="state-row owner-item__tools">
          <StoreButtons title="Kite" url="https://shop.example/" />
          <StoreButtons title="Drum" url={null} />
        </div>
      </State>
      <State name="Live, asked for now and then, out of reach">
        <LiveState {...live} />
        <LiveState {...live} connection="slow" changes={1} />
        <LiveState {...live} connection="away" />
      </State>
      <State name="A code that is private">
        <QrCode text="https://wishbow.example/wishlist" label={t('rescue.qr')} />
        <SecretBadge />
      </State>
      <State name="Which list should it go on?">
        <ChooseList prefill={{ title: longTitle }} />
      </State>
      <State name="The button for browsers">
        <BrowserButton />
      </State>
    </>
  );
}
