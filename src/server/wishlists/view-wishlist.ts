import * as z from 'zod/mini';
import {
  type GuestView,
  guestView as guestViewSchema,
  type OwnerView,
} from '../../contract/schemas.ts';
import type { Queries } from '../db/database.ts';
import { EncodedAnswer } from '../http/encoded-answer.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist, SharedWishlist } from './access.ts';
import { readWishlist } from './wishlists.store.ts';
import { entityTag, guestView, ownerView } from './wishlists.views.ts';

async function read(db: Queries, id: string) {
  const list = await readWishlist(db, id);
  if (!list) throw new Failure('wishlist.not_found');
  return list;
}

export async function viewForOwner(
  { now, config }: Pick<Services, 'now' | 'config'>,
  db: Queries,
  list: OwnedWishlist,
): Promise<OwnerView> {
  const at = { now: now(), retentionMonths: config.retentionMonths };
  return ownerView(await read(db, list.id), list.adminToken, at);
}

export async function viewForGuest(db: Queries, list: SharedWishlist): Promise<GuestView> {
  return guestView(await read(db, list.id));
}

/** The guests' view as the answer that all of them get. */
export async function answerForGuests(db: Queries, list: SharedWishlist): Promise<EncodedAnswer> {
  const view = await viewForGuest(db, list);
  return new EncodedAnswer(
    200,
    {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
      etag: entityTag(view),
    },
    JSON.stringify(z.parse(guestViewSchema, view)),
  );
}
