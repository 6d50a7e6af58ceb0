import * as z from 'zod';

/** One setting: what it means, how it is checked, what holds when it is absent. */
export interface Setting {
  readonly doc: string;
  readonly example?: string;
  readonly schema: z.ZodType;
}

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

const optionalText = z
  .string()
  .default('')
  .transform((value) => value.trim() || null);

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
    doc: 'The address people type, without a path. Links that leave the site are built on it. When absent, the address of each request is used.',
    example: 'https://wishes.example.org',
    schema: optionalText.refine(
      (value) => value === null || isOrigin(value),
      'must be an http(s) address without a path',
    ),
  },
  DATA_DIR: {
    doc: 'The folder for the embedded database and the pictures. Back this folder up.',
    schema: z.string().min(1, 'must not be empty').default('./data'),
  },
  DATABASE_URL: {
    doc: 'A PostgreSQL database to use instead of the embedded one; needed when several machines serve.',
    example: 'postgres://user:password@db.example.org/wishbow',
    schema: optionalText.refine(
      (value) => value === null || /^postgres(ql)?:\/\//.test(value),
      'must begin with postgres://',
    ),
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
  RETENTION_MONTHS: {
    doc: 'How many months a list is kept after it was last touched.',
    schema: wholeNumber(24, 1, 240),
  },
  FEATURE_WISHLISTS: {
    doc: 'Whether new lists can be made. When off, existing lists go on working.',
    schema: flag(true),
  },
  ANALYTICS_ID: {
    doc: 'The identifier of an analytics service, told to browsers by `/api/config`. No page loads one yet.',
    schema: optionalText,
  },
  ADS_CLIENT: {
    doc: 'The client identifier of an advertising service, told to browsers by `/api/config`. No page loads one yet.',
    schema: optionalText,
  },
  OPERATOR_NAME: { doc: 'Who runs this site, for the legal pages.', schema: optionalText },
  OPERATOR_ADDRESS: { doc: "The operator's postal address.", schema: optionalText },
  OPERATOR_EMAIL: { doc: "The operator's e-mail address.", schema: optionalText },
  OPERATOR_PHONE: { doc: "The operator's telephone number.", schema: optionalText },
  OPERATOR_REGISTER: {
    doc: "The operator's company register entry, if there is one.",
    schema: optionalText,
  },
  OPERATOR_VAT: { doc: "The operator's VAT number, if there is one.", schema: optionalText },
} satisfies Record<string, Setting>;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin;
}
