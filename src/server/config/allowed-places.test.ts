import { expect, test } from 'vitest';
import { allowedPlaces } from './allowed-places.ts';

test('hosts, addresses and ranges are distinguished', () => {
  const places = allowedPlaces(' Shop.Intranet.example, 10.20.0.0/16,127.0.0.1 , fd00::/8,');
  expect([...(places?.hosts ?? [])]).toEqual(['shop.intranet.example']);
  const has = (address: string, family: 'ipv4' | 'ipv6') => places?.ranges?.check(address, family);
  expect([has('10.20.3.4', 'ipv4'), has('10.21.3.4', 'ipv4')]).toEqual([true, false]);
  expect([has('127.0.0.1', 'ipv4'), has('127.0.0.2', 'ipv4')]).toEqual([true, false]);
  expect([has('fd12::1', 'ipv6'), has('fe80::1', 'ipv6')]).toEqual([true, false]);
});

test('an empty setting allows nothing', () => {
  expect(allowedPlaces('')).toEqual({ hosts: new Set(), ranges: null });
});

test.each([
  '10.0.0.0/33',
  '10.0.0.0/x',
  'http://shop.example',
  'shop.example:8080',
  'a b',
  '0x7f.1',
  '*',
])('"%s" is neither host nor range', (text) => {
  expect(allowedPlaces(text)).toBeNull();
});
