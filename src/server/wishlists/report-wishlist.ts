import type { ReportReason } from '../../contract/schemas.ts';
import type { Services } from '../services.ts';
import type { SharedWishlist } from './access.ts';
import { countReports, insertReport } from './moderation.store.ts';

/** More reports of one list say nothing new. */
const mostReports = 20;

/** Keeps a report for the operator, who also finds a line about it in the log. */
export async function reportWishlist(
  { database, chance, now, log }: Services,
  list: SharedWishlist,
  { reason, note }: { reason: ReportReason; note?: string | null | undefined },
): Promise<void> {
  await database.write(async (tx) => {
    if ((await countReports(tx, list.id)) >= mostReports) return;
    await insertReport(tx, {
      id: chance.id(),
      wishlistId: list.id,
      reason,
      note: note || null,
      now: now(),
    });
  });
  log.warn({ wishlistId: list.id, reason }, 'a list was reported; see "npm run moderate"');
}
