import { href, paths } from '../../contract/paths.ts';
import {
  decideReport,
  readReports,
  type StoredReport,
  type WhichReports,
} from './moderation.store.ts';
import { guestTokenIn, iso, type ModerationServices, quoted } from './operator-text.ts';
import { type ReportDecision, reportAnswer, reportDecisions } from './report-answer.ts';
import { isReportReference } from './report-reference.ts';

/** Returns the undecided reports as text, one in each line. */
export async function listReports({ database }: ModerationServices): Promise<string> {
  const reports = await readReports(database.read, 'open');
  return reports.map(reportLine).join('\n') || 'No report is waiting for a decision.';
}

function reportLine(report: StoredReport): string {
  return [
    iso(report.created_at),
    report.reference ?? report.id,
    report.reason,
    href(paths.guest, { guestToken: report.guest_token }),
    quoted(report.name),
    ...(report.item_title === null ? [] : [`item ${quoted(report.item_title)}`]),
    ...(report.note === null ? [] : [quoted(report.note)]),
    ...(report.email === null ? [] : ['(wants an answer)']),
    ...(report.taken_down_at === null ? [] : ['(taken down)']),
  ].join('  ');
}

/** Returns the report with this reference, or all reports of the list with this guest link, as text. */
export async function showReport(
  { database }: ModerationServices,
  reference: string,
): Promise<string> {
  const reports = await readReports(database.read, whichReports(reference));
  return (
    reports
      .map((report) => {
        const { item_id, email, decision, decided_at } = report;
        return [
          reportLine(report),
          ...(item_id === null ? [] : [`Item: ${item_id}`]),
          `E-mail: ${email ?? 'none, so nobody is to be answered'}`,
          decided_at === null ? 'Not decided yet.' : `Decided: ${iso(decided_at)} ${decision}`,
          ...(reportAnswer(report) ?? '').split('\n').filter(Boolean),
        ].join('\n');
      })
      .join('\n\n') || 'There is no such report.'
  );
}

function whichReports(what: string): WhichReports {
  return isReportReference(what)
    ? { reference: what.toUpperCase() }
    : { guestToken: guestTokenIn(what) };
}

/**
 * Parses the words after `decide`, and records the decision. Returns the text to print; null for an
 * unknown decision.
 */
export async function decide(
  services: ModerationServices,
  words: readonly string[],
): Promise<string | null> {
  const [what = '', wanted, ...why] = words;
  const decision = reportDecisions.find((each) => each === wanted);
  if (!decision) return null;
  return recordDecision(services, whichReports(what), { decision, statement: why.join(' ') });
}

/**
 * Records a decision about one report, or about the undecided reports of a list. Returns the text to
 * print, with the answers to send.
 */
export async function recordDecision(
  { database, now }: ModerationServices,
  which: WhichReports,
  { decision, statement }: { decision: ReportDecision; statement: string },
): Promise<string> {
  const isOne = which !== 'open' && 'reference' in which;
  const decided = await database.write(async (tx) => {
    const reports = (await readReports(tx, which)).filter(
      ({ decided_at }) => isOne || decided_at === null,
    );
    for (const { id } of reports) await decideReport(tx, id, { decision, statement, now: now() });
    return reports.map((report) => ({ ...report, decision, statement }));
  });
  const answers = decided.flatMap((report) => reportAnswer(report) ?? []);
  return [
    `Reports decided: ${decided.length}. Answers to send: ${answers.length}.`,
    ...answers,
  ].join('\n\n');
}
