import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ModerationAct,
  type ModerationOutcome,
  type ModerationView,
  moderationActs,
  moderationTabs,
} from '../../contract/moderation.ts';
import { localize, paths } from '../../contract/paths.ts';
import { languageKey, languages, pageLanguage } from '../../domain/language.ts';
import { themeKey } from '../../domain/theme.ts';
import { appFetch } from '../http/app-fetch.ts';
import { rates } from '../http/limits/rate-limits.ts';
import { requestOrigin } from '../http/request/request-origin.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { publicConfigOf } from '../operations/operations.routes.ts';
import { applyTheme } from '../pages/apply-theme.ts';
import type { Pages } from '../pages/pages.ts';
import { themeOf } from '../response-cache/cache-key.ts';
import type { Services } from '../services.ts';
import { runAct } from './moderation-acts.ts';
import { type ModerationRequest, moderationView, signedOutView } from './moderation-view.ts';
import { OperatorSessions } from './operator-sessions.ts';

// Not in the privacy policy, which is about visitors: only operators get it.
const sessionCookie = 'moderation';
/** An act that takes longer goes on while its answer is sent, before a proxy gives the request up. */
const maxWaitMs = 20_000;

/**
 * Registers the moderators' page, in each language, where the operator has set a token for it. Signing in takes
 * that token; each form then brings one that only this session's pages have.
 */
export async function moderationRoutes(
  app: FastifyInstance,
  services: Services,
  pages: Pages,
): Promise<void> {
  const { config, log } = services;
  if (config.moderationToken === null) return;
  const secret = await services.secret();
  const sessions = new OperatorSessions(secret, config.moderationToken, services);
  const attributes = `; HttpOnly; SameSite=Strict; Path=/${config.tls ? '; Secure' : ''}`;
  const keepSession = (reply: FastifyReply, session: string) =>
    reply.header('set-cookie', `${sessionCookie}=${session}${attributes}`);
  const forgetSession = (reply: FastifyReply) =>
    reply.header('set-cookie', `${sessionCookie}=${attributes}; Max-Age=0`);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    view: ModerationView,
    status = 200,
  ) {
    const url = new URL(requestOrigin(request, config));
    url.pathname = request.url.split('?', 1)[0] ?? '';
    const rendered = await pages.render(new Request(url), {
      language: pageLanguage(url.pathname, request.cookies[languageKey]),
      fetchApi: appFetch(app, request.visitor),
      config: publicConfigOf(services),
      origin: url.origin,
      isCrawler: false,
      moderation: view,
      onFault: (error: unknown) =>
        request.log.error({ err: error }, 'a page could not be rendered'),
    });
    const html = applyTheme(await rendered.text(), themeOf(request.cookies[themeKey]));
    return reply
      .status(status)
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const session = await sessions.open(request.cookies[sessionCookie]);
    if (session === null) return send(request, reply, signedOutView(null));
    const { tab } = request.query as { readonly tab?: string };
    const moderationRequest: ModerationRequest = { tab: tabOf(tab), query: '', outcome: null };
    return send(
      request,
      reply,
      await moderationView(services, session.formToken, moderationRequest),
    );
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply, token: string) {
    const session = sessions.start(token);
    if (session === null) {
      request.log.warn('somebody tried to sign in as operator with a wrong token');
      return send(request, reply, signedOutView({ code: 'wrong-token' }), 403);
    }
    request.log.info('an operator signed in');
    return keepSession(reply, session).redirect(request.url, 303);
  }

  async function act(request: FastifyRequest, reply: FastifyReply) {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const token = form.get('token');
    if (token !== null) return signIn(request, reply, token);
    const session = await sessions.open(request.cookies[sessionCookie]);
    if (session === null || !isSameSecret(form.get('formToken') ?? '', session.formToken)) {
      return send(request, reply, signedOutView({ code: 'expired' }), 403);
    }
    if (form.get('act') === 'sign-out') {
      await sessions.signOut(session);
      return forgetSession(reply).redirect(request.url, 303);
    }
    const moderationRequest: ModerationRequest = {
      tab: tabOf(form.get('tab')),
      query: form.get('query')?.trim() ?? '',
      outcome: await outcomeOf(form),
    };
    return send(
      request,
      reply,
      await moderationView(services, session.formToken, moderationRequest),
    );
  }

  /** Does what a form asks for; null when it only looks. */
  async function outcomeOf(form: URLSearchParams): Promise<ModerationOutcome | null> {
    const name = moderationActs.find((each) => each === form.get('act'));
    if (!name) return null;
    const outcome = await inTime(name, form.getAll('word'));
    log.info({ act: name, outcome: outcome?.code ?? 'incomplete' }, 'an operator moderated');
    return outcome ?? { code: 'incomplete' };
  }

  async function inTime(name: ModerationAct, args: readonly string[]) {
    const acting = runAct(services, name, args);
    if (name !== 'block') return acting;
    // The block holds at once; removing links from millions of items takes minutes.
    const waited = new AbortController();
    const domain = args[0] ?? '';
    const slow = sleep(maxWaitMs, { code: 'blocking', name: domain } as const, {
      signal: waited.signal,
    }).catch(() => null);
    acting.catch((error: unknown) => log.error({ err: error }, 'links were not all removed'));
    return Promise.race([acting, slow]).finally(() => waited.abort());
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const schema = { hide: true };
    for (const path of [
      paths.moderation,
      ...languages.map((each) => localize(each, paths.moderation)),
    ]) {
      scope.get(path, { schema, config: { rateLimit: rates.read } }, show);
      scope.post(path, { schema, config: { rateLimit: rates.create, hasFormToken: true } }, act);
    }
  });
}

const tabOf = (text: string | null | undefined) =>
  moderationTabs.find((each) => each === text) ?? 'reports';
