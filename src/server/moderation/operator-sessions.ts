import { hourMs } from '../../domain/time.ts';
import type { Clock } from '../id-generator.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { type Signer, signer } from '../signer.ts';

/** How long an operator stays signed in. */
const lifetimeMs = 8 * hourMs;

/**
 * Who is signed in on the moderators' page. A session is its end, signed with the secret of the site and the
 * operator's token: every server accepts it, and another token ends it.
 */
export class OperatorSessions {
  readonly #signSession: Signer;
  readonly #signForm: Signer;
  readonly #token: string;
  readonly #now: Clock;

  /** `secret` is that of the site. */
  constructor(secret: string, token: string, now: Clock) {
    const key = `${secret}\n${token}`;
    this.#signSession = signer(key, 'moderation session');
    this.#signForm = signer(key, 'moderation form');
    this.#token = token;
    this.#now = now;
  }

  /** Returns a new session for the right token; null for another one. */
  start(token: string): string | null {
    if (!isSameSecret(token, this.#token)) return null;
    const end = String(this.#now() + lifetimeMs);
    return `${end}.${this.#signSession(end)}`;
  }

  /** Returns the token that each form of a session has to bring; null for a session that is none, or over. */
  formToken(session: string | undefined): string | null {
    const [end = '', signature = ''] = (session ?? '').split('.');
    if (!isSameSecret(signature, this.#signSession(end))) return null;
    return this.#now() < Number(end) ? this.#signForm(end) : null;
  }

  /** Returns whether a form was made for this session. */
  isOwnForm(session: string | undefined, token: string | null): boolean {
    const expected = this.formToken(session);
    return expected !== null && token !== null && isSameSecret(token, expected);
  }
}
