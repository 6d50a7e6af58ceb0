import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { ReceiptView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { NoReceipt, Unclaimed } from '../claims/receipt/no-receipt.tsx';
import { ReceiptSheet } from '../claims/receipt/receipt-sheet.tsx';
import { useCurrentClaim } from '../claims/receipt/use-current-claim.ts';
import { ItemPicture } from '../images/item-picture.tsx';
import { pageContext } from '../routing/page-context.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { NoWishlist } from '../wishlists/my-wishlists/no-wishlist.tsx';

interface Loaded {
  readonly claim: ReceiptView | null;
  readonly status: number;
}

/** Returns the claim of a receipt, or null and the status of the failure; no answer is 503. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const loaded = await api
    .call('readReceipt', { params: { receipt: params['receipt'] ?? '' }, quiet: true })
    .then(
      (claim): Loaded => ({ claim, status: 200 }),
      (error): Loaded => ({ claim: null, status: asApiFailure(error).status || 503 }),
    );
  return data(loaded, { status: loaded.status });
}

export const handle: ScreenHandle = {
  file: 'receipt',
  // The title must reveal nothing of the claim, because a messenger shows it for a pasted link.
  meta: ({ t }) => ({
    title: t('receipt.title'),
    description: t('receipt.description'),
    isPrivate: true,
  }),
};

/** Shows the claim of a receipt, that it was undone, or that there is none. */
export function Component() {
  const { claim, status } = useLoaderData<Loaded>();
  const receipt = useParams()['receipt'] ?? '';
  return <Receipt key={receipt} receipt={receipt} claim={claim} status={status} />;
}

function Receipt({ receipt, claim, status }: Loaded & { receipt: string }) {
  const [isUnclaimed, setIsUnclaimed] = useState(false);
  if (!claim) {
    if (status === 429 || status >= 500) return <NoWishlist status={status} />;
    return <NoReceipt receipt={receipt} />;
  }
  if (isUnclaimed) return <Unclaimed guestToken={claim.guestToken} />;
  return <Claimed receipt={receipt} loaded={claim} onUnclaimed={() => setIsUnclaimed(true)} />;
}

interface ClaimedProps {
  receipt: string;
  loaded: ReceiptView;
  onUnclaimed: () => void;
}

function Claimed({ receipt, loaded, onUnclaimed }: ClaimedProps) {
  const claim = useCurrentClaim(receipt, loaded);
  if (!claim) return <NoReceipt receipt={receipt} />;
  const { imageKey, drawing } = claim.item;
  const pictureItem = { id: claim.itemId, imageKey, drawing, isClaimed: true };
  return (
    <ReceiptSheet
      receipt={receipt}
      claim={claim}
      picture={<ItemPicture item={pictureItem} sizes="(max-width: 620px) 120px, 220px" eager />}
      onUnclaimed={onUnclaimed}
    />
  );
}
