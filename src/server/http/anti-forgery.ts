import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const sessionCookie = 'sessionId';
const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';

/**
 * Another site must not make a visitor's browser act here. A request that changes something is
 * refused when the browser says it comes from elsewhere, and when it carries our cookies without
 * the header that only our own pages can copy from them (double submit, bound to the session).
 * A client without cookies is nobody's browser session and passes.
 */
export async function guardAgainstForgery(app: FastifyInstance, { tls }: { tls: boolean }) {
  await app.register(cookie);
  await app.register(csrf, {
    cookieKey: sessionCookie,
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure: tls },
    getToken: (request) => String(request.headers[tokenHeader] ?? ''),
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    if (comesFromElsewhere(request)) return done(new Failure('request.forgery'));
    if (!request.cookies[sessionCookie] && !request.cookies[tokenCookie]) return done();
    app.csrfProtection(request, reply, done);
  });
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
  if (request.cookies[sessionCookie] && request.cookies[tokenCookie]) return;
  const token = reply.generateCsrf();
  void reply.setCookie(tokenCookie, token, { path: '/', sameSite: 'lax', secure: tls });
}
