import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../test/support/gift-data.ts';
import { countries } from '../../../domain/marketplaces.ts';
import {
  type Affiliate,
  marketplaceLink,
  onlyToMarketplaces,
  removeOwnTag,
  webSearchLink,
} from './marketplace-link.ts';

const search = { de: 'kaffee & "set"', fr: 'café filtre', es: 'set café', it: 'caffè' };
const tags = { DE: 'wunsch-21', FR: 'souhait-21', ES: null, IT: 'wunsch-21' };
const affiliate: Affiliate = { tags, linkCode: 'ur2', campaign: null, creative: null };

test('a link searches the marketplace in its language, with the operator’s tag and codes', () => {
  expect(marketplaceLink(search, 'FR', affiliate)).toBe(
    'https://www.amazon.fr/s?k=caf%C3%A9+filtre&tag=souhait-21&linkCode=ur2&camp=1642&creative=6746',
  );
  expect(
    marketplaceLink(search, 'DE', {
      ...affiliate,
      linkCode: 'll2',
      campaign: '99',
      creative: '42',
    }),
  ).toBe(
    'https://www.amazon.de/s?k=kaffee+%26+%22set%22&tag=wunsch-21&linkCode=ll2&camp=99&creative=42',
  );
});

test('without a tag a link is a plain search', () => {
  expect(marketplaceLink(search, 'ES', affiliate)).toBe('https://www.amazon.es/s?k=set+caf%C3%A9');
});

test('a link made by the finder is stored as the plain search it was made from', () => {
  for (const country of countries)
    expect(removeOwnTag(marketplaceLink(search, country, affiliate), affiliate)).toBe(
      marketplaceLink(search, country, null),
    );
});

test.each([
  'https://www.amazon.de/s?k=tee&tag=somebody-21&linkCode=ur2&camp=1638&creative=6742',
  'https://www.amazon.de/dp/B0001?tag=wunsch-21',
  'https://www.amazon.de/s?k=tee&tag=wunsch-21',
  'https://shop.example/s?k=tee&tag=wunsch-21&linkCode=ur2&camp=1638&creative=6742',
  'https://www.amazon.es/s?k=tee&tag=wunsch-21&linkCode=ur2&camp=3638&creative=24630',
  'https://www.amazon.de/s?k=two%20words',
  'no address',
  '',
  null,
  undefined,
])('a link from elsewhere is stored unchanged: %s', (address) => {
  expect(removeOwnTag(address, affiliate)).toBe(address);
});

test('every idea links to a search on each of the four marketplaces, and nowhere else', () => {
  for (const { ideas } of loadCatalogue())
    for (const idea of ideas)
      for (const country of countries) {
        const url = new URL(marketplaceLink(idea.search, country, affiliate));
        expect(url.host).toBe(`www.amazon.${country.toLowerCase()}`);
        expect(url.pathname).toBe('/s');
        expect(url.searchParams.get('k')?.length).toBeGreaterThan(2);
      }
});

test('an idea that no marketplace sells links to a web search, in the language of the country', () => {
  const course = {
    de: 'töpferkurs',
    fr: 'cours poterie',
    es: 'curso cerámica',
    it: 'corso ceramica',
  };
  expect(webSearchLink(course, 'DE')).toBe('https://duckduckgo.com/?q=t%C3%B6pferkurs&kl=de-de');
  expect(webSearchLink(course, 'FR')).toBe('https://duckduckgo.com/?q=cours+poterie&kl=fr-fr');
});

test.each([
  'https://evil.example/s?k=tea',
  'http://www.amazon.de/s?k=tea',
  'https://www.amazon.de.evil.example/s',
  'https://www.amazon.de@evil.example/s',
  'https://www.amazon.de:8443/s',
  'https://user@www.amazon.de/s',
  'https://amazon.com/s',
  'javascript:alert(1)',
])('%s is no marketplace', (address) => {
  expect(() => onlyToMarketplaces(new URL(address))).toThrow('marketplace');
});
