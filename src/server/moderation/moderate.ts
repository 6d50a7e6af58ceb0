import { reportReasons } from '../../contract/schemas.ts';
import { blockDomain, unblockDomain } from './block-domain.ts';
import { decide, listReports, showReport } from './decide-reports.ts';
import { deleteClaim, showClaim } from './moderate-claims.ts';
import {
  deleteList,
  deletePicture,
  removeItemOf,
  restore,
  showList,
  takeDown,
} from './moderate-lists.ts';
import { readBlockedDomains } from './moderation.store.ts';
import type { ModerationServices } from './operator-text.ts';
import { reportDecisions } from './report-answer.ts';

/** Returns the text to print; null for invalid arguments. */
type Act = (services: ModerationServices, words: readonly string[]) => Promise<string | null>;

/** A command that takes one word. */
const withWord = (act: (services: ModerationServices, word: string) => Promise<string>) => ({
  words: 1,
  act: (services: ModerationServices, [word = '']: readonly string[]) => act(services, word),
});

/** The commands by name, with the number of arguments that each needs. */
const commands: Readonly<Record<string, { readonly words: number; readonly act: Act }>> = {
  reports: { words: 0, act: listReports },
  report: withWord(showReport),
  decide: { words: 3, act: decide },
  'take-down': { words: 3, act: takeDown },
  restore: withWord(restore),
  show: withWord(showList),
  'delete-list': withWord(deleteList),
  'delete-item': { words: 2, act: removeItemOf },
  'delete-picture': withWord(deletePicture),
  claim: withWord(showClaim),
  'delete-claim': withWord(deleteClaim),
  block: withWord(blockDomain),
  unblock: withWord(unblockDomain),
  blocked: {
    words: 0,
    act: async ({ database }) =>
      (await readBlockedDomains(database.read)).join('\n') || 'No domain is blocked.',
  },
};

const usage = `Reports
  npm run moderate -- reports
      what was reported and is not decided yet, the newest first
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

/**
 * Runs an operator's command line. Returns the text to print; for an unknown or incomplete command, the
 * usage.
 */
export async function moderate(
  services: ModerationServices,
  words: readonly string[],
): Promise<string> {
  const [word = '', ...args] = words;
  const command = commands[word];
  const isComplete = command && args.length >= command.words && args.every((each) => each !== '');
  return (isComplete ? await command.act(services, args) : null) ?? usage;
}
