import { expect, onTestFinished, test } from 'vitest';
import type { ModerationView } from '../../../src/contract/moderation.ts';
import type { Pages } from '../../../src/server/pages/pages.ts';
import { startApp } from '../../support/app.ts';
import { databases, environmentFor } from '../../support/databases.ts';

const token = 'the token of the operator of this site';

/** A page that is only what it would show. */
const viewPages: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  render: async (_request, { moderation, language }) =>
    new Response(JSON.stringify({ ...moderation, language }), {
      status: moderation ? 200 : 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
};

interface Shown extends ModerationView {
  readonly language: string;
}

async function startPage(environment: Record<string, string> = { MODERATION_TOKEN: token }) {
  let time = Date.UTC(2026, 10, 21);
  const app = await startApp(environment, { now: () => time }, viewPages);
  onTestFinished(() => app.close());
  let cookie = '';
  const ask = async (
    path: string,
    form?: readonly (readonly [string, string])[],
    headers: Record<string, string> = {},
  ) => {
    const response = await app.fetch(
      new Request(`http://wishbow.test${path}`, {
        method: form ? 'POST' : 'GET',
        headers: {
          accept: 'text/html',
          ...(cookie && { cookie }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        ...(form && { body: new URLSearchParams(form.map(([name, value]) => [name, value])) }),
        redirect: 'manual',
      }),
    );
    const set = response.headers.get('set-cookie');
    if (set?.startsWith('moderation=')) cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const view = text.startsWith('{') ? (JSON.parse(text) as Shown) : null;
    return { status: response.status, headers: response.headers, set, view };
  };
  const signIn = async () => {
    await ask('/moderation', [['token', token]]);
    return (await ask('/moderation')).view?.formToken ?? '';
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { app, api: app.api, ask, signIn, pass, cookie: () => cookie };
}

test('the page is not found where the operator has set no token', async () => {
  const { ask } = await startPage({});
  expect((await ask('/moderation')).status).toBe(404);
  expect((await ask('/moderation', [['token', '']])).status).toBe(404);
});

test('the page shows and does nothing without the token', async () => {
  const { api, ask, signIn, pass } = await startPage();
  const { list } = await api.listWith({ title: 'Kite' });
  await api.report(list.guestToken, { reason: 'scam' });

  const page = await ask('/de/moderation');
  expect(page.status).toBe(200);
  expect(page.view).toMatchObject({ formToken: null, reports: [], language: 'de' });
  for (const wrong of ['', 'x', `${token} `]) {
    const refused = await ask('/moderation', [['token', wrong]]);
    expect(refused.status).toBe(403);
    expect(refused.set).toBeNull();
    expect(refused.view).toMatchObject({ formToken: null, outcome: { code: 'wrong-token' } });
  }
  const erase = [
    ['act', 'delete-list'],
    ['word', list.guestToken],
  ] as const;
  expect((await ask('/moderation', erase)).view?.outcome?.code).toBe('expired');

  // A session ends, and so does what its pages could do.
  const formToken = await signIn();
  expect(formToken).not.toBe('');
  pass(8 * 60 * 60 * 1000);
  expect((await ask('/moderation')).view?.formToken).toBeNull();
  expect((await ask('/moderation', [...erase, ['formToken', formToken]])).status).toBe(403);
  expect((await api.asGuest(list.guestToken)).status).toBe(200);
});

test.each(databases)(
  'a session that was signed out is over, also for who has a copy of its cookie, on %s',
  async (database) => {
    const environment = await environmentFor(database);
    const { app, ask, signIn, pass, cookie } = await startPage({
      ...environment,
      MODERATION_TOKEN: token,
    });
    const sessions = [];
    for (let n = 0; n < 3; n += 1) {
      sessions.push({ formToken: await signIn(), cookie: cookie() });
      pass(60_000);
    }
    const [first, second, third] = sessions;
    const seen = async (session: typeof first) =>
      (await ask('/moderation', undefined, { cookie: session?.cookie ?? '' })).view?.formToken;
    expect(await seen(first)).toBe(first?.formToken);
    const signOut = (session: typeof first) =>
      ask(
        '/moderation',
        [
          ['act', 'sign-out'],
          ['formToken', session?.formToken ?? ''],
        ],
        { cookie: session?.cookie ?? '' },
      );
    expect((await signOut(first)).status).toBe(303);
    expect(await seen(first)).toBeNull();
    expect((await signOut(first)).status).toBe(403);
    // Other moderators stay signed in.
    expect(await seen(second)).toBe(second?.formToken);
    expect((await signOut(second)).status).toBe(303);
    expect(await seen(first)).toBeNull();
    // They are stored until they would be over.
    const stored = async () => {
      const { read } = app.services.database;
      const rows = read.selectFrom('maintenance').where('name', 'like', 'signed out %');
      return (await rows.select('name').execute()).length;
    };
    expect(await stored()).toBe(2);
    pass(8 * 60 * 60 * 1000 - 90_000);
    expect(await seen(second)).toBeNull();
    expect((await signOut(third)).status).toBe(303);
    expect(await stored()).toBe(1);
  },
);

test('the log says that somebody signed in or failed to, with the route and id of the request', async () => {
  const { app, ask } = await startPage();
  await ask('/de/moderation', [['token', 'wrong']]);
  await ask('/de/moderation', [['token', token]]);
  const lines = app.log().trim().split('\n');
  const ofSignIn = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => String(msg).includes('operator'));
  const request = { route: '/de/moderation', reqId: expect.any(String) };
  expect(ofSignIn).toMatchObject([
    { ...request, level: 40, msg: 'somebody tried to sign in as operator with a wrong token' },
    { ...request, level: 30, msg: 'an operator signed in' },
  ]);
  expect(app.log()).not.toContain(token);
});

test('the session cookie is HTTP-only and same-site, and the page is neither cached nor indexed', async () => {
  const { ask, signIn } = await startPage();
  const signedIn = await ask('/fr/moderation', [['token', token]]);
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.get('location')).toBe('/fr/moderation');
  expect(signedIn.set).toMatch(/^moderation=[^;]+; HttpOnly; SameSite=Strict; Path=\/$/);
  await signIn();
  const { headers, view } = await ask('/moderation?tab=domains');
  expect(view).toMatchObject({ tab: 'domains', domains: [] });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');

  const secure = await startPage({ MODERATION_TOKEN: token, PUBLIC_URL: 'https://wishbow.test' });
  expect((await secure.ask('/moderation', [['token', token]])).set).toContain('; Secure');
});

test('a form of another site changes nothing, with or without the cookie', async () => {
  const { api, ask, signIn } = await startPage();
  const { list } = await api.listWith({ title: 'Kite' });
  const formToken = await signIn();
  const erase = [
    ['act', 'delete-list'],
    ['word', list.guestToken],
  ] as const;
  for (const forged of [
    // Same site, but none of our pages.
    await ask('/moderation', erase),
    await ask('/moderation', [...erase, ['formToken', 'x']]),
    await ask('/moderation', [...erase, ['formToken', formToken]], {
      'sec-fetch-site': 'cross-site',
    }),
    await ask('/moderation', [...erase, ['formToken', formToken]], {
      origin: 'https://evil.example',
    }),
  ]) {
    expect(forged.status).toBe(403);
  }
  expect((await api.asGuest(list.guestToken)).status).toBe(200);
  const meant = await ask('/moderation', [...erase, ['formToken', formToken]]);
  expect(meant.view?.outcome?.code).toBe('list-deleted');
});

test('a moderator decides, takes down and restores, deletes and blocks, as on the command line', async () => {
  const { app, api, ask, signIn } = await startPage();
  const { list, item } = await api.listWith({ title: 'Kite', url: 'https://bad.example/x' });
  const { guestToken } = list;
  const { body: claimed } = await api.claim(guestToken, item.id, 'Ann');
  await api.report(guestToken, { reason: 'scam', email: 'jo@example.org', itemId: item.id });
  const formToken = await signIn();
  const act = async (name: string, args: readonly string[], more: Record<string, string> = {}) => {
    const form = [
      ['formToken', formToken],
      ['act', name],
      ...args.map((arg) => ['word', arg] as const),
      ...Object.entries(more),
    ] as const;
    const { status, view } = await ask('/moderation', form);
    expect(status).toBe(200);
    return view as Shown;
  };

  const [report] = (await ask('/moderation')).view?.reports ?? [];
  expect(report).toMatchObject({
    reason: 'scam',
    email: 'jo@example.org',
    item: { title: 'Kite' },
    list: { guestToken, isTakenDown: false },
    decision: null,
  });
  expect((await act('decide', [report?.reference ?? '', 'no-action', ' '])).outcome).toEqual({
    code: 'incomplete',
  });
  expect((await act('decide', [report?.reference ?? '', 'maybe', 'x'])).outcome?.code).toBe(
    'incomplete',
  );

  const here = { tab: 'list', query: `https://x.example/wishlist/guest/${guestToken}` };
  const down = await act('take-down', [guestToken, 'scam', 'It asks for money.'], here);
  expect(down.outcome).toMatchObject({
    code: 'taken-down',
    decided: 1,
    answers: [{ to: 'jo@example.org', link: expect.stringMatching(/^mailto:jo@example\.org\?/) }],
  });
  expect(down.list).toMatchObject({ isTakenDown: true, items: [{ title: 'Kite' }] });
  expect(down.list?.reports).toMatchObject([{ decision: 'taken-down' }]);
  expect((await api.asGuest(guestToken)).status).toBe(404);
  expect((await act('restore', [guestToken], here)).list?.isTakenDown).toBe(false);
  expect((await api.asGuest(guestToken)).status).toBe(200);

  const receipt = `https://x.example/wishlist/receipt/${claimed.claim.receipt}`;
  const found = await act('', [], { tab: 'claim', query: receipt });
  expect(found.claim).toMatchObject({ name: 'Ann', list: { guestToken } });
  const gone = await act('delete-claim', [claimed.claim.id], { tab: 'claim', query: receipt });
  expect(gone).toMatchObject({ claim: null, outcome: { code: 'claim-deleted', name: 'Ann' } });

  const blocked = await act('block', ['Bad.example'], { tab: 'domains' });
  expect(blocked).toMatchObject({
    domains: ['bad.example'],
    outcome: { code: 'blocked', name: 'bad.example', lists: 1 },
  });
  expect((await api.asGuest(guestToken)).body.items[0]?.url).toBeNull();
  expect((await act('unblock', ['bad.example'], { tab: 'domains' })).domains).toEqual([]);

  expect((await act('delete-item', [guestToken, item.id])).outcome).toEqual({
    code: 'item-deleted',
    name: 'Kite',
  });
  const nothing = await act('', [], { tab: 'list', query: 'nothing' });
  expect(nothing).toMatchObject({ list: null, outcome: { code: 'no-list' } });
  expect((await act('delete-list', [guestToken], here)).outcome?.code).toBe('list-deleted');
  expect((await api.asOwner(list.adminToken)).status).toBe(404);

  await ask('/moderation', [
    ['formToken', formToken],
    ['act', 'sign-out'],
  ]);
  expect((await ask('/moderation')).view?.formToken).toBeNull();
  // The log says what was done, and neither to whom nor the token.
  expect(app.log()).toContain('"act":"take-down","outcome":"taken-down"');
  for (const secret of [token, guestToken, 'jo@example.org'])
    expect(app.log()).not.toContain(secret);
});

test('what a moderator does is announced to the pages that are open', async () => {
  const { app, api, ask, signIn } = await startPage();
  const formToken = await signIn();
  const { list, item } = await api.listWith({ title: 'Kite', url: 'https://shop.example/kite' });
  const { body } = await api.claim(list.guestToken, item.id, 'Ann');
  const found = await app.services.database.read
    .selectFrom('wishlists')
    .select('id')
    .where('guest_token', '=', list.guestToken)
    .executeTakeFirstOrThrow();
  const notified = { times: 0 };
  app.services.live.watch(found.id, {
    refresh() {
      notified.times += 1;
    },
  });
  const link = list.guestToken;
  for (const [act, ...args] of [
    ['take-down', link, 'other', 'Why.'],
    ['restore', link],
    ['delete-claim', body.claim.receipt],
    ['block', 'shop.example'],
    ['delete-item', link, item.id],
    ['delete-list', link],
  ]) {
    const before = notified.times;
    const { view } = await ask('/moderation', [
      ['formToken', formToken],
      ['act', act ?? ''],
      ...args.map((arg) => ['word', arg] as const),
    ]);
    expect(`${act}: ${view?.outcome?.code}`).not.toMatch(/no-|incomplete/);
    expect(`${act}: ${notified.times - before}`).toBe(`${act}: 1`);
  }
});
