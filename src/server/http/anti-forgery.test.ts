import { expect, test } from 'vitest';
import { Sessions } from './anti-forgery.ts';

const sessions = new Sessions('the secret of this server', false);

const nameAndValue = (cookie: string) => cookie.split(';', 1)[0] ?? '';

test('concurrent visitors all get different sessions', () => {
  const given = Array.from({ length: 1000 }, () =>
    sessions.missingCookies(undefined).map(nameAndValue),
  );
  for (const place of [0, 1]) expect(new Set(given.map((pair) => pair[place])).size).toBe(1000);
});

test('a session and its token match, and neither is given out twice', () => {
  const pair = sessions.missingCookies('app_language=de');
  const [session = '', token = ''] = pair.map(nameAndValue);
  expect(session).toMatch(/^sessionId=[0-9a-f-]{36}$/);
  expect(sessions.missingCookies(`${session}; ${token}`)).toEqual([]);
  // Whoever has lost the token gets that of the session.
  expect(sessions.missingCookies(`theme=dark; ${session}`)).toEqual([pair[1]]);
});

test('the session cookie is HTTP-only, and over TLS is sent over TLS only', () => {
  for (const [tls, secure] of [
    [true, true],
    [false, false],
  ] as const) {
    const [session = '', token = ''] = new Sessions('s', tls).missingCookies(undefined);
    expect(session).toContain('; HttpOnly; Path=/; SameSite=Lax');
    expect(token).not.toContain('HttpOnly');
    for (const cookie of [session, token]) expect(cookie.includes('; Secure')).toBe(secure);
  }
});

test('a token cannot be made from a session without the server’s secret', () => {
  const token = sessions.tokenOf('0199a1b2');
  expect(new Sessions('another secret', false).tokenOf('0199a1b2')).not.toBe(token);
});

test('two servers of one site accept each other’s sessions', () => {
  const [one, other] = [new Sessions('shared secret', true), new Sessions('shared secret', true)];
  const [session = '', token = ''] = one.missingCookies(undefined).map(nameAndValue);
  expect(session).not.toBe('');
  expect(token).toBe(`XSRF-TOKEN=${other.tokenOf(session.slice('sessionId='.length))}`);
});
