import { expect, it } from 'vitest';
import english from '../../../../content/i18n/en.ts';
import { keepMessages } from '../../i18n/messages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { recoveryFile, recoveryFileName, tokensInRecoveryFile } from './recovery-file.ts';

const [a, b] = ['aaaaaaaaaaaaaaaaaaaaaaa_', 'bbbbbbbbbbbbbbbbbbbbbbb-'];
const guestToken = 'gggggggggggggggggggggggg';
keepMessages('en', english);
const i18n = createTranslator('en');

it('restores exactly the lists that were saved, and does not read a guest link as an admin link', () => {
  const lists = [a, b].map((adminToken) => ({ name: 'Mara', adminToken, guestToken }));
  const file = recoveryFile(lists, 'https://wishbow.example', i18n);
  expect(tokensInRecoveryFile(file)).toEqual([a, b]);
  expect(file).toContain(`https://wishbow.example/wishlist/guest/${guestToken}`);
  expect(file).toContain('go to https://wishbow.example/wishlist and');
  expect(recoveryFileName).toBe('wishbow-rescue.html');
});

it('shows a name as it was typed, even if it contains HTML', () => {
  const name = '<img src=x onerror=alert(1)> & "Co"';
  const file = recoveryFile([{ name, adminToken: a, guestToken }], 'https://w.example', i18n);
  expect(file).not.toContain('<img');
  expect(file).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
});

it('finds the admin links in any saved text', () => {
  expect(tokensInRecoveryFile(`mine: http://w.example/de/wishlist/admin/${a}?x#y`)).toEqual([a]);
  expect(tokensInRecoveryFile('/wishlist/admin/short, and nothing else')).toEqual([]);
});
