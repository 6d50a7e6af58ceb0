import type { ReceiptView } from '../../contract/schemas.ts';
import type { OwnClaim } from '../claims/own-claims.ts';
import { NoReceipt, Unclaimed } from '../claims/receipt/no-receipt.tsx';
import { ReceiptSheet } from '../claims/receipt/receipt-sheet.tsx';
import { YourGifts } from '../claims/your-gifts.tsx';
import { ItemPicture } from '../images/item-picture.tsx';
import { GuestCover } from '../wishlists/guest/guest-cover.tsx';
import { everyItem, guestList, live, longName, longTitle } from './fixtures.ts';
import { State } from './state.tsx';

const noop = () => {};
const made = '2027-03-14T09:26:53.000Z';

const own = (itemId: string, title: string): OwnClaim => ({
  receipt: `receipt-${itemId}`,
  claimId: itemId,
  itemId,
  guestToken: 'guest',
  name: longName,
  title,
  at: made,
});

const receipt: ReceiptView = {
  id: 'claim',
  claimerName: 'Uncle Tomáš',
  createdAt: made,
  itemId: 'gift',
  item: {
    title: longTitle,
    url: 'https://shop.example/hat',
    price: '1.299,00 €',
    description: 'The one with the wooden handle. '.repeat(4),
    imageKey: null,
    drawing: 'top-hat',
  },
  before: null,
  removed: false,
  wishlistName: longName,
  guestToken: 'guest',
  allowUndo: true,
};

function Sheet({ part }: { part: Partial<ReceiptView> }) {
  const claim = { ...receipt, ...part };
  const { imageKey, drawing } = claim.item;
  const item = { id: claim.itemId, imageKey, drawing, isClaimed: true };
  return (
    <ReceiptSheet
      receipt="receipt"
      claim={claim}
      picture={<ItemPicture item={item} sizes="220px" />}
      onUnclaimed={noop}
    />
  );
}

/** Shows a guest's own claims and a receipt in every state. */
export function ClaimStates() {
  const second = { ...own('partly', ''), receipt: 'receipt-second' };
  const claims = [second, own('partly', ''), own('gone', longTitle)];
  const list = guestList(everyItem, { allowUndo: true });
  return (
    <>
      <State name="Your gifts: two pieces of one, and one that is gone">
        <YourGifts list={list} claims={claims} onUnclaimed={noop} />
      </State>
      <State wide name="A receipt, nothing has changed">
        <Sheet part={{}} />
      </State>
      <State wide name="A receipt, all has changed, no undo">
        <Sheet
          part={{
            before: { ...receipt.item, title: 'A hat', url: null, price: null, description: 'Red' },
            allowUndo: false,
          }}
        />
      </State>
      <State wide name="A receipt, the picture has changed">
        <Sheet part={{ before: { ...receipt.item, imageKey: null } }} />
      </State>
      <State wide name="A receipt, the item is deleted and the link replaced">
        <Sheet part={{ removed: true, guestToken: null, wishlistName: null }} />
      </State>
      <State name="A receipt of nothing">
        <NoReceipt receipt="nothing" />
      </State>
      <State name="Taken back">
        <Unclaimed guestToken={null} />
      </State>
      <State wide name="The list is asked for now and then">
        <GuestCover list={list} live={{ ...live, connection: 'slow' }} />
      </State>
    </>
  );
}
