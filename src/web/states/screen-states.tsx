import type { GuestView, ItemView, OwnerView } from '../../contract/schemas.ts';
import { FinalCall, Hero } from '../home/hero.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { GuestScreen } from '../screens/guest/guest-screen.tsx';
import { OwnerScreen } from '../screens/owner/owner-screen.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { ImportList } from '../wishlists/backup/import-list.tsx';
import { CreateButton } from '../wishlists/my-wishlists/create-button.tsx';
import { LastListFacts, NoLastListCard } from '../wishlists/my-wishlists/last-list-card.tsx';
import { NoWishlist } from '../wishlists/my-wishlists/no-wishlist.tsx';
import { WishlistRows } from '../wishlists/my-wishlists/wishlist-rows.tsx';
import { AdminLink } from '../wishlists/owner/admin-link.tsx';
import { EditConflict } from '../wishlists/owner/edit-conflict.tsx';
import { NoOwnedWishlist } from '../wishlists/owner/no-owned-wishlist.tsx';
import { TakenDown } from '../wishlists/owner/taken-down.tsx';
import { WishlistName } from '../wishlists/owner/wishlist-name.tsx';
import {
  everyItem,
  fullList,
  guestList,
  item,
  live,
  longName,
  longTitle,
  now,
  ownerList,
  summaries,
  summary,
} from './fixtures.ts';
import { State } from './state.tsx';

const noop = () => {};
const replaced = { leaving: noop, arrived: noop };
const read = async () => {};

function Guest(props: {
  items: readonly ItemView[];
  part?: Partial<GuestView>;
  offline?: boolean;
}) {
  return (
    <GuestScreen
      list={guestList(props.items, props.part)}
      show={noop}
      live={props.offline ? { ...live, connection: 'away' } : live}
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
      show={noop}
      live={props.offline ? { ...live, connection: 'away' } : live}
      onReplaced={replaced}
    />
  );
}

const bareName = { name: null, description: null };
const long = { name: longName, description: `${longTitle} `.repeat(5) };

/** Shows the guest's screen in every state. */
export function GuestStates() {
  return (
    <>
      <State wide name="An item in every state">
        <Guest items={everyItem} />
      </State>
      <State wide name="One item, long words, offline">
        <Guest items={[item('only', { title: longTitle })]} part={long} offline />
      </State>
      <State wide name="No item, no name">
        <Guest items={[]} part={bareName} />
      </State>
    </>
  );
}

/** Shows the owner's screen in every state. */
export function OwnerStates() {
  return (
    <>
      <State wide name="An item in every state">
        <Owner items={everyItem} />
      </State>
      <State wide name="One item, long words, offline">
        <Owner items={[item('only', { title: longTitle })]} part={long} offline />
      </State>
      <State wide name="No item, no name">
        <Owner items={[]} part={bareName} />
      </State>
      <State name="Its name is being typed">
        <WishlistName list={{ ...ownerList([]), name: null }} onList={noop} isNew />
      </State>
      <State name="The key, open">
        <AdminLink
          isStored={false}
          list={ownerList([])}
          open
          onToggle={noop}
          onReplaced={replaced}
        />
      </State>
    </>
  );
}

/** Shows a guest's list with the maximum number of items. */
export function FullList() {
  return (
    <State wide name="Five hundred items">
      <Guest items={fullList} />
    </State>
  );
}

/** Shows the visitor's lists in every state. */
export function ManagerStates() {
  const { t } = useI18n();
  return (
    <>
      <State name="New wishlist: possible, switched off">
        <div className="state-row">
          <CreateButton enabled />
          <CreateButton enabled={false} />
        </div>
        <EmptyState title={t('manager.disabled.title')} text={t('manager.disabled.text')} />
      </State>
      <State wide name="A list that the operator has taken down">
        <TakenDown
          adminToken="taken"
          name={longName}
          reason="scam"
          statement={longTitle}
          since="2027-03-14T09:26:53.000Z"
          expiresAt="2029-03-14T09:26:53.000Z"
        />
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
        <ImportList hasNone onTake={read} />
      </State>
      <State name="Two owners wrote at once">
        <EditConflict
          text={t('admin.name.meanwhile', { name: longName })}
          onMine={noop}
          onTheirs={noop}
        />
      </State>
    </>
  );
}

/** Shows the screens for missing, loading and failed pages. */
export function PlaceStates() {
  return (
    <>
      <State wide name="Home">
        <Hero />
        <div className="page-width">
          <div className="last-list-card__place">
            <LastListFacts list={summary('last', { name: longName })} recent={12} now={now} />
          </div>
        </div>
        <FinalCall />
      </State>
      <State name="Home, the lists out of reach">
        <div className="last-list-card__place">
          <NoLastListCard reason="unreachable" />
        </div>
      </State>
      <State name="A list that is not there, for guests">
        <NoWishlist status={404} />
      </State>
      <State name="A list that is not there, for its owner">
        <NoOwnedWishlist status={404} />
      </State>
      <State name="A list out of reach">
        <NoWishlist status={503} />
      </State>
      <State name="A fault of ours">
        <ErrorScreen />
      </State>
      <State name="No such page">
        <NotFoundPage />
      </State>
    </>
  );
}
