import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

test('with nothing set, everything has a sensible value', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    rateLimit: true,
    retentionMonths: 24,
    features: { wishlists: true },
  });
});

test('an empty setting is an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'wishes.example'],
  ['PUBLIC_URL', 'https://wishes.example/sub'],
  ['PUBLIC_URL', 'ftp://wishes.example'],
  ['DATABASE_URL', 'mysql://localhost/wishbow'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'maybe'],
  ['RETENTION_MONTHS', '0'],
  ['TRUST_PROXY', 'yes'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .+"${value}"\\.$`));
});
