import { expect, test } from 'vitest';
import { sessionCookies } from './anti-forgery.ts';

const nameAndValue = (cookie: string) => cookie.split(';', 1)[0] ?? '';

test('no two visitors are given the same session, however many come at once', () => {
  const given = Array.from({ length: 1000 }, (_, visit) =>
    (sessionCookies(undefined, visit % 2 === 0) ?? []).map(nameAndValue),
  );
  for (const place of [0, 1]) expect(new Set(given.map((pair) => pair[place])).size).toBe(1000);
});

test('a session and its token belong together, and neither is given again', () => {
  const pair = sessionCookies('app_language=de', false) ?? [];
  const [session = '', token = ''] = pair.map(nameAndValue);
  expect(session).toMatch(/^sessionId=[0-9a-f-]{36}$/);
  expect(sessionCookies(`${session}; ${token}`, false)).toBeNull();
  // Whoever has lost the token gets that of the session.
  expect(sessionCookies(`theme=dark; ${session}`, false)).toEqual([pair[1]]);
});

test('scripts cannot read the session, and over TLS it never leaves it', () => {
  for (const [tls, secure] of [
    [true, true],
    [false, false],
  ] as const) {
    const [session = '', token = ''] = sessionCookies(undefined, tls) ?? [];
    expect(session).toContain('; HttpOnly; Path=/; SameSite=Lax');
    expect(token).not.toContain('HttpOnly');
    for (const cookie of [session, token]) expect(cookie.includes('; Secure')).toBe(secure);
  }
});
