import { expect, test } from 'vitest';
import { decodePage } from './decode.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part],
    ),
  );

test('the character set is read from the header', () => {
  expect(decodePage(bytes('K\xe4se'), 'text/html; charset=ISO-8859-1')).toBe('Käse');
  expect(decodePage(bytes([0x93], 'a', [0x94]), 'text/html;charset="windows-1252"')).toBe('“a”');
  expect(decodePage(bytes([0x82, 0xa0]), 'text/html; charset=Shift_JIS')).toBe('あ');
});

test('a byte order mark overrides the header', () => {
  expect(decodePage(bytes([0xef, 0xbb, 0xbf, 0xc3, 0xa4]), 'text/html; charset=latin1')).toBe('ä');
  expect(decodePage(bytes([0xff, 0xfe, 0x61, 0x00]))).toBe('a');
});

test('a meta element is read within the first 1,024 bytes, and not after them', () => {
  const meta = '<meta charset="windows-1252">';
  expect(decodePage(bytes(meta, [0x80]))).toContain('€');
  expect(
    decodePage(
      bytes(`<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">`, [0xe4]),
    ),
  ).toContain('ä');
  const cyrillic = '<meta charset="windows-1251">';
  expect(decodePage(bytes(cyrillic, [0xe6]))).toContain('ж');
  expect(decodePage(bytes(' '.repeat(1100), cyrillic, [0xe6]))).not.toContain('ж');
  expect(decodePage(bytes(`<!-- ${meta} --><p>`, [0xc3, 0xa4]))).toContain('ä');
});

test('a Latin-1 page without a label, or labelled as UTF-8, is decoded as Latin-1', () => {
  expect(decodePage(bytes('K\xe4semesser'))).toBe('Käsemesser');
  expect(decodePage(bytes('K\xe4semesser'), 'text/html; charset=utf-8')).toBe('Käsemesser');
  expect(decodePage(bytes('12 ', [0x80]))).toBe('12 €');
});

test('a UTF-8 page labelled as Latin-1 is decoded as UTF-8, also when it was cut within a character', () => {
  expect(decodePage(bytes([0xc3, 0xa4]), 'text/html; charset=ISO-8859-1')).toBe('ä');
  expect(decodePage(bytes([0xc3, 0xa4], 'x', [0xc3]), 'text/html; charset=ISO-8859-1')).toBe(
    'äx\ufffd',
  );
});

test('a UTF-8 page with a few broken bytes is decoded as UTF-8', () => {
  expect(decodePage(bytes([0xc3, 0xa4, 0xc3, 0xb6, 0xff]))).toBe('äö\ufffd');
});

test('a page with no label or an invalid one is decoded as UTF-8', () => {
  expect(decodePage(bytes([0xc3, 0xa4]))).toBe('ä');
  expect(decodePage(bytes([0xc3, 0xa4]), 'text/html; charset=klingon')).toBe('ä');
});
