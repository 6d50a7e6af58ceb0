import { expect, test } from 'vitest';
import { decodePage } from './decode.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part],
    ),
  );

test('the header names the character set', () => {
  expect(decodePage(bytes('K\xe4se'), 'text/html; charset=ISO-8859-1')).toBe('Käse');
  expect(decodePage(bytes([0x93], 'a', [0x94]), 'text/html;charset="windows-1252"')).toBe('“a”');
  expect(decodePage(bytes([0x82, 0xa0]), 'text/html; charset=Shift_JIS')).toBe('あ');
});

test('a byte order mark is stronger than the header', () => {
  expect(decodePage(bytes([0xef, 0xbb, 0xbf, 0xc3, 0xa4]), 'text/html; charset=latin1')).toBe('ä');
  expect(decodePage(bytes([0xff, 0xfe, 0x61, 0x00]))).toBe('a');
});

test('a meta element tells within the first 1,024 bytes, and not behind them', () => {
  const meta = '<meta charset="windows-1252">';
  expect(decodePage(bytes(meta, [0x80]))).toContain('€');
  expect(
    decodePage(
      bytes(`<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">`, [0xe4]),
    ),
  ).toContain('ä');
  expect(decodePage(bytes(' '.repeat(1100), meta, [0x80]))).not.toContain('€');
  expect(decodePage(bytes(`<!-- ${meta} --><p>`, [0xc3, 0xa4]))).toContain('ä');
});

test('a page that says nothing, or nonsense, is UTF-8', () => {
  expect(decodePage(bytes([0xc3, 0xa4]))).toBe('ä');
  expect(decodePage(bytes([0xc3, 0xa4]), 'text/html; charset=klingon')).toBe('ä');
});
