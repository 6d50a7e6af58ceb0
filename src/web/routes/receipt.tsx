import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { ReceiptView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { pageContext } from '../api/page-context.ts';
import { NoReceipt, TakenBack } from '../claims/no-receipt.tsx';
import { ReceiptSheet } from '../claims/receipt-sheet.tsx';
import { GiftPicture } from '../gifts/gift-picture.tsx';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';

interface Loaded {
  readonly claim: ReceiptView | null;
  readonly status: number;
}

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
  // Nothing of the claim: the title is what a messenger shows of a pasted link.
  meta: ({ t }) => ({
    title: t('receipt.title'),
    description: t('receipt.description'),
    isPrivate: true,
  }),
};

export function Component() {
  const { claim, status } = useLoaderData<Loaded>();
  const receipt = useParams()['receipt'] ?? '';
  return <Receipt key={receipt} receipt={receipt} claim={claim} status={status} />;
}

function Receipt({ receipt, claim, status }: Loaded & { receipt: string }) {
  const [undone, setUndone] = useState(false);
  if (!claim) {
    if (status === 429 || status >= 500) return <NoWishlist role="guest" status={status} />;
    return <NoReceipt receipt={receipt} />;
  }
  if (undone) return <TakenBack guestToken={claim.guestToken} />;
  const pictured = { id: claim.itemId, imageKey: claim.item.imageKey, isClaimed: true };
  return (
    <ReceiptSheet
      receipt={receipt}
      claim={claim}
      picture={<GiftPicture item={pictured} sizes="(max-width: 620px) 120px, 220px" eager />}
      onUndone={() => setUndone(true)}
    />
  );
}
