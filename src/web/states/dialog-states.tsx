import type { ComponentType } from 'react';
import { ListGoneContext } from '../api/list-gone.tsx';
import { UndoDialog } from '../claims/undo-dialog.tsx';
import { OpenConsentDialog } from '../consent/open-consent-dialog.tsx';
import { ClaimDialog } from '../gifts/claim-dialog.tsx';
import { DeleteItemDialog } from '../gifts/delete-item-dialog.tsx';
import { ItemDialog } from '../gifts/item-dialog.tsx';
import { ListSettings } from '../wishlists/list-settings.tsx';
import { ManagerDialog } from '../wishlists/manager-dialog.tsx';
import { MoveDialog } from '../wishlists/move-dialog.tsx';
import { ReportDialog } from '../wishlists/report-dialog.tsx';
import { RescueKit } from '../wishlists/rescue-kit.tsx';
import { SharePanel } from '../wishlists/share-panel.tsx';
import {
  config,
  everyItem,
  item,
  longName,
  longTitle,
  ownerList,
  summaries,
  summary,
} from './fixtures.ts';

const nothing = () => {};
const replaced = { leaving: nothing, arrived: nothing };
const list = ownerList([]);
const long = item('long', { title: longTitle, price: '64,00 €', imageKey: 'photo' });
const claiming = {
  guestToken: 'guest',
  left: 3,
  onTaking: nothing,
  onClaimed: nothing,
  onList: nothing,
  onClose: nothing,
};
const longList = summary('long', { name: longName });

/** Every dialog, open; a press on its main button leaves it under way, because nobody answers. */
export const dialogs = {
  claim: () => <ClaimDialog {...claiming} item={long} />,
  'claim-lost': () => (
    <ClaimDialog {...claiming} item={{ ...long, isClaimed: true, claimedBy: longName }} />
  ),
  'claim-gone': () => <ClaimDialog {...claiming} item={long} left={0} removed />,
  'claim-trying': () => (
    <ClaimDialog
      {...claiming}
      item={long}
      resumed={{ key: 'k', guestToken: 'guest', itemId: 'long', claimerName: longName, since: 0 }}
    />
  ),
  'claim-undo': () => (
    <UndoDialog
      claim={{ guestToken: 'guest', claimId: 'c', receipt: 'r', title: longTitle }}
      onUndone={nothing}
      onClose={nothing}
    />
  ),
  report: () => <ReportDialog guestToken="guest" onClose={nothing} />,
  'item-add': () => <ItemDialog list={list} item={null} onSaved={nothing} onClose={nothing} />,
  'item-edit': () => (
    <ItemDialog
      list={list}
      item={{ ...(everyItem[0] ?? long), imageKey: 'photo' }}
      onSaved={nothing}
      onClose={nothing}
    />
  ),
  'item-gone': () => (
    <ListGoneContext value={{ isGone: true, hold: () => nothing }}>
      <ItemDialog
        list={list}
        item={null}
        prefill={{ title: longTitle, price: '20 €' }}
        onSaved={nothing}
        onClose={nothing}
      />
    </ListGoneContext>
  ),
  'item-delete': () => (
    <DeleteItemDialog list={ownerList([long])} item={long} onDeleted={nothing} onClose={nothing} />
  ),
  cookies: () => <OpenConsentDialog config={config} onClosed={nothing} />,
  share: () => <SharePanel list={ownerList([])} onClose={nothing} />,
  rescue: () => (
    <RescueKit list={ownerList([], { name: longName })} onReplaced={replaced} onClose={nothing} />
  ),
  settings: () => (
    <ListSettings
      list={ownerList([], {
        name: longName,
        surprise: true,
        surpriseUntil: '2999-12-24T00:00:00.000Z',
        allowUndo: true,
      })}
      onList={nothing}
      onReplaced={replaced}
      onClose={nothing}
    />
  ),
  move: () => (
    <MoveDialog
      tokens={Array.from({ length: 12 }, (_, at) => `${at}`.padStart(24, 'a'))}
      onClose={nothing}
    />
  ),
  archive: () => (
    <ManagerDialog
      question={{ act: 'archive', list: longList }}
      onClose={nothing}
      onDone={nothing}
    />
  ),
  forget: () => (
    <ManagerDialog
      question={{ act: 'forget', list: longList }}
      onClose={nothing}
      onDone={nothing}
    />
  ),
  delete: () => (
    <ManagerDialog
      question={{ act: 'delete', list: longList }}
      onClose={nothing}
      onDone={nothing}
    />
  ),
  'forget-all': () => (
    <ManagerDialog
      question={{ act: 'forgetAll', lists: summaries }}
      onClose={nothing}
      onDone={nothing}
    />
  ),
} satisfies Record<string, ComponentType>;
