import type { ReceiptView } from '../../contract/schemas.ts';
import { isTokenShaped } from '../../domain/tokens.ts';
import { hashOf } from '../chance.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../http/failure.ts';
import { findClaim } from './claims.store.ts';
import { receiptView } from './receipt.view.ts';

/** What a giver who holds a receipt may know: the claim, and what has become of the item. */
export async function readReceipt(db: Queries, receipt: string): Promise<ReceiptView> {
  const found = isTokenShaped(receipt) ? await findClaim(db, hashOf(receipt)) : undefined;
  if (!found) throw new Failure('claim.not_found');
  return receiptView(found);
}
