import { expect, test } from 'vitest';
import { visitorAt } from './visitor.ts';

test('all spellings of an address are one visitor', () => {
  for (const ip of [
    '1.2.3.4',
    '1.2.3.4:5678',
    '::ffff:1.2.3.4',
    '::ffff:102:304',
    '[::ffff:1.2.3.4]:80',
  ]) {
    expect(visitorAt(ip), ip).toBe('1.2.3.4');
  }
});

test('all addresses of an IPv6 network are one visitor', () => {
  for (const ip of [
    '2001:db8:0:2::1',
    '2001:DB8:0000:2:ffff::1',
    '2001:db8:0:2:1:2:3:4',
    '[2001:db8:0:2::9]:443',
  ]) {
    expect(visitorAt(ip), ip).toBe('2001:db8:0:2');
  }
  expect(visitorAt('2001:db8:0:3::1')).not.toBe('2001:db8:0:2');
  expect(visitorAt('::1')).toBe('0:0:0:0');
});

test('a text that is no address is kept as it is', () => {
  expect(visitorAt('unknown')).toBe('unknown');
});
