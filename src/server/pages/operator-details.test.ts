import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

const privacy = ['en', 'de', 'fr'].map((language) =>
  readFileSync(new URL(`privacy-policy.${language}.html`, folder), 'utf8'),
);
const model = { FINDER_LLM: 'mistral', FINDER_LLM_MODEL: 'small' };

test.each([
  [{}, null],
  [model, 'Mistral AI'],
  [{ ...model, FINDER_LLM: 'anthropic' }, 'Anthropic'],
  // Whoever answers at an address of the operator's own is whom the texts go to.
  [{ ...model, FINDER_LLM_URL: 'https://gateway.example:8443/v1' }, 'gateway.example:8443'],
  [
    { ...model, FINDER_LLM: 'openai-compatible', FINDER_LLM_URL: 'http://127.0.0.1:11434/v1' },
    '127.0.0.1:11434',
  ],
])('the privacy policy says who reads what is typed into the gift finder: %o', (settings, who) => {
  for (const page of privacy) {
    const html = withOperatorDetails(page, readConfig(settings));
    expect(html).not.toContain('data-if');
    if (who) expect(html).toContain(`<strong>${who}</strong>`);
    else expect(html).not.toMatch(/<strong>(Mistral|Anthropic|Google)/);
    const alone =
      /our server answers your search by itself|beantwortet deine Suche allein|répond seul/;
    expect(alone.test(html)).toBe(who === null);
  }
});

test.each([
  [{}, []],
  [{ ANALYTICS: 'first-party' }, ['counting']],
  [{ ANALYTICS_ID: 'G-ABCDE12345' }, ['Google Analytics 4']],
  [
    { ANALYTICS: 'first-party', ADS_CLIENT: 'ca-pub-1234567890123456' },
    ['counting', 'Google AdSense'],
  ],
])('the privacy policy says what counts and advertises on this very site: %o', (settings, what) => {
  const html = withOperatorDetails(privacy[0] ?? '', readConfig(settings));
  const said = [...html.matchAll(/<strong>On this site, (.+?)<\/strong>/g)].map(([, each]) => each);
  expect(said).toHaveLength(Math.max(what.length, 1));
  for (const each of what) expect(said.join()).toContain(each);
  expect(said.join().includes('neither is set up')).toBe(what.length === 0);
});
