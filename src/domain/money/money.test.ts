import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../test/support/any-text.ts';
import type { MoneyHints } from './currencies.ts';
import { type ReadPrice, readAmount, readPrice } from './money.ts';

const strings: readonly (readonly [
  text: string,
  amount: number | null,
  currency?: string | null,
])[] = [
  ['1.299,00 €', 1299, 'EUR'],
  ['1.299,00\u00a0€', 1299, 'EUR'],
  ['€ 1.299,00', 1299, 'EUR'],
  ['1 299,00 €', 1299, 'EUR'],
  ['1\u202f299,00\u00a0€', 1299, 'EUR'],
  ['1.299 €', 1299, 'EUR'],
  ['1.299,- €', 1299, 'EUR'],
  ['1.299,-', 1299, null],
  ['49,– €', 49, 'EUR'],
  ['CHF 49.-', 49, 'CHF'],
  ['CHF 49.–', 49, 'CHF'],
  ['Fr. 49.90', 49.9, 'CHF'],
  ["CHF 1'299.00", 1299, 'CHF'],
  ['CHF 1’299.–', 1299, 'CHF'],
  ['49.–', 49, null],
  ['$1,299.99', 1299.99, 'USD'],
  ['US$ 12', 12, 'USD'],
  ['$1,190.00 AUD', 1190, 'AUD'],
  ['CA$24.50', 24.5, 'CAD'],
  ['24,50 $CA', 24.5, 'CAD'],
  ['£.99', 0.99, 'GBP'],
  ['.75 €', 0.75, 'EUR'],
  ['19€99', 19.99, 'EUR'],
  ['19 € 99', 19.99, 'EUR'],
  ['UVP 25,99 € 19,99 €', 19.99, 'EUR'],
  ['19,99 € UVP 25,99 €', 19.99, 'EUR'],
  ['statt 89,00 € nur 59,00 €', 59, 'EUR'],
  ['Was $120.00 Now $60.00', 60, 'USD'],
  ['$79.99$39.99', 39.99, 'USD'],
  ['3,49 zł 1,75 zł', 1.75, 'PLN'],
  ['Au lieu de 59,90 € 39,90 €', 39.9, 'EUR'],
  ['Regular price $30.00 Sale price $24.00', 24, 'USD'],
  ['UVP 25,99 €', 25.99, 'EUR'],
  ['12,99 € (1 l = 25,98 €)', 12.99, 'EUR'],
  ['12,99 € 25,98 € / l', 12.99, 'EUR'],
  ['12,99 €/Stück', 12.99, 'EUR'],
  ['29,90 € inkl. MwSt. zzgl. 4,95 € Versand', 29.9, 'EUR'],
  ['-20 % 40,00 €', 40, 'EUR'],
  ['599,00 € oder 12 x 49,92 €', 599, 'EUR'],
  ['Sie sparen 10,00 € 39,00 €', 39, 'EUR'],
  ['1 250 kr', 1250, null],
  ['499:-', 499, null],
  ['2 490 Kč', 2490, 'CZK'],
  ['12 990 Ft', 12990, 'HUF'],
  ['1.299,90 TL', 1299.9, 'TRY'],
  ['R$ 1.299,90', 1299.9, 'BRL'],
  ['¥12,800', 12800, 'JPY'],
  ['12,000원', 12000, 'KRW'],
  ['₹1,29,999.00', 129999, 'INR'],
  ['123.456 KWD', 123.456, 'KWD'],
  ['٣٤٫٥٠ ر.س', 34.5, 'SAR'],
  ['kostenlos', 0, null],
  ['15.08.2026', null],
  ['July, 2004', null],
  ['4,5 von 5 Sternen', null],
  ['16 cm', null],
  ['Preis auf Anfrage', null],
  ['', null],
];

for (const [text, amount, currency] of strings) {
  test(`"${text}" is read as a price`, () => {
    const price = readPrice(text);
    expect(price?.amount ?? null).toBe(amount);
    if (amount !== null) expect(price?.currency).toBe(currency ?? null);
  });
}

test.each<[string, MoneyHints, string | null]>([
  ['$12', {}, 'USD'],
  ['$12', { country: 'CA' }, 'CAD'],
  ['$12', { currency: 'AUD' }, 'AUD'],
  ['12 kr', { country: 'SE' }, 'SEK'],
  ['12 kr', { language: 'da' }, 'DKK'],
  ['12 kr', {}, null],
  ['12,00', { currency: 'EUR' }, 'EUR'],
  ['¥100', { country: 'CN' }, 'CNY'],
])('%s is read by the country and language of the page (%o)', (text, hints, currency) => {
  expect(readPrice(text, hints)?.currency).toBe(currency);
});

test.each<[string, ReadPrice]>([
  ['ab 12 €', { amount: 12, currency: 'EUR', from: true }],
  ['From £7.50', { amount: 7.5, currency: 'GBP', from: true }],
  ['À partir de 19,90 €', { amount: 19.9, currency: 'EUR', from: true }],
  ['19,90 € – 29,90 €', { amount: 19.9, currency: 'EUR', from: true, range: [19.9, 29.9] }],
  ['$10 - $20', { amount: 10, currency: 'USD', from: true, range: [10, 20] }],
  ['10 bis 20 €', { amount: 10, currency: 'EUR', from: true, range: [10, 20] }],
])('%s starts at its lowest price', (text, price) => {
  expect(readPrice(text)).toEqual(price);
});

const locales = [
  ['de-DE', 'EUR'],
  ['de-AT', 'EUR'],
  ['de-CH', 'CHF'],
  ['fr-FR', 'EUR'],
  ['fr-CH', 'CHF'],
  ['fr-CA', 'CAD'],
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
  ['en-AU', 'AUD'],
  ['en-IN', 'INR'],
  ['en-US', 'JPY'],
  ['en-US', 'KWD'],
  ['nl-NL', 'EUR'],
  ['it-IT', 'EUR'],
  ['es-ES', 'EUR'],
  ['pt-PT', 'EUR'],
  ['pt-BR', 'BRL'],
  ['sv-SE', 'SEK'],
  ['nb-NO', 'NOK'],
  ['da-DK', 'DKK'],
  ['fi-FI', 'EUR'],
  ['pl-PL', 'PLN'],
  ['cs-CZ', 'CZK'],
  ['hu-HU', 'HUF'],
  ['ro-RO', 'RON'],
  ['tr-TR', 'TRY'],
  ['ru-RU', 'RUB'],
  ['uk-UA', 'UAH'],
  ['el-GR', 'EUR'],
  ['he-IL', 'ILS'],
  ['ja-JP', 'JPY'],
  ['ko-KR', 'KRW'],
  ['ar-EG', 'EGP'],
] as const;

test.each(locales)('an amount that %s formats in %s is read back exactly', (locale, currency) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const hints = { language: locale, country: locale.slice(3) };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (units) => {
      const amount = Number((units / 10 ** decimals).toFixed(decimals));
      expect(readPrice(format.format(amount), hints)).toEqual({ amount, currency });
    }),
  );
});

test('reading a price never fails, and an amount is never negative', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 500 }), (text) => {
      const price = readPrice(text);
      expect(price === null || price.amount >= 0).toBe(true);
      expect(readAmount(text) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each<[unknown, string | undefined, number | null]>([
  [19.99, 'EUR', 19.99],
  ['19.99', 'EUR', 19.99],
  ['3.340', 'EUR', 3.34],
  ['3.340', 'CLP', 3340],
  ['1.049', 'EUR', 1049],
  ['12.499', undefined, 12_499],
  ['0.125', 'EUR', 0.125],
  ['1.049', 'KWD', 1.049],
  ['1.0494', 'EUR', 1.0494],
  [1e21, 'EUR', null],
  ['1299.000', 'EUR', 1299],
  ['1,299.00', 'USD', 1299],
  ['1.299,00', 'EUR', 1299],
  ['1299,5', 'EUR', 1299.5],
  ['1,299', 'USD', 1299],
  ['€ 12,90', 'EUR', 12.9],
  ['-5', 'EUR', null],
  ['', 'EUR', null],
  [{}, 'EUR', null],
  [Number.NaN, 'EUR', null],
])("a machine's %o in %s is %o", (value, currency, amount) => {
  expect(readAmount(value, currency)).toBe(amount);
});
