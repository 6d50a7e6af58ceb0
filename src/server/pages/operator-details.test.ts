import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prerenderedOrigin } from '../../web/assets-manifest.ts';
import { readConfig } from '../config/read-config.ts';
import { withOperatorDetails } from './operator-details.ts';

const folder = new URL('../../../content/legal/', import.meta.url);
const pages = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

test('details are put in as text, whatever they contain', () => {
  const config = readConfig({ OPERATOR_NAME: 'Bow & Sons <script>' });
  expect(withOperatorDetails('<p>{{operator.name}}</p>', config)).toBe(
    '<p>Bow &amp; Sons &lt;script&gt;</p>',
  );
});

test('a necessary detail that is missing is marked, another one leaves no empty entry', () => {
  const html =
    '<dl><dt>Name</dt><dd>{{operator.name}}</dd><dt>VAT</dt><dd>{{operator.vat}}</dd></dl>';
  expect(withOperatorDetails(html, readConfig({}))).toBe(
    '<dl><dt>Name</dt><dd>[OPERATOR_NAME]</dd></dl>',
  );
});

test('addresses on the site begin with the operator’s own, or with nothing', () => {
  const html = `<link rel="canonical" href="${prerenderedOrigin}/de/impressum">`;
  const config = readConfig({ PUBLIC_URL: 'https://wishes.example' });
  expect(withOperatorDetails(html, config)).toContain('href="https://wishes.example/de/impressum"');
  expect(withOperatorDetails(html, readConfig({}))).toContain('href="/de/impressum"');
});

test('no legal page keeps a placeholder, with or without a full configuration', () => {
  expect(pages.length).toBeGreaterThan(6);
  const full = Object.fromEntries(
    ['NAME', 'ADDRESS', 'EMAIL', 'PHONE', 'REGISTER', 'VAT'].map((name) => [
      `OPERATOR_${name}`,
      'x',
    ]),
  );
  for (const page of pages) {
    for (const environment of [{}, full]) {
      const html = withOperatorDetails(page, readConfig(environment));
      expect(html).not.toMatch(/\{\{|<dd>\s*<\/dd>/);
    }
  }
});
