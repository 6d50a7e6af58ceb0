import { createHmac } from 'node:crypto';
import { hourMs } from '../../domain/time.ts';
import type { Clock } from '../id-generator.ts';
import { isSameSecret } from '../is-same-secret.ts';

/** How long an operator stays signed in. */
const lifetimeMs = 8 * hourMs;

/**
 * Who is signed in on the moderators' page. A session is its end, signed with the secret of the site and the
 * operator's token: every server accepts it, and another token ends it.
 */
export class OperatorSessions {
  readonly #key: string;
  readonly #token: string;
  readonly #now: Clock;

  /** `secret` is that of the site. */
  constructor(secret: string, token: string, now: Clock) {
    this.#key = `${secret}\n${token}`;
    this.#token = token;
    this.#now = now;
  }

  /** Returns a new session for the right token; null for another one. */
  start(token: string): string | null {
    if (!isSameSecret(token, this.#token)) return null;
    const end = String(this.#now() + lifetimeMs);
    return `${end}.${this.#sign('session', end)}`;
  }

  /** Returns the token that each form of a session has to bring; null for a session that is none, or over. */
  formToken(session: string | undefined): string | null {
    const [end = '', signature = ''] = (session ?? '').split('.');
    if (!isSameSecret(signature, this.#sign('session', end))) return null;
    return this.#now() < Number(end) ? this.#sign('form', end) : null;
  }

  /** Returns whether a form was made for this session. */
  isOwnForm(session: string | undefined, token: string | null): boolean {
    const expected = this.formToken(session);
    return expected !== null && token !== null && isSameSecret(token, expected);
  }

  #sign(what: string, end: string): string {
    return createHmac('sha256', this.#key).update(`moderation ${what}\n${end}`).digest('base64url');
  }
}
