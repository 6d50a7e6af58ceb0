/** The ISO 4217 codes that a currency sign may mean, the likeliest first. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  $: 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP',
  usd$: 'USD',
  us$: 'USD',
  'us $': 'USD',
  $us: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  can$: 'CAD',
  cad$: 'CAD',
  $ca: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  $au: 'AUD',
  nz$: 'NZD',
  $nz: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  sg$: 'SGD',
  nt$: 'TWD',
  mx$: 'MXN',
  r$: 'BRL',
  '£': 'GBP EGP',
  '₤': 'GBP',
  '¥': 'JPY CNY',
  円: 'JPY',
  yen: 'JPY',
  元: 'CNY',
  '￥': 'JPY CNY',
  rmb: 'CNY',
  chf: 'CHF',
  franken: 'CHF',
  fr: 'CHF',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  sfr: 'CHF',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'DKK SEK NOK ISK',
  dkk: 'DKK',
  kč: 'CZK',
  kc: 'CZK',
  zł: 'PLN',
  zl: 'PLN',
  ft: 'HUF',
  lei: 'RON MDL',
  лв: 'BGN',
  'лв.': 'BGN',
  '₽': 'RUB',
  руб: 'RUB',
  'руб.': 'RUB',
  рублей: 'RUB',
  'р.': 'RUB',
  р: 'RUB',
  rub: 'RUB',
  usd: 'USD',
  gbp: 'GBP',
  pln: 'PLN',
  czk: 'CZK',
  sek: 'SEK',
  nok: 'NOK',
  huf: 'HUF',
  '₴': 'UAH',
  грн: 'UAH',
  'грн.': 'UAH',
  '₺': 'TRY',
  tl: 'TRY',
  '₹': 'INR',
  rs: 'INR PKR LKR NPR',
  'rs.': 'INR PKR LKR NPR',
  '₩': 'KRW',
  원: 'KRW',
  '₫': 'VND',
  đ: 'VND',
  '฿': 'THB',
  บาท: 'THB',
  rm: 'MYR',
  rp: 'IDR',
  'rp.': 'IDR',
  '₱': 'PHP',
  '₪': 'ILS',
  '₸': 'KZT',
  тг: 'KZT',
  'тг.': 'KZT',
  тенге: 'KZT',
  tenge: 'KZT',
  kzt: 'KZT',
  '₦': 'NGN',
  '₵': 'GHS',
  'gh₵': 'GHS',
  kn: 'HRK',
  kuna: 'HRK',
  km: 'BAM',
  'din.': 'RSD',
  дин: 'RSD',
  r: 'ZAR',
  ksh: 'KES',
  kd: 'KWD',
  dhs: 'AED',
  'د.إ': 'AED',
  درهم: 'AED MAD',
  ريال: 'SAR',
  'ر.س': 'SAR',
  جنيه: 'EGP',
  'ج.م': 'EGP',
  'د.ك': 'KWD',
  cfa: 'XOF XAF',
  fcfa: 'XOF XAF',
  lek: 'ALL',
  ден: 'MKD',
  dinara: 'RSD',
  br: 'BYN ETB',
  '৳': 'BDT',
  تومان: 'IRR',
  ریال: 'IRR',
  bs: 'BOB',
  '₡': 'CRC',
  ƒ: 'ANG AWG',
  '֏': 'AMD',
  '₾': 'GEL',
  '₲': 'PYG',
  сом: 'KGS',
  сум: 'UZS',
  "so'm": 'UZS',
  '₼': 'AZN',
  '؋': 'AFN',
  '៛': 'KHR',
  '₭': 'LAK',
  '₮': 'MNT',
  kz: 'AOA',
};

/** Countries (ISO 3166) by their currency today; source: the country list of ISO 4217. */
const countriesOf: Readonly<Record<string, string>> = {
  AED: 'AE',
  AFN: 'AF',
  ALL: 'AL',
  AMD: 'AM',
  AOA: 'AO',
  ARS: 'AR',
  AUD: 'AU KI NR TV',
  AWG: 'AW',
  AZN: 'AZ',
  BAM: 'BA',
  BBD: 'BB',
  BDT: 'BD',
  BHD: 'BH',
  BIF: 'BI',
  BMD: 'BM',
  BND: 'BN',
  BOB: 'BO',
  BRL: 'BR',
  BSD: 'BS',
  BTN: 'BT',
  BWP: 'BW',
  BYN: 'BY',
  BZD: 'BZ',
  CAD: 'CA',
  CDF: 'CD',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CUP: 'CU',
  CVE: 'CV',
  CZK: 'CZ',
  DJF: 'DJ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ERN: 'ER',
  ETB: 'ET',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK YT',
  FJD: 'FJ',
  GBP: 'GB GG IM JE',
  GEL: 'GE',
  GHS: 'GH',
  GIP: 'GI',
  GMD: 'GM',
  GNF: 'GN',
  GTQ: 'GT',
  GYD: 'GY',
  HKD: 'HK',
  HNL: 'HN',
  HTG: 'HT',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KGS: 'KG',
  KHR: 'KH',
  KMF: 'KM',
  KRW: 'KR',
  KWD: 'KW',
  KYD: 'KY',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: 'LB',
  LKR: 'LK',
  LRD: 'LR',
  LSL: 'LS',
  LYD: 'LY',
  MAD: 'MA EH',
  MDL: 'MD',
  MGA: 'MG',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MOP: 'MO',
  MRU: 'MR',
  MUR: 'MU',
  MVR: 'MV',
  MWK: 'MW',
  MXN: 'MX',
  MYR: 'MY',
  MZN: 'MZ',
  NAD: 'NA',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'NO SJ',
  NPR: 'NP',
  NZD: 'NZ CK NU',
  OMR: 'OM',
  PAB: 'PA',
  PEN: 'PE',
  PGK: 'PG',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SBD: 'SB',
  SCR: 'SC',
  SDG: 'SD',
  SEK: 'SE',
  SGD: 'SG',
  SOS: 'SO',
  SRD: 'SR',
  SSP: 'SS',
  SYP: 'SY',
  SZL: 'SZ',
  THB: 'TH',
  TJS: 'TJ',
  TMT: 'TM',
  TND: 'TN',
  TOP: 'TO',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  USD: 'US AS EC FM GU MH MP PR PW SV TC TL VG VI',
  UYU: 'UY',
  UZS: 'UZ',
  VES: 'VE',
  VND: 'VN',
  VUV: 'VU',
  WST: 'WS',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG DM GD KN LC VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  YER: 'YE',
  ZAR: 'ZA',
  ZMW: 'ZM',
};
const byCountry = new Map(
  Object.entries(countriesOf).flatMap(([code, countries]) =>
    countries.split(' ').map((country) => [country, code] as const),
  ),
);
const byLanguage: Readonly<Record<string, string>> = {
  sv: 'SEK',
  nb: 'NOK',
  no: 'NOK',
  nn: 'NOK',
  da: 'DKK',
  is: 'ISK',
  ja: 'JPY',
  zh: 'CNY',
  ar: 'EGP',
};

/** Codes that are no money of a country: metals, funds, tests and accounting units. */
const noMoney = /^X(?!OF|AF|PF|CD|CG)/;
const codes = new Set(Intl.supportedValuesOf('currency').filter((code) => !noMoney.test(code)));
/** Former codes that shops still write for the present currency. */
const formerCodes: Readonly<Record<string, string>> = {
  AZM: 'AZN',
  BYB: 'BYN',
  BYR: 'BYN',
  GHC: 'GHS',
  MRO: 'MRU',
  MZM: 'MZN',
  ROL: 'RON',
  RUR: 'RUB',
  STD: 'STN',
  TRL: 'TRY',
  VEF: 'VES',
  ZMK: 'ZMW',
};
const withoutDecimals = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF HUF IDR COP'.split(' '),
);
const withThreeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** What is known about the source of a price. */
export interface MoneyHints {
  /** BCP 47, such as `de` or `de-CH` */
  readonly language?: string | undefined;
  /** ISO 3166 with two letters, such as `CH` */
  readonly country?: string | undefined;
  /** ISO 4217, such as `CHF` */
  readonly currency?: string | undefined;
}

/** Returns the ISO 4217 code of the currency of a country (ISO 3166), or null for an unknown one. */
export function currencyOfCountry(country: string | undefined): string | null {
  return byCountry.get(country ?? '') ?? null;
}

/** The currencies that a sign or code may mean, the likeliest first; none when it is no money. */
function meanings(sign: string): readonly string[] {
  const text = sign.trim();
  const code = formerCodes[text.toUpperCase()] ?? text.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && codes.has(code)) return [code];
  return signs[text.toLowerCase()]?.split(' ') ?? [];
}

/** Returns true when the sign or code can mean the currency (ISO 4217). */
export function canMean(sign: string, currency: string): boolean {
  return meanings(sign).includes(currency);
}

/** Returns true for a sign such as `$` or `kr` that several currencies share. */
export function isShared(sign: string): boolean {
  return meanings(sign).length > 1;
}

/**
 * Returns the ISO 4217 code of a sign or code, or null when it is unknown. The hints resolve a
 * shared sign; without hints `$`, `£` and `¥` have their most frequent meaning, and `kr` is null.
 */
export function readCurrency(sign: string, hints: MoneyHints = {}): string | null {
  const possible = meanings(sign);
  if (possible.length <= 1) return possible[0] ?? null;
  const hinted = hintedCurrencies(hints).find((code) => possible.includes(code));
  return hinted ?? (/^kr/i.test(sign.trim()) ? null : (possible[0] ?? null));
}

/** The currencies that the hints suggest, the most certain first. */
function hintedCurrencies({ currency, country, language = '' }: MoneyHints): readonly string[] {
  const [code = '', region = ''] = language.split('-');
  return [
    currency,
    currencyOfCountry(country),
    currencyOfCountry(region.toUpperCase()),
    byLanguage[code],
  ].filter((some) => some != null);
}

/** Returns the number of decimals of prices in a currency; 2 for an unknown one. */
export function decimalsOf(currency: string | null | undefined): number {
  if (currency == null) return 2;
  if (withThreeDecimals.has(currency)) return 3;
  return withoutDecimals.has(currency) ? 0 : 2;
}

/** Signs that are ordinary words or units in any other case: 16 ft, 3 km, Fr. 3. Mai. */
const spelledOnly: Readonly<Record<string, string>> = {
  ft: 'Ft',
  km: 'KM',
  r: 'R',
  fr: 'Fr',
  'fr.': 'Fr.',
  rm: 'RM',
  rp: 'Rp',
  'rp.': 'Rp.',
  kd: 'KD',
  rs: 'Rs',
  'rs.': 'Rs.',
  tl: 'TL',
  br: 'Br',
  bs: 'Bs',
  kz: 'Kz',
  lek: 'Lek',
};
const spellings = (sign: string): readonly string[] =>
  spelledOnly[sign] === undefined
    ? [...new Set([sign, sign.toUpperCase(), sign.slice(0, 1).toUpperCase() + sign.slice(1)])]
    : [spelledOnly[sign]];

const written = new Set(Object.keys(signs).flatMap(spellings));

/**
 * Returns true for a sign or code of money as it is written in texts ("Ft", not "ft", which are
 * feet), also for a currency symbol that is in no table.
 */
export function isSign(text: string): boolean {
  return (
    written.has(text) ||
    (/^[A-Z]{3}$/.test(text) && meanings(text).length > 0) ||
    /^\p{Sc}$/u.test(text)
  );
}

const letter = '\\p{L}\\p{M}';
const alternatives = [...written]
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[.$]/g, '\\$&'))
  .join('|');

/** The source of a pattern (flag `u`) for every sign and code of money outside words; three capitals may still be none. */
export const moneySign = `(?:(?<![${letter}])(?:${alternatives}|[A-Z]{3})(?![${letter}])|\\p{Sc})`;
