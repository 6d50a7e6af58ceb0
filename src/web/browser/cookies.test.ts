// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { expireCookie, readCookie } from './cookies.ts';
import { keepTheme } from './theme-choice.ts';

afterEach(() => expireCookie('theme'));

test('a cookie of another site that is not encoded correctly does not stop the page', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the other site writes it
  document.cookie = 'theme=100%; Path=/';
  expect(readCookie('theme')).toBe('100%');
  expect(keepTheme).not.toThrow();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
