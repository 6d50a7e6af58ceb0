import {
  type ModerationOutcome,
  type ModerationReport,
  type ReportDecision,
  reportDecisions,
} from '../../contract/moderation.ts';
import { isoTime } from '../../domain/time.ts';
import type { Tx } from '../db/database.ts';
import {
  countReports,
  decideReports,
  type ReportFilter,
  readReports,
  type StoredReport,
} from './moderation.store.ts';
import { guestTokenIn, type ModerationServices } from './operator-text.ts';
import { reportAnswer } from './report-answer.ts';
import { isReportReference } from './report-reference.ts';

/** Reports that are shown at a time, on the page and by the command. */
const maxReports = 100;

/**
 * Returns the oldest hundred reports, undecided ones first, and how many there are: the undecided ones; with `which`,
 * the one with this reference or all of the list with this guest link.
 */
export async function readReportViews(
  { database }: ModerationServices,
  which?: string,
): Promise<{ readonly reports: ModerationReport[]; readonly reportCount: number }> {
  const filter = which === undefined ? 'open' : whichReports(which);
  const stored = await readReports(database.read, filter, maxReports);
  return {
    reports: stored.map(reportView),
    reportCount: await countReports(database.read, filter),
  };
}

function reportView(report: StoredReport): ModerationReport {
  const { item_id, item_title, guest_token, decided_at } = report;
  return {
    reference: report.reference ?? report.id,
    at: isoTime(report.created_at),
    reason: report.reason,
    note: report.note,
    email: report.email,
    item: item_title === null ? null : { id: item_id ?? '', title: item_title },
    list: {
      name: report.name,
      guestToken: guest_token,
      isTakenDown: report.taken_down_at !== null,
    },
    decision: report.decision,
    decidedAt: decided_at === null ? null : isoTime(decided_at),
    answer: reportAnswer(report),
  };
}

function whichReports(what: string): Exclude<ReportFilter, 'open'> {
  return isReportReference(what)
    ? { reference: what.toUpperCase() }
    : { guestToken: guestTokenIn(what) };
}

/**
 * Parses the arguments after `decide`, and records the decision. Returns `decided`; null for an unknown
 * decision.
 */
export async function decide(
  services: ModerationServices,
  args: readonly string[],
): Promise<ModerationOutcome | null> {
  const [what = '', wanted, ...why] = args;
  const decision = reportDecisions.find((each) => each === wanted);
  if (!decision) return null;
  const { database, now } = services;
  return database.write((tx) =>
    recordDecision(tx, whichReports(what), { decision, statement: why.join(' '), now: now() }),
  );
}

/**
 * Records a decision about one report, or about the undecided reports of a list, in the transaction that carries it out.
 * Returns `decided`, with the answers to send.
 */
export async function recordDecision(
  tx: Tx,
  which: Exclude<ReportFilter, 'open'>,
  made: { readonly decision: ReportDecision; readonly statement: string; readonly now: number },
): Promise<ModerationOutcome> {
  const decided = await decideReports(tx, which, made);
  const answers = decided.flatMap((report) => reportAnswer(report) ?? []);
  return { code: 'decided', decided: decided.length, answers };
}
