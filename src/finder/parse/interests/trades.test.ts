import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const finder = sharedFinder();
const read = (text: string) => finder.parseQuery(text, { language: 'en' });
const interests = (text: string) => read(text).interests.map(({ concept }) => concept);

test.each<[string, string]>([
  ['my cousin sells fabrics and loves jazz', 'sewing'],
  ['my brother owns a yarn shop and likes whisky', 'knitting'],
  ['he works in a chocolate factory, mad about cats', 'chocolate'],
  ['she is a florist and loves whisky', 'flowers'],
  ['grandad was a plumber and loves crosswords', 'craftspeople'],
  ['a retired nurse who loves tea', 'nurses'],
  ['retirement gift for a midwife at our practice', 'nurses'],
])('what somebody only works at is no interest: "%s"', (text, concept) => {
  expect(interests(text)).not.toContain(concept);
});

test.each<[string, string]>([
  ['my aunt loves fabrics and sells houses', 'sewing'],
  ['he was a keen angler as a boy and still loves fishing', 'fishing'],
  ['my sister is a nurse, thank you gift', 'nurses'],
  ['she is a florist', 'flowers'],
  ['mum bakes cakes for the family', 'baking'],
])('what somebody likes or works as stays one: "%s"', (text, concept) => {
  expect(interests(text)).toContain(concept);
});

test.each<[string, string]>([
  ['my uncle keeps bees and reads history', 'honey'],
  ['he brews his own beer', 'beer'],
  ['my aunt bakes her own bread', 'bread'],
])('of what somebody makes to eat or drink, no more is given: "%s"', (text, concept) => {
  const { excluded } = read(text);
  expect(excluded).toContainEqual(
    expect.objectContaining({ concept, ofKinds: expect.arrayContaining(['food']) }),
  );
});

test('who likes honey may get some', () => {
  expect(read('my aunt loves honey').excluded).toEqual([]);
});

test('a kind that somebody deals in is neither wanted nor given', () => {
  const { kinds, excluded } = read('she makes candles for a living, loves thrillers');
  expect(kinds).toEqual([]);
  expect(excluded).toContainEqual(expect.objectContaining({ kind: 'candle' }));
});
