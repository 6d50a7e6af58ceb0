import type {
  ModerationOutcome,
  ModerationTab,
  ModerationView,
} from '../../contract/moderation.ts';
import { readReportViews } from './decide-reports.ts';
import { readClaim } from './moderate-claims.ts';
import { readList } from './moderate-lists.ts';
import { readBlockedDomains } from './moderation.store.ts';
import type { ModerationServices } from './operator-text.ts';

/** What of the moderators' page was asked for. */
export interface ModerationRequest {
  readonly tab: ModerationTab;
  /** what is looked for: a reference, a link or an id; empty for nothing */
  readonly query: string;
  readonly outcome: ModerationOutcome | null;
}

/** Returns the page for a visitor who is not signed in. */
export function signedOutView(outcome: ModerationOutcome | null): ModerationView {
  return { ...nothing, formToken: null, tab: 'reports', query: '', outcome };
}

const nothing = { reports: [], reportCount: 0, list: null, claim: null, domains: [] } as const;

/** Returns a part of the moderators' page, with what it shows from the database. */
export async function moderationView(
  services: ModerationServices,
  formToken: string,
  { tab, query, outcome }: ModerationRequest,
): Promise<ModerationView> {
  const view = { ...nothing, formToken, tab, query, outcome };
  switch (tab) {
    case 'reports':
      return { ...view, ...(await readReportViews(services, query || undefined)) };
    case 'list': {
      const list = query ? await readList(services, query) : null;
      return missing({ ...view, list }, list, 'no-list');
    }
    case 'claim': {
      const claim = query ? await readClaim(services, query) : null;
      return missing({ ...view, claim }, claim, 'no-claim');
    }
    case 'domains':
      return { ...view, domains: await readBlockedDomains(services.database.read) };
  }
}

/** Says that nothing was found, unless an act says more. */
function missing(
  view: ModerationView,
  found: object | null,
  code: 'no-list' | 'no-claim',
): ModerationView {
  const isMissing = view.query !== '' && found === null && view.outcome === null;
  return isMissing ? { ...view, outcome: { code } } : view;
}
