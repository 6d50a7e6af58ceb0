import type { ReceiptView } from '../../contract/schemas.ts';
import { isTokenShaped } from '../../domain/wishlists/tokens.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { hashToken } from '../id-generator.ts';
import { findClaim } from './claims.store.ts';
import { receiptView } from './receipt.view.ts';

/** Returns the claim of a receipt, with its item as it is now. Fails with `claim.not_found`. */
export async function readReceipt(db: Queries, receipt: string): Promise<ReceiptView> {
  const claim = isTokenShaped(receipt) ? await findClaim(db, hashToken(receipt)) : undefined;
  if (!claim) throw new Failure('claim.not_found');
  return receiptView(claim);
}
