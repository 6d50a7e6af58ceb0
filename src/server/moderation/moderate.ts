import {
  type ModerationOutcome,
  moderationActs,
  reportDecisions,
  reportReasons,
} from '../../contract/moderation.ts';
import { StartupError } from '../process/startup-error.ts';
import { readReportViews } from './decide-reports.ts';
import { readClaim } from './moderate-claims.ts';
import { readList } from './moderate-lists.ts';
import { readBlockedDomains } from './moderation.store.ts';
import { runAct } from './moderation-acts.ts';
import type { ModerationServices } from './operator-text.ts';
import {
  printedClaim,
  printedList,
  printedOutcome,
  printedReport,
  printedReportCount,
  printedReportDetails,
} from './printed-moderation.ts';

type Look = (services: ModerationServices, word: string) => Promise<string>;

/** What only looks, by name; `reports` and `blocked` need no word. */
const looks: Readonly<Record<string, Look>> = {
  reports: async (services) => {
    const { reports, reportCount } = await readReportViews(services);
    if (reportCount === 0) return 'No report is waiting for a decision.';
    return [printedReportCount(reports.length, reportCount), ...reports.map(printedReport)].join(
      '\n',
    );
  },
  report: async (services, word) => {
    const { reports, reportCount } = await readReportViews(services, word);
    if (reportCount === 0) throw new StartupError('There is no such report.');
    const head = reportCount === 1 ? [] : [printedReportCount(reports.length, reportCount)];
    return [...head, ...reports.map(printedReportDetails)].join('\n\n');
  },
  show: async (services, word) => {
    const list = await readList(services, word);
    return list ? printedList(list) : printedDone({ code: 'no-list' });
  },
  claim: async (services, word) => {
    const claim = await readClaim(services, word);
    return claim ? printedClaim(claim) : printedDone({ code: 'no-claim' });
  },
  blocked: async ({ database }) =>
    (await readBlockedDomains(database.read)).join('\n') || 'No domain is blocked.',
};
const withoutArgs: readonly string[] = ['reports', 'blocked'];

const usage = `Reports
  npm run moderate -- reports
      what was reported and is not decided yet: how many, and the oldest hundred
  npm run moderate -- report <reference>
      all about one report, and the answer to whoever sent it
  npm run moderate -- decide <reference or guest link> <${reportDecisions.join(' | ')}> "<why>"
      record a decision, about all open reports of a list with its link; prints the answers to send
Lists
  npm run moderate -- show <guest link>
      what is on a list, with the ids of items and claims
  npm run moderate -- take-down <guest link> <${reportReasons.join(' | ')}> "<why>"
      guests find nothing; the owner reads why, and can only export and erase the list; decides its open reports
  npm run moderate -- restore <guest link>
      undo that
  npm run moderate -- delete-list <guest link>
      erase a list for good, with its pictures, claims and reports
  npm run moderate -- delete-item <guest link> <item id>
  npm run moderate -- delete-picture <address of the picture>
      take a picture off every item that has it, and delete it
Claims
  npm run moderate -- claim <receipt link or claim id>
      what is stored of a claim, for whoever asks what we know about them
  npm run moderate -- delete-claim <receipt link or claim id>
      erase it; somebody else can claim the item then
Links to other sites
  npm run moderate -- block <domain>
      no links to it and its subdomains, here and from now on
  npm run moderate -- unblock <domain>
  npm run moderate -- blocked
      all blocked domains`;

/** Returns what came of an act as text. Fails with `StartupError` when it came to nothing, so that a script can tell. */
function printedDone(outcome: ModerationOutcome): string {
  const text = printedOutcome(outcome);
  const { code, decided } = outcome;
  const isDone = !code.startsWith('no-') && (code !== 'decided' || decided !== 0);
  if (!isDone) throw new StartupError(text);
  return text;
}

/**
 * Runs an operator's command line. Returns the text to print, which is the usage without a command. Fails with
 * `StartupError` when nothing was found or done; for an unknown or incomplete command, that is the usage.
 */
export async function moderate(
  services: ModerationServices,
  args: readonly string[],
): Promise<string> {
  const [command = '', ...others] = args;
  if (command === '') return usage;
  const [first = ''] = others;
  const look = looks[command];
  const argCount = withoutArgs.includes(command) ? 0 : 1;
  if (look && others.length === argCount && !others.includes('')) return look(services, first);
  const act = moderationActs.find((each) => each === command);
  const outcome = act && (await runAct(services, act, others));
  if (!outcome) throw new StartupError(usage);
  return printedDone(outcome);
}
