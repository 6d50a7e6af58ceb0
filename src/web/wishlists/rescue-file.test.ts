import { expect, it } from 'vitest';
import english from '../../../content/i18n/en.json' with { type: 'json' };
import { keepMessages } from '../i18n/messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { rescueFile, rescueFileName, tokensInRescueFile } from './rescue-file.ts';

const [a, b] = ['aaaaaaaaaaaaaaaaaaaaaaa_', 'bbbbbbbbbbbbbbbbbbbbbbb-'];
const guestToken = 'gggggggggggggggggggggggg';
keepMessages('en', english);
const i18n = createTranslator('en');

it('brings back exactly the lists that were saved, and no guest link is taken for a key', () => {
  const lists = [a, b].map((adminToken) => ({ name: 'Mara', adminToken, guestToken }));
  const file = rescueFile(lists, 'https://wishbow.example', i18n);
  expect(tokensInRescueFile(file)).toEqual([a, b]);
  expect(file).toContain(`https://wishbow.example/wishlist/guest/${guestToken}`);
  expect(file).toContain('go to https://wishbow.example/wishlist and');
  expect(rescueFileName).toBe('wishbow-rescue.html');
});

it('shows a name as it was typed, whatever it is made of', () => {
  const name = '<img src=x onerror=alert(1)> & "Co"';
  const file = rescueFile([{ name, adminToken: a, guestToken }], 'https://w.example', i18n);
  expect(file).not.toContain('<img');
  expect(file).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
});

it('finds the keys in any text that somebody kept', () => {
  expect(tokensInRescueFile(`mine: http://w.example/de/wishlist/admin/${a}?x#y`)).toEqual([a]);
  expect(tokensInRescueFile('/wishlist/admin/short, and nothing else')).toEqual([]);
});
