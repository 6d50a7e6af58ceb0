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
  rmb: 'CNY',
  chf: 'CHF',
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
  '₦': 'NGN',
  '₵': 'GHS',
  'gh₵': 'GHS',
  kn: 'HRK',
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
  '₼': 'AZN',
  '؋': 'AFN',
  '៛': 'KHR',
  '₭': 'LAK',
  '₮': 'MNT',
  kz: 'AOA',
};

const byCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  BR: 'BRL',
  GB: 'GBP',
  EG: 'EGP',
  JP: 'JPY',
  CN: 'CNY',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  CZ: 'CZK',
  PL: 'PLN',
  HU: 'HUF',
  RO: 'RON',
  MD: 'MDL',
  BG: 'BGN',
  IN: 'INR',
  PK: 'PKR',
  LK: 'LKR',
  NP: 'NPR',
  TR: 'TRY',
  MA: 'MAD',
};
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

const euroCountries = new Set(
  'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
);
const codes = new Set(Intl.supportedValuesOf('currency'));
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

/**
 * Returns the ISO 4217 code of a country with the euro or with a shared currency sign; null for any
 * other country.
 */
export function currencyOfCountry(country: string | undefined): string | null {
  if (country === undefined) return null;
  return euroCountries.has(country) ? 'EUR' : (byCountry[country] ?? null);
}

/** The currencies that a sign or code may mean, the likeliest first; none when it is no money. */
function meanings(sign: string): readonly string[] {
  const text = sign.trim();
  if (/^[A-Za-z]{3}$/.test(text) && codes.has(text.toUpperCase())) return [text.toUpperCase()];
  return signs[text.toLowerCase()]?.split(' ') ?? [];
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
  const fromHints = [
    hints.currency,
    currencyOfCountry(hints.country),
    currencyOfCountry(hints.language?.split('-')[1]?.toUpperCase()),
    byLanguage[hints.language?.split('-')[0] ?? ''],
  ].find((code) => code != null && possible.includes(code));
  return fromHints ?? (/^kr/i.test(sign.trim()) ? null : (possible[0] ?? null));
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

const letter = '\\p{L}\\p{M}';
const alternatives = Object.keys(signs)
  .flatMap(spellings)
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[.$]/g, '\\$&'))
  .join('|');

/** The source of a pattern (flag `u`) for every sign and code of money outside words; three capitals may still be none. */
export const moneySign = `(?:(?<![${letter}])(?:${alternatives}|[A-Z]{3})(?![${letter}])|\\p{Sc})`;
