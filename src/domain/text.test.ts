import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { cleanLine, cleanText, isBlank, isStoreUrl, preview } from './text.ts';

test('cleaning is idempotent and gives well-formed text without control characters', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const clean of [cleanLine, cleanText]) {
        const cleaned = clean(text);
        expect(clean(cleaned)).toBe(cleaned);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).toBe(cleaned.normalize('NFC'));
      }
      expect(cleanLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('a line loses its line breaks, a text keeps them', () => {
  expect(cleanLine(' a\r\nb\tc ')).toBe('a b c');
  expect(cleanText(' a\r\nb\tc ')).toBe('a\nb\tc');
});

test('control characters of the writing direction are removed, joiners between characters are kept', () => {
  for (const clean of [cleanLine, cleanText]) {
    expect(clean('Ann\u202egnp.exe\u2066x\u2069')).toBe('Anngnp.exex');
    for (const kept of ['👨\u200d👩\u200d👧', 'می\u200cخواهم', 'ע\u200f!', 'a\u200e.']) {
      expect(clean(kept)).toBe(kept);
    }
  }
});

test('a text of invisible characters is blank', () => {
  for (const text of ['', ' ', '\u00a0', '\u200b\u2060', '\t\n']) expect(isBlank(text)).toBe(true);
  for (const text of ['a', '.', '👨‍👩‍👧', '\u200bx']) expect(isBlank(text)).toBe(false);
});

test('a preview is no longer than the limit, and is cut between characters', () => {
  expect(preview('short', 80)).toBe('short');
  expect(preview('x'.repeat(80), 80)).toBe('x'.repeat(80));
  expect(preview(`${'x'.repeat(80)}y`, 80)).toBe(`${'x'.repeat(80)}...`);
  expect(preview(`${'x'.repeat(78)}👨‍👩‍👧 and more`, 80)).toBe(`${'x'.repeat(78)}...`);
  fc.assert(
    fc.property(anyText(), fc.integer({ min: 1, max: 50 }), (text, length) => {
      const cut = preview(text, length);
      expect(cut === text || (cut.endsWith('...') && cut.length <= length + 3)).toBe(true);
    }),
  );
});

test('a preview keeps a character of several code points whole, or leaves it out', () => {
  const characters = [
    '👨‍👩‍👧‍👦',
    '👩🏽‍❤️‍💋‍👨🏿',
    '🇫🇷',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '1️⃣',
    'ẹ́',
    'क्षि',
    'நி',
    'กำ',
  ];
  for (const character of characters) {
    expect([...new Intl.Segmenter().segment(character)]).toHaveLength(1);
    const text = `Gift ${character}${character}!`;
    for (let length = 5; length < 5 + character.length; length += 1)
      expect(preview(text, length)).toBe('Gift...');
    expect(preview(text, 5 + character.length)).toBe(`Gift ${character}...`);
  }
});

test('texts are cleaned and cut in browsers without toWellFormed and Intl.Segmenter', () => {
  vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
    throw new TypeError('toWellFormed is not a function');
  });
  vi.stubGlobal('Intl', {});
  expect(cleanLine('a\ud83db \udc67')).toBe('a\ufffdb \ufffd');
  expect(cleanText('👧')).toBe('👧');
  expect(preview('x 👧 and more', 4)).toBe('x 👧...');
});

test('a shop link is an absolute web address without a password', () => {
  for (const url of ['https://a.example', 'http://a.example/x?y=ü#z', 'HTTPS://A.EXAMPLE']) {
    expect(isStoreUrl(url)).toBe(true);
  }
  for (const url of [
    '',
    'a.example',
    '/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://u@a.example',
    'https://',
  ]) {
    expect(isStoreUrl(url), url).toBe(false);
  }
});
