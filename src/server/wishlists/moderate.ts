import { linkIn } from '../../domain/tokens.ts';
import type { Services } from '../services.ts';
import { isWithin } from './blocked-domains.ts';
import {
  deleteBlockedDomain,
  deleteReports,
  findItemsMentioning,
  insertBlockedDomain,
  readBlockedDomains,
  readReports,
  removeLink,
  setTakenDown,
} from './moderation.store.ts';
import { raiseVersion } from './wishlists.store.ts';

type Needed = Pick<Services, 'database' | 'now'>;

/** What an operator can do about lists, by the word that asks for it; each answers what came of it. */
const acts: Readonly<Record<string, (services: Needed, what: string) => Promise<string>>> = {
  reports: listReports,
  dismiss: async ({ database }, link) => {
    const count = await database.write((tx) => deleteReports(tx, guestTokenIn(link)));
    return `Reports forgotten: ${count}.`;
  },
  'take-down': (services, link) => setListTakenDown(services, link, services.now()),
  restore: (services, link) => setListTakenDown(services, link, null),
  block: blockDomain,
  unblock: async ({ database }, domain) => {
    await database.write((tx) => deleteBlockedDomain(tx, domain.toLowerCase()));
    return `Links to ${domain} are allowed again. Those that were removed do not come back.`;
  },
  blocked: async ({ database }) =>
    (await readBlockedDomains(database.read)).join('\n') || 'No domain is blocked.',
};

const usage = `npm run moderate -- reports                  what guests have reported
npm run moderate -- dismiss <guest link>     forget the reports of a list
npm run moderate -- take-down <guest link>   both links of the list open nothing
npm run moderate -- restore <guest link>     they open it again
npm run moderate -- block <domain>           no links to it and its subdomains, here and from now on
npm run moderate -- unblock <domain>
npm run moderate -- blocked                  all blocked domains`;

/** Does what an operator typed behind the command; answers what to print. */
export async function moderate(services: Needed, words: readonly string[]): Promise<string> {
  const [word = '', what = ''] = words;
  const act = acts[word];
  const needsMore = word !== 'reports' && word !== 'blocked';
  return act && (what !== '' || !needsMore) ? act(services, what) : usage;
}

const guestTokenIn = (link: string) => linkIn(link)?.token ?? link;

async function listReports({ database }: Needed): Promise<string> {
  const reports = await readReports(database.read);
  const lines = reports.map(({ reason, note, created_at, name, guest_token, taken_down_at }) =>
    [
      new Date(created_at).toISOString(),
      reason,
      `/wishlist/guest/${guest_token}`,
      JSON.stringify(name),
      ...(note ? [JSON.stringify(note)] : []),
      ...(taken_down_at === null ? [] : ['(taken down)']),
    ].join('  '),
  );
  return lines.join('\n') || 'Nothing was reported.';
}

async function setListTakenDown({ database }: Needed, link: string, time: number | null) {
  const id = await database.write((tx) => setTakenDown(tx, guestTokenIn(link), time));
  if (id === undefined) return 'No list has this guest link.';
  await database.announce(id);
  return time === null
    ? 'The list is there again.'
    : 'The list is taken down: neither of its links opens anything.';
}

async function blockDomain({ database, now }: Needed, name: string): Promise<string> {
  const domain = name.toLowerCase();
  const lists = await database.write(async (tx) => {
    await insertBlockedDomain(tx, domain, now());
    const touched = new Set<string>();
    for (const item of await findItemsMentioning(tx, domain)) {
      if (!item.url || !isWithin(item.url, domain)) continue;
      await removeLink(tx, item.id);
      touched.add(item.wishlist_id);
    }
    for (const id of touched) await raiseVersion(tx, id, { role: 'admin' });
    return touched;
  });
  for (const id of lists) await database.announce(id);
  return `Links to ${domain} are refused from now on; ${lists.size} lists had some, which are removed.`;
}
