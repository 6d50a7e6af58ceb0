import { hourMs } from '../../domain/time.ts';
import { isSameSecret } from '../is-same-secret.ts';
import type { Services } from '../services.ts';
import { type Signer, signer } from '../signer.ts';
import { insertSignedOut, isSignedOut } from './operator-sessions.store.ts';

/** How long an operator stays signed in. */
const lifetimeMs = 8 * hourMs;

type SessionServices = Pick<Services, 'database' | 'now'>;

interface OperatorSession {
  /** epoch milliseconds */
  readonly end: string;
  /** what each form of the session has to bring */
  readonly formToken: string;
}

/**
 * Who is signed in on the moderators' page. A session is its end, signed with the secret of the site and the
 * operator's token: every server accepts it, and another token ends it. Only those that were signed out are stored.
 */
export class OperatorSessions {
  readonly #signSession: Signer;
  readonly #signForm: Signer;
  readonly #token: string;
  readonly #services: SessionServices;

  /** `secret` is that of the site. */
  constructor(secret: string, token: string, services: SessionServices) {
    const key = `${secret}\n${token}`;
    this.#signSession = signer(key, 'moderation session');
    this.#signForm = signer(key, 'moderation form');
    this.#token = token;
    this.#services = services;
  }

  /** Returns a new session for the right token, as its cookie; null for another one. */
  start(token: string): string | null {
    if (!isSameSecret(token, this.#token)) return null;
    const end = String(this.#services.now() + lifetimeMs);
    return `${end}.${this.#signSession(end)}`;
  }

  /** Returns the session of a cookie; null for one that is none, over, or signed out. */
  async open(cookie: string | undefined): Promise<OperatorSession | null> {
    const { database, now } = this.#services;
    const [end = '', signature = ''] = (cookie ?? '').split('.');
    if (!isSameSecret(signature, this.#signSession(end)) || now() >= Number(end)) return null;
    if (await isSignedOut(database.read, end)) return null;
    return { end, formToken: this.#signForm(end) };
  }

  /** Ends a session, so that a copy of its cookie opens nothing either. */
  async signOut({ end }: OperatorSession): Promise<void> {
    const { database, now } = this.#services;
    await database.write((tx) => insertSignedOut(tx, end, now()));
  }
}
