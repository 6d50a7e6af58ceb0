import { expect, test } from 'vitest';
import { ineffectiveSettings } from './ineffective-settings.ts';

test('a misspelt setting is reported, and variables of other programs are not', () => {
  const environment = {
    PUBLIC_ULR: 'https://wishes.example',
    RETENTION_MONTH: '6',
    PROT: '80',
    SECRET_FIEL: '/run/secrets/x',
    SECRET_FILE: '',
    operator_mail: 'x',
    HOME: '/root',
    HOSTNAME: 'box',
    PATH: '/bin',
    LOGNAME: 'root',
    PORT: '80',
    DATABASE_PASSWORD: 'x',
    NODE_ENV: 'production',
  };
  expect(ineffectiveSettings(environment, [])).toEqual([
    'PUBLIC_ULR is not a setting and has no effect; PUBLIC_URL is one.',
    'RETENTION_MONTH is not a setting and has no effect; RETENTION_MONTHS is one.',
    'PROT is not a setting and has no effect; PORT is one.',
    'SECRET_FIEL is not a setting and has no effect; SECRET_FILE is one.',
    'operator_mail is not a setting and has no effect; OPERATOR_EMAIL is one.',
  ]);
});

test('a name that only this server could mean is reported, and every unknown one in the file of settings', () => {
  const environment = {
    TRUSTED_PROXIES: '1',
    PUBLIC_HOST: 'x',
    S3_BUCKET: 'x',
    OPERATOR_CITY: 'x',
    PUBLIC_URL_FILE: '/x',
    LOG_LEVEL_FILE: '/x',
    REDIS_PORT: 'tcp://10.0.0.1:6379',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    BASE_URL: 'x',
  };
  const names = (sentences: string[]) => sentences.map((each) => each.split(' ', 1)[0]);
  const always = names(ineffectiveSettings(environment, []));
  expect(always).toEqual(Object.keys(environment).slice(0, 6));
  const inFile = ['PUBLIC_HOST', 'OTEL_EXPORTER_OTLP_PROTOCOL', 'BASE_URL', 'PORT'];
  expect(names(ineffectiveSettings(environment, inFile))).toEqual([
    ...always,
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'BASE_URL',
  ]);
  expect(ineffectiveSettings({ LOG_LEVEL_FILE: '/x' }, [])[0]).toMatch(
    /only secrets .+ LOG_LEVEL\.$/,
  );
});

test('a setting that needs another one is reported without it', () => {
  const lonely = {
    DATABASE_LISTEN_URL: 'postgres://x',
    S3_REGION: 'eu-central-1',
    FINDER_LLM_KEY_FILE: '/x',
    IMAGE_STORE: 'disk',
    ADS_SLOT: '',
  };
  expect(ineffectiveSettings(lonely, [])).toEqual([
    'DATABASE_LISTEN_URL has no effect without DATABASE_URL: set that too, or remove it.',
    'S3_REGION has no effect without IMAGE_STORE: set that too, or remove it.',
    'FINDER_LLM_KEY has no effect without FINDER_LLM: set that too, or remove it.',
  ]);
  const needed = { DATABASE_URL_FILE: '/x', IMAGE_STORE: 's3://x', FINDER_LLM: 'google' };
  expect(ineffectiveSettings({ ...lonely, ...needed }, [])).toEqual([]);
});
