import type { ComponentType } from 'react';
import { ClaimDialog } from '../claims/claim-dialog.tsx';
import { ClaimLost } from '../claims/claim-lost.tsx';
import { UnclaimDialog } from '../claims/unclaim-dialog.tsx';
import { OpenConsentDialog } from '../consent/open-consent-dialog.tsx';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { ItemDialog } from '../items/editor/item-dialog.tsx';
import { ListNotFoundContext } from '../live/list-not-found.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { MoveDialog } from '../wishlists/backup/move-dialog.tsx';
import { RecoveryKit } from '../wishlists/backup/recovery-kit.tsx';
import { ReportDialog } from '../wishlists/guest/report-dialog.tsx';
import { ManagerDialog } from '../wishlists/my-wishlists/manager-dialog.tsx';
import { ListSettings } from '../wishlists/owner/settings/list-settings.tsx';
import { SharePanel } from '../wishlists/sharing/share-panel.tsx';
import { everyItem, item, longName, longTitle, ownerList, summaries, summary } from './fixtures.ts';

const noop = () => {};
const replaced = { leaving: noop, arrived: noop };
const list = ownerList([]);
const long = item('long', { title: longTitle, price: '64,00 €', imageKey: 'photo' });
const claiming = {
  allowUndo: false,
  guestToken: 'guest',
  left: 3,
  onOptimisticClaim: noop,
  onClaimed: noop,
  onList: noop,
  onClose: noop,
};
const longList = summary('long', { name: longName });

/** Every dialog, open. Its main button leaves it busy, because no request is answered. */
export const dialogs = {
  claim: () => <ClaimDialog {...claiming} item={{ ...long, maxQuantity: 6 }} />,
  'claim-lost': () => (
    <ClaimDialog {...claiming} item={{ ...long, isClaimed: true, claimedBy: longName }} />
  ),
  'claim-yours': () => (
    <Dialog title={longTitle} closeLabel="x" onClose={noop}>
      <ClaimLost claimedBy={longName} ownReceipt="r" isDeleted={false} left={2} onClose={noop} />
    </Dialog>
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
    <UnclaimDialog
      claim={{ guestToken: 'guest', claimId: 'c', receipt: 'r', title: longTitle }}
      onUnclaimed={noop}
      onClose={noop}
    />
  ),
  report: () => <ReportDialog guestToken="guest" items={[long]} onClose={noop} />,
  'item-add': () => <ItemDialog list={list} item={null} onSaved={noop} onClose={noop} />,
  'item-edit': () => (
    <ItemDialog
      list={list}
      item={{ ...(everyItem[0] ?? long), imageKey: 'photo' }}
      onSaved={noop}
      onClose={noop}
    />
  ),
  'item-gone': () => (
    <ListNotFoundContext value={{ isNotFound: true, hold: () => noop }}>
      <ItemDialog
        list={list}
        item={null}
        prefill={{ title: longTitle, price: '20 €' }}
        onSaved={noop}
        onClose={noop}
      />
    </ListNotFoundContext>
  ),
  'item-delete': () => (
    <DeleteItemDialog list={ownerList([long])} item={long} onDeleted={noop} onClose={noop} />
  ),
  cookies: () => (
    <OpenConsentDialog services="analytics:google advertising:adsense" onClosed={noop} />
  ),
  share: () => <SharePanel list={ownerList([])} areClaimsHidden onClose={noop} />,
  rescue: () => (
    <RecoveryKit list={ownerList([], { name: longName })} onReplaced={replaced} onClose={noop} />
  ),
  settings: () => (
    <ListSettings
      list={ownerList([], {
        name: longName,
        surprise: true,
        surpriseUntil: '2999-12-24T00:00:00.000Z',
        allowUndo: true,
      })}
      onList={noop}
      onReplaced={replaced}
      onClose={noop}
    />
  ),
  move: () => (
    <MoveDialog
      tokens={Array.from({ length: 12 }, (_, at) => `${at}`.padStart(24, 'a'))}
      onClose={noop}
    />
  ),
  archive: () => (
    <ManagerDialog question={{ act: 'archive', list: longList }} onClose={noop} onDone={noop} />
  ),
  forget: () => (
    <ManagerDialog question={{ act: 'forget', list: longList }} onClose={noop} onDone={noop} />
  ),
  delete: () => (
    <ManagerDialog question={{ act: 'delete', list: longList }} onClose={noop} onDone={noop} />
  ),
  'forget-all': () => (
    <ManagerDialog question={{ act: 'forgetAll', lists: summaries }} onClose={noop} onDone={noop} />
  ),
} satisfies Record<string, ComponentType>;
