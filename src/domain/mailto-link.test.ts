import { expect, test } from 'vitest';
import { mailtoLink } from './mailto-link.ts';

test('a mail link keeps the @ of its address and escapes what would end a part', () => {
  expect(mailtoLink('a+b?c@example.org', 'Tea & cake', 'Yes?\nNo')).toBe(
    'mailto:a%2Bb%3Fc@example.org?subject=Tea%20%26%20cake&body=Yes%3F%0ANo',
  );
});
