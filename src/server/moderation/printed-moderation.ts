import english from '../../../content/i18n/en/moderation.json' with { type: 'json' };
import type {
  ModerationClaim,
  ModerationList,
  ModerationOutcome,
  ModerationReport,
  ReportAnswer,
} from '../../contract/moderation.ts';
import { href, imagePath, paths } from '../../contract/paths.ts';
import { fillPlaceholders } from '../../domain/fill-placeholders.ts';
import { printable } from '../../domain/text.ts';
import { quoted } from './operator-text.ts';

/** Returns what came of an act as text for a terminal, with the messages to send to reporters. */
export function printedOutcome(outcome: ModerationOutcome): string {
  const { code, name = '', lists = 0, decided, answers = [] } = outcome;
  const shownName = codesWithText.has(code) ? quoted(name) : printable(name);
  const act = fillPlaceholders(english[`moderation.done.${code}`], { name: shownName, lists });
  const head = code === 'decided' ? [] : [act];
  if (decided !== undefined) {
    const counts = { decided, answers: answers.length };
    head.push(fillPlaceholders(english['moderation.reportsDecided'], counts));
  }
  return [head.join('\n'), ...answers.map(printedAnswer)].join('\n\n');
}

function printedAnswer({ to, subject, body, link }: ReportAnswer): string {
  return [`To: ${to}`, `Subject: ${subject}`, '', body, '', `As a link: ${link}`].join('\n');
}

/** The acts whose name is a text that a visitor or a moderator typed. */
const codesWithText: ReadonlySet<ModerationOutcome['code']> = new Set([
  'item-deleted',
  'claim-deleted',
  'no-domain',
]);

/** Returns how many reports are shown, of how many, as one line for a terminal. */
export function printedReportCount(shown: number, count: number): string {
  return fillPlaceholders(english['moderation.reports.shown'], { shown, count });
}

/** Returns a report as one line for a terminal. */
export function printedReport(report: ModerationReport): string {
  const { at, reference, reason, list, item, note, email } = report;
  return [
    at,
    reference,
    reason,
    href(paths.guest, { guestToken: list.guestToken }),
    quoted(list.name),
    ...(item === null ? [] : [`item ${quoted(item.title)}`]),
    ...(note === null ? [] : [quoted(note)]),
    ...(email === null ? [] : ['(wants an answer)']),
    ...(list.isTakenDown ? ['(taken down)'] : []),
  ].join('  ');
}

/** Returns all about a report, as lines for a terminal. */
export function printedReportDetails(report: ModerationReport): string {
  const { item, email, decision, decidedAt, answer } = report;
  return [
    printedReport(report),
    ...(item === null ? [] : [`Item: ${item.id}`]),
    `E-mail: ${email ?? 'none, so nobody is to be answered'}`,
    decidedAt === null ? 'Not decided yet.' : `Decided: ${decidedAt} ${decision}`,
    ...(answer ? printedAnswer(answer).split('\n').filter(Boolean) : []),
  ].join('\n');
}

/** Returns a list with its items and claims, as lines for a terminal. */
export function printedList({ name, createdAt, touchedAt, ...list }: ModerationList): string {
  const { isTakenDown, items, claims } = list;
  return [
    `List ${quoted(name)}, made ${createdAt}, last changed ${touchedAt}${isTakenDown ? ', taken down' : ''}`,
    ...items.map(({ id, title, url, imageKey }) =>
      [
        `item ${id}`,
        quoted(title),
        ...(url === null ? [] : [url]),
        ...(imageKey === null ? [] : [href(imagePath, { imageKey })]),
      ].join('  '),
    ),
    ...claims.map(({ id, itemId, name: claimer, at }) =>
      [`claim ${id}`, at, quoted(claimer), `of item ${itemId}`].join('  '),
    ),
  ].join('\n');
}

/** Returns all that is stored of a claim, as JSON for a terminal. */
export function printedClaim({
  id,
  name,
  at,
  itemId,
  itemAsClaimed,
  list,
}: ModerationClaim): string {
  const item: unknown = JSON.parse(itemAsClaimed);
  const shown = JSON.stringify(
    {
      id,
      claimerName: name,
      claimedAt: at,
      list: { name: list.name, guestLink: href(paths.guest, { guestToken: list.guestToken }) },
      itemId,
      itemAsClaimed: item,
      receipt: 'stored as a hash only',
    },
    null,
    2,
  );
  return shown.split('\n').map(printable).join('\n');
}
