import type { ComponentType } from 'react';
import { ClaimDialog } from '../gifts/claim-dialog.tsx';
import { DeleteItemDialog } from '../gifts/delete-item-dialog.tsx';
import { ItemDialog } from '../gifts/item-dialog.tsx';
import { ManagerDialog } from '../wishlists/manager-dialog.tsx';
import { SharePanel } from '../wishlists/share-panel.tsx';
import { everyItem, item, longName, longTitle, ownerList, summaries, summary } from './fixtures.ts';

const nothing = () => {};
const long = item('long', { title: longTitle, price: '64,00 €', imageKey: 'photo' });
const longList = summary('long', { name: longName });

/** Every dialog, open; a press on its main button leaves it under way, because nobody answers. */
export const dialogs = {
  claim: () => <ClaimDialog guestToken="guest" item={long} onList={nothing} onClose={nothing} />,
  'item-add': () => (
    <ItemDialog adminToken="admin" item={null} onSaved={nothing} onClose={nothing} />
  ),
  'item-edit': () => (
    <ItemDialog
      adminToken="admin"
      item={{ ...(everyItem[0] ?? long), imageKey: 'photo' }}
      onSaved={nothing}
      onClose={nothing}
    />
  ),
  'item-delete': () => (
    <DeleteItemDialog adminToken="admin" item={long} onDeleted={nothing} onClose={nothing} />
  ),
  share: () => <SharePanel list={ownerList([])} onClose={nothing} />,
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
