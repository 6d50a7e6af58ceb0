import { ItemFields } from '../gifts/item-fields.tsx';
import { formOf } from '../gifts/item-form.ts';
import { OtherText } from '../gifts/other-text.tsx';
import { StoreButtons } from '../gifts/store-buttons.tsx';
import type { ItemDraft } from '../gifts/use-item-draft.ts';
import { Veil } from '../gifts/veil.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { BrowserButton } from '../wishlists/browser-button.tsx';
import { ChooseList } from '../wishlists/choose-list.tsx';
import { GoneNote } from '../wishlists/gone-note.tsx';
import { LiveState } from '../wishlists/live-state.tsx';
import { PrivateMark } from '../wishlists/private-mark.tsx';
import { longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const nothing = () => {};

/** Another owner wrote into every field, the shop says something else too, and nothing is right. */
const draft: ItemDraft = {
  base: { item: null, version: 1 },
  form: { ...formOf(null), url: 'shop', title: longTitle, price: '20 €', quantity: '100' },
  others: {
    meanwhile: { url: '', title: longTitle, description: 'Red', price: '25 €', quantity: '3' },
    inShop: { title: 'Two-line kite', price: '1.299,00 €' },
    picture: null,
  },
  refused: {},
  filled: {},
  isChanged: true,
  change: nothing,
  refuse: nothing,
  fill: nothing,
  take: nothing,
  settlePicture: nothing,
  detach: nothing,
  rebase: nothing,
  merge: nothing,
};
const shop = { fetching: false, note: 'blocked', read: nothing } as const;

/** The parts of which the owner's dialogs and pages are made, one by one. */
export function WishStates() {
  const { t } = useI18n();
  const meanwhile = (text: string) => t('item.form.meanwhile', { text });
  return (
    <>
      <State name="Beside a field: what another owner wrote, or a shop">
        <OtherText field={t('item.form.title')} text={meanwhile('Kite')} onTake={nothing} />
        <OtherText
          field={t('item.form.description')}
          text={meanwhile(longTitle.repeat(3))}
          onTake={nothing}
        />
        <OtherText
          field={t('item.form.price')}
          text={t('item.form.inShop', { text: '1.299,00 €' })}
          onTake={nothing}
        />
      </State>
      <State name="A wish with everything wrong, and another owner in every field">
        <div className="item-form dialog-inner">
          <ItemFields
            draft={draft}
            faults={{ url: 'not_a_url', title: 'too_long', price: 'invalid' }}
            quantityFault={t('failure.item.claimed_more')}
            shop={shop}
          />
        </div>
      </State>
      {(['item.saving', 'item.fetching'] as const).map((key) => (
        <State key={key} name={key === 'item.saving' ? 'Nothing can be done' : 'One can go on'}>
          <div className="item-form">
            <p>{`${longTitle} `.repeat(6)}</p>
            <Veil closed={key === 'item.saving'}>{t(key)}</Veil>
          </div>
        </State>
      ))}
      <State name="Typed for a list that is gone">
        <GoneNote text={longTitle} />
      </State>
      <State name="With a shop, and without">
        <div className="state-row item-tools">
          <StoreButtons title="Kite" url="https://shop.example/" />
          <StoreButtons title="Drum" url={null} />
        </div>
      </State>
      <State name="Live, asked for now and then, out of reach">
        <LiveState connected changes={0} />
        <LiveState connected changes={1} connection="slow" />
        <LiveState connected={false} changes={0} />
      </State>
      <State name="A code that is private">
        <QrCode text="https://wishbow.example/wishlist" label={t('rescue.qr')} />
        <PrivateMark />
      </State>
      <State name="Which list should it go on?">
        <ChooseList brought={{ title: longTitle }} />
      </State>
      <State name="The button for browsers">
        <BrowserButton />
      </State>
    </>
  );
}
