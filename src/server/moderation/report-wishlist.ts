import type * as z from 'zod/mini';
import type { reportBody } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { Tx } from '../db/database.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import { readItem } from '../items/items.store.ts';
import type { Services } from '../services.ts';
import type { SharedWishlist } from '../wishlists/access.ts';
import { insertReport } from './moderation.store.ts';
import { reportReference } from './report-reference.ts';

type Report = z.output<typeof reportBody> & {
  /** of the reporter, for the answer */
  readonly language: Language;
};

/**
 * Stores a report for the operator, writes a line to the log, and returns the reference of the report; a
 * repetition of `request` returns that of the first. Only the rate limit bounds the number of reports. Fails with
 * `idempotency.key_reused`.
 */
export async function reportWishlist(
  { database, ids, now, log }: Services,
  list: SharedWishlist,
  { reason, note, itemId, email, language }: Report,
  request: IdempotencyKey | undefined,
): Promise<{ reference: string }> {
  const kept = { reference: reportReference(ids) };
  const store = async (tx: Tx) => {
    // The item may have been deleted meanwhile; then the report is about the list.
    const item = itemId ? await readItem(tx, list.id, itemId) : undefined;
    await insertReport(tx, {
      id: ids.id(),
      wishlistId: list.id,
      reference: kept.reference,
      reason,
      note: note || null,
      item: item ? { id: item.id, title: item.title } : null,
      email: email || null,
      language,
      now: now(),
    });
    return kept;
  };
  const { answer, wishlistId } = await database.write((tx) =>
    runIdempotent(tx, request, now(), {
      kept,
      wishlistId: list.id,
      execute: () => store(tx),
      replay: async (first) => first,
    }),
  );
  if (wishlistId) log.warn(kept, 'a list was reported; see "npm run moderate"');
  return answer;
}
