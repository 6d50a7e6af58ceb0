import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { Failure } from '../errors.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { type Signer, signer } from '../signer.ts';
import { readCookie } from './read-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** true for forms without scripts, whose handler checks a token of their own instead of the header */
    hasFormToken?: true;
  }
}

const sessionCookie = 'sessionId';
const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';

/**
 * Protects against cross-site request forgery: refuses with `request.forgery` a request other than GET or
 * HEAD that comes from another origin, or that has our cookies without the header that only our own pages
 * can copy from them (double submit, bound to the session). A client without cookies has no session to
 * abuse and passes. Reference: OWASP Cross-Site Request Forgery Prevention.
 */
export async function guardAgainstForgery(
  app: FastifyInstance,
  sessions: Sessions,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  await app.register(cookie);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    if (comesFromElsewhere(request, publicUrl)) return done(new Failure('request.forgery'));
    const hasFormToken = request.routeOptions.config.hasFormToken === true;
    if (hasFormToken || !isForged(request, sessions)) return done();
    // A browser whose token is lost or outdated gets a new one, so that its next request passes.
    sessions.renew(request, reply);
    done(new Failure('request.forgery'));
  });
}

/** Returns whether the request has the cookie of a session. */
export function hasSession({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[sessionCookie] !== undefined;
}

function isForged(request: FastifyRequest, sessions: Sessions): boolean {
  const { [sessionCookie]: session, [tokenCookie]: token } = request.cookies;
  if (!session && !token) return false;
  const given = String(request.headers[tokenHeader] ?? '');
  return !session || !isSameSecret(given, sessions.tokenOf(session));
}

function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
}

function comesFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return false;
  return URL.parse(origin)?.host !== request.host;
}

/**
 * Anonymous sessions and their anti-forgery tokens. They are signed with the secret of the site, so that
 * each of its servers accepts them and nobody else can make one.
 */
export class Sessions {
  readonly #sign: Signer;
  readonly #attributes: string;

  constructor(secret: string, tls: boolean) {
    this.#sign = signer(secret, 'anti-forgery');
    this.#attributes = `; Path=/; SameSite=Lax${tls ? '; Secure' : ''}`;
  }

  /** Returns the token of a session. Only a page that can read our cookies can send it in a header. */
  tokenOf(session: string): string {
    return this.#sign(session);
  }

  /** Sets the cookies of session and token that the request lacks. */
  start(request: FastifyRequest, reply: FastifyReply): void {
    setCookies(reply, this.missingCookies(request.headers.cookie));
  }

  /** Sets the cookies of session and token that the request lacks, or has with an outdated token. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const { [sessionCookie]: session } = request.cookies;
    setCookies(reply, session ? [this.#tokenCookie(session)] : this.#newSession());
  }

  /**
   * Returns the `Set-Cookie` values of session and token that a `Cookie` header lacks. Whether its token is that of
   * the session is checked at the first change, not at each page.
   */
  missingCookies(header: string | undefined): readonly string[] {
    const session = readCookie(header, sessionCookie);
    if (!session) return this.#newSession();
    return readCookie(header, tokenCookie) ? [] : [this.#tokenCookie(session)];
  }

  #tokenCookie(session: string): string {
    return `${tokenCookie}=${this.tokenOf(session)}${this.#attributes}`;
  }

  #newSession(): readonly string[] {
    const session = randomUUID();
    return [`${sessionCookie}=${session}; HttpOnly${this.#attributes}`, this.#tokenCookie(session)];
  }
}
