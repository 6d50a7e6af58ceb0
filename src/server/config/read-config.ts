import type * as z from 'zod';
import { settings } from './settings.ts';

type Settings = typeof settings;
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

/** A setting that cannot be used; the message names it and says what would be right. */
export class ConfigError extends Error {}

function readValues(environment: Record<string, string | undefined>): Values {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name];
    const result = setting.schema.safeParse(given === '' ? undefined : given);
    if (!result.success) {
      throw new ConfigError(`${name} ${result.error.issues[0]?.message}, but it is "${given}".`);
    }
    values[name] = result.data;
  }
  return values as Values;
}

/** Reads the configuration from an environment; throws a `ConfigError` at the first bad setting. */
export function readConfig(environment: Record<string, string | undefined>) {
  const values = readValues(environment);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    /** whether people reach us over TLS, as the public address says */
    tls: values.PUBLIC_URL?.startsWith('https:') ?? false,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    retentionMonths: values.RETENTION_MONTHS,
    features: { wishlists: values.FEATURE_WISHLISTS },
    analyticsId: values.ANALYTICS_ID,
    adsClient: values.ADS_CLIENT,
    operator: {
      name: values.OPERATOR_NAME,
      address: values.OPERATOR_ADDRESS,
      email: values.OPERATOR_EMAIL,
      phone: values.OPERATOR_PHONE,
      register: values.OPERATOR_REGISTER,
      vat: values.OPERATOR_VAT,
    },
  };
}

export type Config = ReturnType<typeof readConfig>;
