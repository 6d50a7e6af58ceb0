import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as z from 'zod';
import {
  type ModelOperator,
  type ModelSettings,
  modelProviders,
  providerNames,
} from '../gift-finder/llm/model-settings.ts';
import { fileSuffix, type Setting, secretNames, settings } from './settings.ts';

type Settings = typeof settings;
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; the message names it and says what would be right. */
export class ConfigError extends Error {}

function readValues(given: Environment): Values {
  const environment = withSecretFiles(given);
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const value = environment[name];
    const result = setting.schema.safeParse(value === '' ? undefined : value);
    if (!result.success) {
      const found = setting.secret ? 'something else, which is not shown here' : `"${value}"`;
      throw new ConfigError(`${name} ${result.error.issues[0]?.message}, but it is ${found}.`);
    }
    values[name] = result.data;
  }
  return values as Values;
}

/**
 * Returns the environment with the secrets that are in files: `SECRET_FILE` names the file that contains
 * `SECRET`. Throws a `ConfigError` for a file that cannot be read or is empty.
 */
function withSecretFiles(environment: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of secretNames) {
    const file = environment[name + fileSuffix];
    if (!file) continue;
    if (environment[name]) {
      throw new ConfigError(`${name} and ${name + fileSuffix} are both set; take one of them.`);
    }
    const secret = readSecretFile(name + fileSuffix, file);
    // Without the secret the server would start as if none was wanted: on another database, or with open metrics.
    if (secret === '') {
      throw new ConfigError(
        `${name + fileSuffix} names a file that is empty: ${file}. Write the value into it, or remove the setting.`,
      );
    }
    read[name] = secret;
  }
  return { ...environment, ...read };
}

function readSecretFile(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${setting} names a file that cannot be read: ${file} (${code}).`);
  }
}

interface FinderModel extends ModelSettings {
  /** questions a day, of each server */
  readonly daily: number;
  readonly operator: ModelOperator;
}

/** The language model of the gift finder, or null; settings that only make sense together are all there. */
function modelSettings(values: Values): FinderModel | null {
  const provider = modelProviders.find((each) => each === values.FINDER_LLM);
  if (!provider) return null;
  const { FINDER_LLM_MODEL: model, FINDER_LLM_URL: url } = values;
  if (model === null)
    throw new ConfigError('FINDER_LLM_MODEL must name a model, because FINDER_LLM is set.');
  if (url === null && provider === 'openai-compatible')
    throw new ConfigError('FINDER_LLM_URL must say where an openai-compatible model is asked.');
  // The operator's own address does not show which provider runs the model.
  const name = values.FINDER_LLM_PROVIDER ?? (url === null ? providerNames[provider] : null);
  if (name === null)
    throw new ConfigError(
      'FINDER_LLM_PROVIDER must say who runs the model, because FINDER_LLM_URL is set.',
    );
  return {
    operator: {
      name,
      address: values.FINDER_LLM_ADDRESS,
      transfer: values.FINDER_LLM_TRANSFER,
    },
    provider,
    model,
    url,
    key: values.FINDER_LLM_KEY,
    structured: values.FINDER_LLM_STRUCTURED,
    daily: values.FINDER_LLM_DAILY,
  };
}

/** The bucket for the pictures, or null where they are files; throws a `ConfigError` without its keys. */
function s3Settings(values: Values) {
  if (values.IMAGE_STORE === 'disk') return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === null || secretAccessKey === null)
    throw new ConfigError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set, because IMAGE_STORE is a bucket.',
    );
  const { host: bucket, pathname } = new URL(values.IMAGE_STORE);
  const region = values.S3_REGION;
  return {
    endpoint: values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: pathname.replaceAll(/^\/|\/$/g, ''),
    accessKeyId,
    secretAccessKey,
  };
}

/** The collector of traces; null where none is configured. */
function tracesSettings(values: Values) {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base ? `${base}/v1/traces` : null);
  if (url === null) return null;
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    /** the share of requests, for the samplers that take one */
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Reads the configuration from an environment; throws a `ConfigError` at the first bad setting. */
export function readConfig(environment: Environment) {
  const values = readValues(environment);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    /** whether people reach us over TLS, as the public address says */
    tls: values.PUBLIC_URL?.startsWith('https:') ?? false,
    // Absolute: what serves files from a folder in it takes no other path.
    dataDir: resolve(values.DATA_DIR),
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseConnectSeconds: values.DATABASE_CONNECT_SECONDS,
    databaseStatementSeconds: values.DATABASE_STATEMENT_SECONDS,
    maxEventStreams: values.MAX_EVENT_STREAMS,
    maxEventStreamsPerVisitor: values.MAX_EVENT_STREAMS_PER_VISITOR,
    maxConnections: values.MAX_CONNECTIONS,
    moderationToken: values.MODERATION_TOKEN,
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT,
    traces: tracesSettings(values),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    redisUrl: values.REDIS_URL,
    retentionMonths: values.RETENTION_MONTHS,
    features: { wishlists: values.FEATURE_WISHLISTS },
    productFetchAllow: values.PRODUCT_FETCH_ALLOW,
    productDns: values.PRODUCT_DNS,
    secret: values.SECRET,
    finderModel: modelSettings(values),
    affiliate: {
      tags: {
        DE: values.AFFILIATE_TAG_DE ?? values.AFFILIATE_TAG,
        FR: values.AFFILIATE_TAG_FR ?? values.AFFILIATE_TAG,
        ES: values.AFFILIATE_TAG_ES ?? values.AFFILIATE_TAG,
        IT: values.AFFILIATE_TAG_IT ?? values.AFFILIATE_TAG,
      },
      linkCode: values.AFFILIATE_LINK_CODE,
      campaign: values.AFFILIATE_CAMPAIGN,
      creative: values.AFFILIATE_CREATIVE,
    },
    analytics: {
      analytics: values.ANALYTICS_ID ? ('google' as const) : values.ANALYTICS,
      analyticsId: values.ANALYTICS_ID,
      analyticsOrigin: values.ANALYTICS_ORIGIN,
    },
    ads: {
      adsClient: values.ADS_CLIENT,
      adsSlot: values.ADS_SLOT,
      adsOrigin: values.ADS_ORIGIN,
    },
    /** what the legal pages say of whoever runs this site; null where nothing is configured */
    operator: {
      name: values.OPERATOR_NAME,
      address: values.OPERATOR_ADDRESS,
      email: values.OPERATOR_EMAIL,
      phone: values.OPERATOR_PHONE,
      country: values.OPERATOR_COUNTRY,
      representatives: values.OPERATOR_REPRESENTATIVES,
      registerCourt: values.OPERATOR_REGISTER_COURT,
      register: values.OPERATOR_REGISTER,
      capital: values.OPERATOR_CAPITAL,
      authority: values.OPERATOR_AUTHORITY,
      profession: values.OPERATOR_PROFESSION,
      vat: values.OPERATOR_VAT,
      businessId: values.OPERATOR_BUSINESS_ID,
      responsible: values.OPERATOR_RESPONSIBLE,
      hosting: values.OPERATOR_HOSTING,
      purpose: values.OPERATOR_PURPOSE,
      shares: values.OPERATOR_SHARES,
      dataProtectionOfficer: values.OPERATOR_DATA_PROTECTION_OFFICER,
      euRepresentative: values.OPERATOR_EU_REPRESENTATIVE,
    },
    /** how long the operator keeps logs and backups, in days; 0 is not at all, null is not configured */
    logDays: values.LOG_DAYS,
    backupDays: values.BACKUP_DAYS,
  };
}

export type Config = ReturnType<typeof readConfig>;
