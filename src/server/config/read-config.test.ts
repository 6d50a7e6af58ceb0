import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { productVersion } from '../../domain/product.ts';
import { ConfigError, readConfig } from './read-config.ts';

test('without settings every value has a default', () => {
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

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

test('a language model at its own address is not called before its operator is configured', () => {
  const model = { FINDER_LLM: 'mistral', FINDER_LLM_MODEL: 'small' };
  expect(readConfig(model).finderModel?.operator.name).toBe('Mistral AI');
  const elsewhere = { ...model, FINDER_LLM_URL: 'http://127.0.0.1:11434/v1' };
  expect(() => readConfig(elsewhere)).toThrow(/^FINDER_LLM_PROVIDER must say who/);
  const named = readConfig({ ...elsewhere, FINDER_LLM_PROVIDER: 'Example Models' });
  expect(named.finderModel?.operator.name).toBe('Example Models');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'wishes.example'],
  ['PUBLIC_URL', 'https://wishes.example/sub'],
  ['PUBLIC_URL', 'ftp://wishes.example'],
  ['S3_ENDPOINT', 'https://s3.example/bucket'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT', 'maybe'],
  ['RETENTION_MONTHS', '0'],
  ['TRUST_PROXY', 'yes'],
])('%s=%s stops the start with a message that names the setting', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .+"${value}"\\.$`));
});

test.each([
  ['https://wishes.example.org:443', 'https://wishes.example.org'],
  ['https://Wishes.Example.org/', 'https://wishes.example.org'],
  ['https://wünsche.example', 'https://xn--wnsche-3ya.example'],
  ['HTTP://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('the address %s is taken as %s', (value, origin) => {
  const settings = { PUBLIC_URL: value, ANALYTICS_ORIGIN: value };
  const { publicUrl, analytics } = readConfig(settings);
  expect([publicUrl, analytics.analyticsOrigin]).toEqual([origin, origin]);
});

test('an address is refused for what is wrong with it', () => {
  const read = (value: string) => () => readConfig({ PUBLIC_URL: value });
  expect(read('wishes.example:3000')).toThrow('must be an address that begins with https://');
  for (const more of ['/sub', '/?x=1', '/#x']) {
    expect(read(`https://wishes.example${more}`)).toThrow('must end after the host and its port');
  }
  expect(read('https://me@wishes.example')).toThrow('without a path or a user');
});

test.each([
  ['SECRET', 'too-short-secret'],
  ['DATABASE_URL', 'mysql://user:pass-word@db.example/wishbow'],
  ['DATABASE_URL', 'postgres://user:pass-word@db.example:port/wishbow'],
  ['DATABASE_LISTEN_URL', 'user:pass-word@db.example'],
  ['FINDER_LLM_URL', 'user:pass-word@llm.example'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization: pass-word'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=pass-word%'],
])('a %s that cannot be used is named without its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must .+ not shown here\\.$`));
  expect(read).not.toThrow(/secret-|pass-word|too-short/);
});

test('a secret is read from a file, without the line break at its end', () => {
  const folder = temporaryFolder(onTestFinished);
  const file = join(folder, 'secret');
  const secret = 'x'.repeat(40);
  writeFileSync(file, `${secret}\n`);
  expect(readConfig({ SECRET_FILE: file }).secret).toBe(secret);
  expect(() => readConfig({ SECRET_FILE: file, SECRET: secret })).toThrow(
    /^SECRET and SECRET_FILE are both set/,
  );
  expect(() => readConfig({ SECRET_FILE: join(folder, 'none') })).toThrow(
    /^SECRET_FILE names a file that cannot be read: .+none \(ENOENT\)\.$/,
  );
  writeFileSync(file, '\n');
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
    /^DATABASE_URL_FILE names a file that is empty: .+secret\. Write the value into it/,
  );
  writeFileSync(file, 'too-short-secret');
  expect(() => readConfig({ SECRET_FILE: file })).toThrow(/^SECRET must .+ not shown here\.$/);
});

test('traces go where the settings of OpenTelemetry say', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'gifts' }).traces).toBeNull();
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/' };
  expect(readConfig(base).traces).toEqual({
    url: 'https://traces.example/otlp/v1/traces',
    headers: {},
    serviceName: 'wishbow',
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
  const settings = {
    ...base,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/in',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, x-tenant = 7',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '.05',
  };
  expect(readConfig(settings).traces).toMatchObject({
    url: 'http://127.0.0.1:4318/in',
    headers: { authorization: 'Bearer abc=', 'x-tenant': '7' },
    sampler: 'traceidratio',
    ratio: 0.05,
  });
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    { OTEL_TRACES_SAMPLER_ARG: '5' },
    { OTEL_TRACES_SAMPLER_ARG: 'half' },
  ]) {
    expect(() => readConfig(wrong)).toThrow(/^OTEL_\w+ must be /);
  }
});

test('the release is that of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(productVersion).toBe(version);
});

test.each([{}, { DATA_DIR: './lists' }])(
  'the data directory of %j is an absolute path',
  (settings) => {
    expect(isAbsolute(readConfig(settings).dataDir)).toBe(true);
  },
);
