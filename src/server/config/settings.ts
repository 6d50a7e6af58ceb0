import { isIP } from 'node:net';
import * as z from 'zod';
import { paths } from '../../contract/paths.ts';
import { modelProviders } from '../gift-finder/llm/model-settings.ts';
import { allowedPlaces } from './allowed-places.ts';
import { otlpHeaders } from './otlp-headers.ts';

/** One setting: what it means, how it is checked, what holds when it is absent. */
export interface Setting {
  readonly doc: string;
  readonly example?: string;
  /** true for a value that must not appear in a message or in the log */
  readonly secret?: boolean;
  readonly schema: z.ZodType;
}

const optionalText = z
  .string()
  .default('')
  .transform((value) => value.trim() || null);

const postgresUrl = optionalText.refine(
  (value) => value === null || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
  'must be an address that begins with postgres://',
);

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be "on" or "off"')
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on' || value === 'true' || value === '1');

const wholeNumber = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const affiliateCode = optionalText.refine(
  (value) => value === null || /^[\w-]{1,64}$/.test(value),
  'must be letters, digits and hyphens',
);

const days = z
  .string()
  .default('')
  .refine((value) => /^\d{0,4}$/.test(value), 'must be a whole number of days up to 9999')
  .transform((value) => (value === '' ? null : Number(value)));

/** Countries whose law the legal pages know. */
export const operatorCountries = ['AT', 'DE', 'CH', 'FR'] as const;
export type OperatorCountry = (typeof operatorCountries)[number];

/** The samplers of OpenTelemetry's specification that need nothing from outside. */
const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplerNames)[number];

const webAddress = optionalText.refine(
  (value) => value === null || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be an http(s) address',
);

const origin = (fallback: string) => z.string().default(fallback).transform(toOrigin);

const optionalOrigin = optionalText.transform((value, context) =>
  value === null ? null : toOrigin(value, context),
);

/** Every setting, by its name in the environment. The configuration page is made from this. */
export const settings = {
  PORT: {
    doc: 'The port to listen on; 0 takes any free one.',
    schema: wholeNumber(3000, 0, 65_535),
  },
  HOST: {
    doc: 'The address to listen on. `127.0.0.1` is this machine only; use `0.0.0.0` in a container.',
    schema: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  },
  PUBLIC_URL: {
    doc: 'The address people type, without a path. Links that leave the site are built on it. With `https` cookies are sent over TLS only, and browsers come back over TLS for a year (HSTS, for this name alone). When absent, the address of each request is used, and there is neither.',
    example: 'https://wishes.example.org',
    schema: optionalOrigin,
  },
  DATA_DIR: {
    doc: 'The folder for the embedded database and the pictures. Back it up with `npm run backup`: a plain copy taken while the server writes can be wrong.',
    schema: z.string().min(1, 'must not be empty').default('./data'),
  },
  DATABASE_URL: {
    doc: 'A PostgreSQL database to use instead of the embedded one; needed when several machines serve.',
    example: 'postgres://user:password@db.example.org/wishbow',
    secret: true,
    schema: postgresUrl,
  },
  DATABASE_LISTEN_URL: {
    doc: 'The address of the same database without a connection pooler between, if `DATABASE_URL` leads to one that works in transaction mode, such as PgBouncer. Live updates between servers and migrations take it.',
    example: 'postgres://user:password@db.example.org:5432/wishbow',
    secret: true,
    schema: postgresUrl,
  },
  DATABASE_POOL_SIZE: {
    doc: 'How many connections to PostgreSQL each server opens at most, beside one for live updates. All servers together have to stay below its `max_connections`.',
    schema: wholeNumber(10, 1, 500),
  },
  DATABASE_CONNECT_SECONDS: {
    doc: 'How long PostgreSQL may take to accept a connection, or the pool to have one free. Then the visitor gets a 503.',
    schema: wholeNumber(5, 1, 600),
  },
  DATABASE_STATEMENT_SECONDS: {
    doc: 'How long PostgreSQL may take for one statement, which it then ends itself. All of them read or write a few rows by key; migrations have no limit. Behind a connection pooler in transaction mode the server only stops waiting: set the limit for the role, with `ALTER ROLE ... SET statement_timeout`.',
    schema: wholeNumber(10, 1, 600),
  },
  MAX_EVENT_STREAMS: {
    doc: 'How many open pages each server tells of changes at once; each takes about 15 KB. Further pages ask every 30 seconds.',
    schema: wholeNumber(10_000, 0, 1_000_000),
  },
  MAX_EVENT_STREAMS_PER_VISITOR: {
    doc: 'How many of them one address may have. Raise it where many people share one, such as a company.',
    schema: wholeNumber(200, 0, 1_000_000),
  },
  MAX_CONNECTIONS: {
    doc: "How many connections of browsers may be open at a time; more are closed at once. 0 takes what the process's limit of open files allows.",
    schema: wholeNumber(0, 0, 1_000_000),
  },
  IMAGE_STORE: {
    doc: 'Where pictures are stored: `disk` is the folder `images` in `DATA_DIR`; `s3://bucket` or `s3://bucket/prefix` is a bucket of S3-compatible storage, which several servers can share without a shared folder.',
    example: 's3://wishbow-pictures',
    schema: z
      .string()
      .regex(
        /^(disk|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?)$/,
        'must be "disk", or "s3://" and the name of a bucket',
      )
      .default('disk'),
  },
  S3_ENDPOINT: {
    doc: 'The address of the S3-compatible storage. The bucket is put into the path. When absent, Amazon’s in `S3_REGION`.',
    example: 'https://s3.eu-central.example.org',
    schema: optionalOrigin,
  },
  S3_REGION: {
    doc: 'The region of the bucket.',
    schema: z
      .string()
      .regex(/^[\w-]+$/, 'must be the name of a region')
      .default('us-east-1'),
  },
  S3_ACCESS_KEY_ID: {
    doc: 'The key for the bucket. It needs the rights to list, read, write and delete objects.',
    schema: optionalText,
  },
  S3_SECRET_ACCESS_KEY: {
    doc: 'The secret of that key.',
    secret: true,
    schema: optionalText,
  },
  MODERATION_TOKEN: {
    doc: `What a moderator signs in with at \`${paths.moderation}\`, at least 24 characters; \`openssl rand -base64 24\` makes one. Without it there is no such page.`,
    secret: true,
    schema: optionalText.refine(
      (value) => value === null || value.length >= 24,
      'must have at least 24 characters',
    ),
  },
  METRICS_TOKEN: {
    doc: 'What a Prometheus server has to send as `Authorization: Bearer ...` to read the figures at `/metrics`. Without this and `METRICS_PORT` there are none.',
    secret: true,
    schema: optionalText.refine(
      (value) => value === null || value.length >= 16,
      'must have at least 16 characters',
    ),
  },
  METRICS_PORT: {
    doc: 'A port of their own for the figures, at the address in `HOST`; then they are not on the public one. Without `METRICS_TOKEN` whoever reaches it can read them.',
    example: '9464',
    schema: z
      .string()
      .default('')
      .refine(
        (value) => /^\d{0,5}$/.test(value) && Number(value) <= 65_535,
        'must be a whole number between 0 and 65535',
      )
      .transform((value) => (value === '' ? null : Number(value))),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    doc: 'The address of a collector of OpenTelemetry traces that takes OTLP over HTTP with JSON; `/v1/traces` is added. Without it and the next there are no traces.',
    example: 'http://127.0.0.1:4318',
    schema: webAddress,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    doc: 'The same, to which nothing is added. It takes precedence.',
    example: 'https://traces.example.org/v1/traces',
    schema: webAddress,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    doc: 'Headers for the collector, such as its key, as `name=value` separated by commas, percent-encoded.',
    example: 'authorization=Bearer%20abc123',
    secret: true,
    schema: z
      .string()
      .default('')
      .transform((value, context) => {
        const headers = otlpHeaders(value);
        if (headers) return headers;
        context.addIssue('must be name=value separated by commas, percent-encoded');
        return z.NEVER;
      }),
  },
  OTEL_SERVICE_NAME: {
    doc: 'The name of this service in traces.',
    schema: z.string().trim().min(1, 'must not be empty').default('wishbow'),
  },
  OTEL_TRACES_SAMPLER: {
    doc: 'Which requests are traced: `always_on`, `always_off`, `traceidratio`, or one of them with `parentbased_` before it (`parentbased_traceidratio`), which follows the decision of a proxy counted in `TRUST_PROXY` that sends `traceparent`.',
    schema: z
      .enum(samplerNames, { error: `must be ${samplerNames.join(', ')}` })
      .default('parentbased_always_on'),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    doc: 'The share of requests that are traced with a `traceidratio` sampler, from 0 to 1.',
    example: '0.01',
    schema: z
      .string()
      .default('1')
      .transform(Number)
      .refine((value) => value >= 0 && value <= 1, 'must be between 0 and 1'),
  },
  TRUST_PROXY: {
    doc: 'How many reverse proxies stand in front, whose `X-Forwarded-*` headers are believed.',
    schema: wholeNumber(0, 0, 10),
  },
  LOG_LEVEL: {
    doc: 'How much is logged, to standard output, as one JSON object a line.',
    schema: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, fatal, error, warn, info or debug',
      })
      .default('info'),
  },
  RATE_LIMIT: {
    doc: 'Whether one address may only ask so often. Switch it off for measurements only.',
    schema: flag(true),
  },
  REDIS_URL: {
    doc: 'A Redis or Valkey server in which all servers count together how often an address asks; it needs no disk. While it is away, each server counts for itself. With `rediss://` the connection is encrypted.',
    example: 'redis://:password@cache.example.org:6379',
    secret: true,
    schema: optionalText.refine(
      (value) => value === null || (/^rediss?:\/\//.test(value) && URL.canParse(value)),
      'must be an address that begins with redis:// or rediss://',
    ),
  },
  RETENTION_MONTHS: {
    doc: 'How many months a list is kept after its last change or claim. Looking at it does not count.',
    schema: wholeNumber(24, 1, 240),
  },
  FEATURE_WISHLISTS: {
    doc: 'Whether new lists can be made. When off, existing lists go on working.',
    schema: flag(true),
  },
  PRODUCT_FETCH_ALLOW: {
    doc: 'Hosts, addresses and address ranges that shop reading may reach although they are private, at any port; separated by commas. Only for an intranet or tests: whoever can paste a link can have it asked.',
    example: 'shop.intranet.example,10.20.0.0/16',
    schema: z
      .string()
      .default('')
      .transform((value, context) => {
        const places = allowedPlaces(value);
        if (places) return places;
        context.addIssue('must be host names and address ranges separated by commas');
        return z.NEVER;
      }),
  },
  PRODUCT_DNS: {
    doc: "Name servers that shop reading asks instead of the system's, as addresses with or without a port, separated by commas.",
    example: '192.0.2.53,[2001:db8::53]:5353',
    schema: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((server) => server.trim())
          .filter(Boolean),
      )
      .refine((servers) => servers.every(isNameServer), 'must be addresses separated by commas'),
  },
  SECRET: {
    doc: 'What signs short-lived addresses, at least 32 characters. When absent, one is made and kept in the database, which all servers on it share.',
    secret: true,
    schema: optionalText.refine(
      (value) => value === null || value.length >= 32,
      'must have at least 32 characters',
    ),
  },
  AFFILIATE_TAG: {
    doc: "Your tag at the marketplaces, put on the gift finder's links. When absent, they are plain searches.",
    example: 'wishes-21',
    schema: affiliateCode,
  },
  AFFILIATE_TAG_DE: { doc: 'The tag on amazon.de, if it is another one.', schema: affiliateCode },
  AFFILIATE_TAG_FR: { doc: 'The tag on amazon.fr, if it is another one.', schema: affiliateCode },
  AFFILIATE_TAG_ES: { doc: 'The tag on amazon.es, if it is another one.', schema: affiliateCode },
  AFFILIATE_TAG_IT: { doc: 'The tag on amazon.it, if it is another one.', schema: affiliateCode },
  AFFILIATE_LINK_CODE: {
    doc: 'The link code that goes with a tag.',
    schema: z
      .string()
      .regex(/^\w{1,20}$/, 'must be letters and digits')
      .default('ur2'),
  },
  AFFILIATE_CAMPAIGN: {
    doc: "The campaign that goes with a tag. When absent, each marketplace's usual one.",
    schema: affiliateCode,
  },
  AFFILIATE_CREATIVE: {
    doc: "The creative that goes with a tag. When absent, each marketplace's usual one.",
    schema: affiliateCode,
  },
  ANALYTICS: {
    doc: 'Who counts page views, always after consent: `none`, or `first-party` for our own daily counts for each page, without cookies or addresses; `npm run page-views` prints them.',
    schema: z
      .enum(['none', 'first-party'], { error: 'must be none or first-party' })
      .default('none'),
  },
  FINDER_LLM: {
    doc: "A language model that improves what the gift finder answered, after it is shown: it reads the text more closely, chooses among the ideas and may add up to three marked ones of its own: `openai-compatible`, `anthropic`, `mistral` or `google`. When absent, nobody is asked. What visitors type into the finder's box is then sent there, and the privacy policy and the gift finder name the provider.",
    schema: optionalText.refine(
      (value) => value === null || modelProviders.some((provider) => provider === value),
      `must be ${modelProviders.join(', ')}`,
    ),
  },
  FINDER_LLM_MODEL: {
    doc: 'The name of that model, as its provider calls it.',
    schema: optionalText,
  },
  FINDER_LLM_KEY: { doc: 'The key for that provider.', secret: true, schema: optionalText },
  FINDER_LLM_URL: {
    doc: "The address of the provider's OpenAI-compatible endpoint, to which `/chat/completions` is added, if not its own; needed for `openai-compatible`.",
    example: 'http://127.0.0.1:11434/v1',
    secret: true,
    schema: webAddress,
  },
  FINDER_LLM_PROVIDER: {
    doc: "Who runs the model, as the privacy policy and the gift finder name them. Needed with `FINDER_LLM_URL`; otherwise the provider's own name.",
    example: 'Example Models GmbH',
    schema: optionalText,
  },
  FINDER_LLM_ADDRESS: {
    doc: 'The postal address of whoever runs the model, with the country, for the privacy policy.',
    schema: optionalText,
  },
  FINDER_LLM_TRANSFER: {
    doc: 'The basis on which what visitors type may be transferred to that country, for the privacy policy, if it is outside the European Union.',
    example: 'standard contractual clauses (Art. 46(2)(c) GDPR)',
    schema: optionalText,
  },
  FINDER_LLM_STRUCTURED: {
    doc: "Whether the model's server takes a schema for its answer. Anthropic's OpenAI-compatible endpoint takes none, and is sent none.",
    schema: flag(false),
  },
  FINDER_LLM_DAILY: {
    doc: 'How many questions a day each server may ask the model, up to two for a search; after that the gift finder answers alone.',
    schema: wholeNumber(1000, 0, 1_000_000),
  },
  ANALYTICS_ID: {
    doc: "The measurement of Google Analytics 4, which then counts instead of our own. Its script runs after consent and on open pages only, but there it could read what this site keeps in the browser; switch off its enhanced measurement of page changes in Google's settings.",
    example: 'G-ABCDE12345',
    schema: optionalText.refine(
      (value) => value === null || /^G-[A-Z0-9]{4,20}$/.test(value),
      'must begin with G-',
    ),
  },
  ANALYTICS_ORIGIN: {
    doc: "Where that script comes from, if not from Google itself; for a tagging server of one's own.",
    schema: origin('https://www.googletagmanager.com'),
  },
  ADS_CLIENT: {
    doc: 'The publisher of Google AdSense. Articles and their list then have places for advertisements, which are filled after consent and never personalised; no other page has any. Personalised advertisements would need a consent platform that Google has certified, and ours is none.',
    example: 'ca-pub-1234567890123456',
    schema: optionalText.refine(
      (value) => value === null || /^ca-pub-\d{10,20}$/.test(value),
      'must begin with ca-pub-',
    ),
  },
  ADS_SLOT: {
    doc: 'The ad unit to show in these places.',
    example: '1234567890',
    schema: optionalText.refine(
      (value) => value === null || /^\d{1,20}$/.test(value),
      'must be a number',
    ),
  },
  ADS_ORIGIN: {
    doc: 'Where its script comes from.',
    schema: origin('https://pagead2.googlesyndication.com'),
  },
  OPERATOR_NAME: {
    doc: 'Who runs this site, for the legal pages; a company with its legal form.',
    schema: optionalText,
  },
  OPERATOR_ADDRESS: { doc: "The operator's postal address.", schema: optionalText },
  OPERATOR_EMAIL: { doc: "The operator's e-mail address.", schema: optionalText },
  OPERATOR_PHONE: {
    doc: "The operator's telephone number; required in France.",
    schema: optionalText,
  },
  OPERATOR_COUNTRY: {
    doc: 'The country where the operator is established: `AT`, `DE`, `CH` or `FR`. The legal pages then name its law and its authorities. When absent, they show the Austrian text and say that the country is missing.',
    example: 'DE',
    schema: optionalText.transform((value, context): OperatorCountry | null => {
      if (value === null) return null;
      const country = operatorCountries.find((each) => each === value.toUpperCase());
      if (country) return country;
      context.addIssue('must be AT, DE, CH or FR');
      return z.NEVER;
    }),
  },
  OPERATOR_REPRESENTATIVES: {
    doc: 'Who represents a company: its managing directors or board.',
    schema: optionalText,
  },
  OPERATOR_REGISTER_COURT: {
    doc: 'The court or office that keeps the company register.',
    example: 'Amtsgericht Charlottenburg',
    schema: optionalText,
  },
  OPERATOR_REGISTER: {
    doc: "The operator's number in the company register, if there is one.",
    example: 'HRB 12345',
    schema: optionalText,
  },
  OPERATOR_CAPITAL: {
    doc: 'The share capital of a company; required for companies in France.',
    schema: optionalText,
  },
  OPERATOR_AUTHORITY: {
    doc: 'The authority that supervises the business, where it needs a licence.',
    schema: optionalText,
  },
  OPERATOR_PROFESSION: {
    doc: 'The chamber or professional body, the professional title with the country that gave it, and the professional rules, where there are any.',
    schema: optionalText,
  },
  OPERATOR_VAT: { doc: "The operator's VAT number, if there is one.", schema: optionalText },
  OPERATOR_BUSINESS_ID: {
    doc: "The operator's business identification number, if there is one (Germany: W-IdNr.).",
    schema: optionalText,
  },
  OPERATOR_RESPONSIBLE: {
    doc: 'The person responsible for the content, with address (Germany: § 18(2) MStV; France: directeur de la publication); required in both.',
    schema: optionalText,
  },
  OPERATOR_HOSTING: {
    doc: 'The company that hosts the site: its name, address and telephone number; required in France.',
    schema: optionalText,
  },
  OPERATOR_PURPOSE: {
    doc: "The purpose of the operator's business (Austria: § 25 MedienG). When absent, it is running this site.",
    schema: optionalText,
  },
  OPERATOR_SHARES: {
    doc: 'Who holds shares in the operating company, and how much (Austria: § 25 MedienG).',
    schema: optionalText,
  },
  OPERATOR_DATA_PROTECTION_OFFICER: {
    doc: 'How to reach the data protection officer. When absent, the privacy policy says that there is none and that none is required.',
    schema: optionalText,
  },
  OPERATOR_EU_REPRESENTATIVE: {
    doc: 'The representative in the European Union of an operator outside it, with address (Art. 27 GDPR, Art. 13 Digital Services Act).',
    schema: optionalText,
  },
  LOG_DAYS: {
    doc: 'After how many days you delete the log, for the privacy policy; 0 if you do not keep it. The server writes it to standard output and does not delete it.',
    example: '14',
    schema: days,
  },
  BACKUP_DAYS: {
    doc: 'After how many days a backup is deleted, for the privacy policy; 0 if you make none. The copies that the server makes of the embedded database before a migration go after as many days, or after 30 without a number or with 0.',
    example: '30',
    schema: days,
  },
} satisfies Record<string, Setting>;

function isNameServer(text: string): boolean {
  const address = /^\[(.+)\](?::\d{1,5})?$|^([\d.]+)(?::\d{1,5})?$/.exec(text);
  return isIP(address?.[1] ?? address?.[2] ?? text) !== 0;
}

/** Returns an address as browsers write its origin: in small letters, without the usual port, in Punycode. */
function toOrigin(text: string, context: { addIssue(message: string): void }): string {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) {
    context.addIssue('must be an address that begins with https:// or http://');
  } else if (url.href !== `${url.origin}/`) {
    context.addIssue('must end after the host and its port, without a path or a user');
  } else {
    return url.origin;
  }
  return z.NEVER;
}

/** Settings that may also be in a file, which the variable with this suffix names. */
export const secretNames = Object.entries<Setting>(settings).flatMap(([name, { secret }]) =>
  secret ? [name] : [],
);
export const fileSuffix = '_FILE';

/** Every name that is read from the environment. */
export const settingNames: readonly string[] = [
  ...Object.keys(settings),
  ...secretNames.map((name) => name + fileSuffix),
];
