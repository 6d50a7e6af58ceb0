// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consentKey, consentVersion } from '../../domain/consent.ts';
import { deleteWithoutConsent, readConsent } from './consent.ts';

test('a decision about other third parties counts for nothing, and is deleted at the start of a page only', () => {
  const old = { necessary: true, analytics: true, advertising: true, functional: true };
  const stored = JSON.stringify({
    ...old,
    timestamp: '2026-01-01T00:00:00Z',
    version: consentVersion,
    services: 'analytics:other',
  });
  localStorage.setItem(consentKey, stored);
  expect(readConsent()).toBeNull();
  expect(localStorage.getItem(consentKey)).toBe(stored);
  deleteWithoutConsent();
  expect(localStorage.getItem(consentKey)).toBeNull();
});
