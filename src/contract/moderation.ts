/** Why a visitor reports a list or an item, and why the operator takes a list down. */
export const reportReasons = ['scam', 'illegal', 'hateful', 'personal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What the moderators' page can do, by the names of the command line. */
export const moderationActs = [
  'decide',
  'take-down',
  'restore',
  'delete-list',
  'delete-item',
  'delete-picture',
  'delete-claim',
  'block',
  'unblock',
] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** What an operator can decide about a report. */
export const reportDecisions = ['taken-down', 'removed', 'no-action'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The parts of the moderators' page. */
export const moderationTabs = ['reports', 'list', 'claim', 'domains'] as const;
export type ModerationTab = (typeof moderationTabs)[number];

/** What came of an act; its text is the message `moderation.done.<code>`. */
export interface ModerationOutcome {
  readonly code:
    | 'no-list'
    | 'no-item'
    | 'no-claim'
    | 'no-picture'
    | 'no-domain'
    | 'incomplete'
    | 'wrong-token'
    | 'expired'
    | 'decided'
    | 'taken-down'
    | 'restored'
    | 'list-deleted'
    | 'item-deleted'
    | 'picture-deleted'
    | 'claim-deleted'
    | 'blocked'
    | 'blocking'
    | 'unblocked';
  /** of an item or of whoever claimed, or a domain */
  readonly name?: string;
  /** how many lists were changed */
  readonly lists?: number;
  /** how many reports were decided on the way; undefined where reports have nothing to do with it */
  readonly decided?: number;
  /** messages that the operator has to send to reporters */
  readonly answers?: readonly ReportAnswer[];
}

/** A message that tells a reporter what was decided, in the reporter's language. */
export interface ReportAnswer {
  /** the reporter's e-mail address */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** the `mailto:` address that opens the message in a mail program */
  readonly link: string;
}

/** A report as the operator sees it; times are ISO 8601. */
export interface ModerationReport {
  readonly reference: string;
  readonly at: string;
  /** one of `reportReasons`, or a reason of another release */
  readonly reason: string;
  readonly note: string | null;
  readonly email: string | null;
  readonly item: { readonly id: string; readonly title: string } | null;
  readonly list: {
    readonly name: string | null;
    readonly guestToken: string;
    readonly isTakenDown: boolean;
  };
  readonly decision: string | null;
  readonly decidedAt: string | null;
  /** the message to send to whoever reported; null before the decision, or when nobody waits for one */
  readonly answer: ReportAnswer | null;
}

/** A list as the operator sees it. */
export interface ModerationList {
  readonly name: string | null;
  readonly guestToken: string;
  readonly createdAt: string;
  readonly touchedAt: string;
  readonly isTakenDown: boolean;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string | null;
    readonly imageKey: string | null;
  }[];
  readonly claims: readonly {
    readonly id: string;
    readonly itemId: string;
    readonly name: string;
    readonly at: string;
  }[];
  readonly reports: readonly ModerationReport[];
  /** how many reports there are, shown or not */
  readonly reportCount: number;
}

/** All that is stored of a claim. */
export interface ModerationClaim {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly itemId: string;
  /** the item as it was when it was claimed, as JSON */
  readonly itemAsClaimed: string;
  readonly list: { readonly name: string | null; readonly guestToken: string };
}

/** What the moderators' page shows. */
export interface ModerationView {
  /** goes back with each form; null for whoever is not signed in, who sees nothing else */
  readonly formToken: string | null;
  readonly tab: ModerationTab;
  /** what was looked for */
  readonly query: string;
  readonly outcome: ModerationOutcome | null;
  /** the oldest reports that wait for a decision, or those that were looked for */
  readonly reports: readonly ModerationReport[];
  /** how many of them there are, shown or not */
  readonly reportCount: number;
  readonly list: ModerationList | null;
  readonly claim: ModerationClaim | null;
  readonly domains: readonly string[];
}
