import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const sessionCookie = 'sessionId';
const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';

/** The token of a session. Only who can read the session's cookies can send it in a header. */
const tokenOf = (session: string) => hash('sha256', `anti-forgery ${session}`, 'base64url');

/**
 * Another site must not make a visitor's browser act here. A request that changes something is
 * refused when the browser says it comes from elsewhere, and when it carries our cookies without
 * the header that only our own pages can copy from them (double submit, bound to the session).
 * A client without cookies is nobody's browser session and passes.
 * Reference: OWASP Cross-Site Request Forgery Prevention.
 */
export async function guardAgainstForgery(app: FastifyInstance) {
  await app.register(cookie);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    done(isForged(request) ? new Failure('request.forgery') : undefined);
  });
}

function isForged(request: FastifyRequest): boolean {
  if (comesFromElsewhere(request)) return true;
  const { [sessionCookie]: session, [tokenCookie]: token } = request.cookies;
  if (!session && !token) return false;
  return !session || !isSame(tokenOf(session), String(request.headers[tokenHeader] ?? ''));
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function comesFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}

/** Gives a browser its anonymous session and the token that goes with it, if it has none. */
export function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { tls }: { tls: boolean },
): void {
  const cookies = sessionCookies(request.headers.cookie, tls);
  if (cookies) void reply.header('set-cookie', [...cookies]);
}

const sessionIn = /(?:^|; )sessionId=([^;]+)/;

/** `Set-Cookie` values for what this `Cookie` header lacks of a session; null when it has all. */
export function sessionCookies(header: string | undefined, tls: boolean): readonly string[] | null {
  const known = header && sessionIn.exec(header)?.[1];
  if (!known) return newSession(tls);
  return header.includes(`${tokenCookie}=`) ? null : [tokenCookieOf(known, tls)];
}

const lasting = (tls: boolean) => `; Path=/; SameSite=Lax${tls ? '; Secure' : ''}`;
const tokenCookieOf = (session: string, tls: boolean) =>
  `${tokenCookie}=${tokenOf(session)}${lasting(tls)}`;

/** Sessions that nobody has yet; each is given to one visitor. */
const spare = { plain: [] as string[][], tls: [] as string[][] };
const madeAtOnce = 64;

function makeSession(tls: boolean): string[] {
  const session = randomUUID();
  return [`${sessionCookie}=${session}; HttpOnly${lasting(tls)}`, tokenCookieOf(session, tls)];
}

/** Made many at once: between other work, one by one, they would cost some times as much. */
function newSession(tls: boolean): readonly string[] {
  const sessions = tls ? spare.tls : spare.plain;
  if (sessions.length === 0) {
    for (let made = 0; made < madeAtOnce; made += 1) sessions.push(makeSession(tls));
  }
  return sessions.pop() ?? [];
}
