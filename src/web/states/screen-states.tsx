import type { GuestView, ItemView, OwnerView } from '../../contract/schemas.ts';
import { FinalCall, Hero } from '../home/hero.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ErrorScreen } from '../routes/error-screen.tsx';
import { GuestScreen } from '../routes/guest-screen.tsx';
import { OwnerScreen } from '../routes/owner-screen.tsx';
import { LostGift } from '../shell/lost-gift.tsx';
import { Notice } from '../ui/notice.tsx';
import { AdminKey } from '../wishlists/admin-key.tsx';
import { BringList } from '../wishlists/bring-list.tsx';
import { CreateButton } from '../wishlists/create-button.tsx';
import { Meanwhile } from '../wishlists/meanwhile.tsx';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { StatusCard, StatusFallback } from '../wishlists/status-widget.tsx';
import { WishlistRows } from '../wishlists/wishlist-rows.tsx';
import {
  everyItem,
  fullList,
  guestList,
  item,
  longName,
  longTitle,
  now,
  ownerList,
  summaries,
  summary,
} from './fixtures.ts';
import { State } from './state.tsx';

const nothing = () => {};
const replaced = { leaving: nothing, arrived: nothing };
const read = async () => {};

function Guest(props: {
  items: readonly ItemView[];
  part?: Partial<GuestView>;
  offline?: boolean;
}) {
  return (
    <GuestScreen
      list={guestList(props.items, props.part)}
      show={nothing}
      connected={!props.offline}
      changes={0}
    />
  );
}

function Owner(props: {
  items: readonly ItemView[];
  part?: Partial<OwnerView>;
  offline?: boolean;
}) {
  return (
    <OwnerScreen
      list={ownerList(props.items, props.part)}
      show={nothing}
      connected={!props.offline}
      changes={0}
      onReplaced={replaced}
    />
  );
}

const bareName = { name: null, description: null };
const long = { name: longName, description: `${longTitle} `.repeat(5) };

export function GuestStates() {
  return (
    <>
      <State wide name="A wish in every state">
        <Guest items={everyItem} />
      </State>
      <State wide name="One wish, long words, offline">
        <Guest items={[item('only', { title: longTitle })]} part={long} offline />
      </State>
      <State wide name="No wish, no name">
        <Guest items={[]} part={bareName} />
      </State>
    </>
  );
}

export function OwnerStates() {
  return (
    <>
      <State wide name="A wish in every state">
        <Owner items={everyItem} />
      </State>
      <State wide name="One wish, long words, offline">
        <Owner items={[item('only', { title: longTitle })]} part={long} offline />
      </State>
      <State wide name="No wish, no name">
        <Owner items={[]} part={bareName} />
      </State>
      <State name="The key, open">
        <AdminKey list={ownerList([])} open onToggle={nothing} onReplaced={replaced} />
      </State>
    </>
  );
}

export function FullList() {
  return (
    <State wide name="Five hundred wishes">
      <Guest items={fullList} />
    </State>
  );
}

export function ManagerStates() {
  const { t } = useI18n();
  return (
    <>
      <State name="New wishlist: possible, switched off">
        <div className="state-row">
          <CreateButton enabled />
          <CreateButton enabled={false} />
        </div>
        <Notice title={t('manager.disabled.title')} text={t('manager.disabled.text')} />
      </State>
      <State name="On their way">
        <WishlistRows mine={{ state: 'loading' }} read={read} enabled />
      </State>
      <State name="Out of reach">
        <WishlistRows mine={{ state: 'failed' }} read={read} enabled />
      </State>
      <State name="None">
        <WishlistRows mine={{ state: 'listed', wishlists: [], archived: [] }} read={read} enabled />
      </State>
      <State name="Some">
        <WishlistRows
          mine={{ state: 'listed', wishlists: summaries, archived: summaries.slice(1, 2) }}
          read={read}
          enabled
        />
      </State>
      <State name="Bring a list">
        <BringList onTake={read} />
      </State>
      <State name="Two owners wrote at once">
        <Meanwhile
          text={t('admin.name.meanwhile', { name: longName })}
          onMine={nothing}
          onTheirs={nothing}
        />
      </State>
    </>
  );
}

export function PlaceStates() {
  return (
    <>
      <State wide name="Home">
        <Hero />
        <div className="page">
          <div className="status-place">
            <StatusCard list={summary('last', { name: longName })} recent={12} now={now} />
          </div>
        </div>
        <FinalCall />
      </State>
      <State name="Home, the lists out of reach">
        <div className="status-place">
          <StatusFallback />
        </div>
      </State>
      <State name="A list that is not there, for guests">
        <NoWishlist role="guest" status={404} />
      </State>
      <State name="A list that is not there, for its owner">
        <NoWishlist role="admin" status={404} />
      </State>
      <State name="A list out of reach">
        <NoWishlist role="guest" status={503} />
      </State>
      <State name="A fault of ours">
        <ErrorScreen />
      </State>
      <State name="No such page">
        <LostGift />
      </State>
    </>
  );
}
