import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { readConfig } from '../config/read-config.ts';
import { settings } from '../config/settings.ts';
import { missingDetails, withOperatorDetails } from './operator-details.ts';

const folder = new URL('../../../content/legal/', import.meta.url);

test('details are inserted as text, whatever they contain', () => {
  const config = readConfig({ OPERATOR_NAME: 'Bow & Sons <script>' });
  expect(withOperatorDetails('<p>{{operator.name}}</p>', config)).toBe(
    '<p>Bow &amp; Sons &lt;script&gt;</p>',
  );
});

test('a missing required detail is marked, a missing optional one leaves no empty entry', () => {
  const html =
    '<dl><dt>Name</dt><dd>{{operator.name}}</dd><dt>VAT</dt><dd>{{operator.vat}}</dd></dl>';
  expect(withOperatorDetails(html, readConfig({}))).toBe(
    '<dl><dt>Name</dt><dd>[OPERATOR_NAME]</dd></dl>',
  );
});

test('sections of a page are kept where all their conditions hold, and an unknown condition is an error', () => {
  const config = readConfig({ OPERATOR_COUNTRY: 'CH', AFFILIATE_TAG: 'wishes-21' });
  const shown = (conditions: string) =>
    withOperatorDetails(`<p data-if="${conditions}">x</p>`, config) === '<p>x</p>';
  expect(shown('affiliate')).toBe(true);
  expect(shown('no-affiliate')).toBe(false);
  expect(shown('at|ch affiliate')).toBe(true);
  expect(shown('at|de affiliate')).toBe(false);
  expect(shown('no-counting no-ads')).toBe(true);
  expect(() => shown('no-adverts')).toThrow('no-adverts'.slice(3));
});

const names = ['privacy-policy', 'terms-of-use', 'impressum'] as const;
const countries = ['AT', 'DE', 'CH', 'FR', ''] as const;
type Environment = Record<string, string>;

const text = (name: string, language: string) =>
  readFileSync(new URL(`${name}.${language}.html`, folder), 'utf8');

/** Every setting that a legal page may show. */
const everyDetail = (country: string): Environment => ({
  ...Object.fromEntries(
    Object.keys(settings)
      .filter((name) => name.startsWith('OPERATOR_'))
      .map((name) => [name, 'x']),
  ),
  OPERATOR_COUNTRY: country,
  LOG_DAYS: '14',
  BACKUP_DAYS: '30',
});

const counting: Environment[] = [
  {},
  { ANALYTICS: 'first-party' },
  { ANALYTICS_ID: 'G-ABCDE12345' },
];
const others: Environment[] = [
  { ADS_CLIENT: 'ca-pub-1234567890123456' },
  { AFFILIATE_TAG: 'wishes-21' },
  {
    FINDER_LLM: 'mistral',
    FINDER_LLM_MODEL: 'small',
    FINDER_LLM_ADDRESS: 'x',
    FINDER_LLM_TRANSFER: 'x',
  },
];
/** Every combination of what an operator can connect. */
const thirdParties = others.reduce(
  (all, other) => all.flatMap((each) => [each, { ...each, ...other }]),
  counting,
);

/** The elements of a page in their order, without what only marks a word. */
const shapeOf = (html: string) =>
  [...html.matchAll(/<(\w+)/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !['a', 'strong', 'em', 'span'].includes(tag));

test.each(countries)(
  'with every combination of third parties the legal pages of an operator in "%s" are complete, and equal in three languages',
  (country) => {
    for (const environment of thirdParties) {
      const complete = readConfig({ ...everyDetail(country), ...environment });
      const bare = readConfig({ OPERATOR_COUNTRY: country, ...environment });
      for (const name of names) {
        for (const config of [complete, bare]) {
          const filled = languages.map((language) =>
            withOperatorDetails(text(name, language), config),
          );
          for (const html of filled) {
            expect(html).not.toMatch(/\{\{|data-if|<(dd|p|li|td|h\d)>\s*<\/\1>/);
            if (config === complete && country) expect(html).not.toMatch(/\[[A-Z_]+\]/);
          }
          const [english = '', german = '', french = ''] = filled;
          if (name === 'impressum') {
            // The German one goes on with data protection in short.
            const legalNotice = german.slice(0, german.lastIndexOf('<h2>'));
            expect(shapeOf(french)).toEqual(shapeOf(english));
            expect(shapeOf(english).slice(0, -1)).toEqual(shapeOf(legalNotice));
          } else {
            expect(shapeOf(german), name).toEqual(shapeOf(english));
            expect(shapeOf(french), name).toEqual(shapeOf(english));
          }
        }
      }
    }
  },
);

const laws = {
  AT: ['(ECG)', 'MedienG', 'dsb@dsb.gv.at'],
  DE: ['(DDG)', 'MStV', 'www.bfdi.bund.de'],
  CH: ['Art. 3 Abs. 1 Bst. s', 'UWG', 'www.edoeb.admin.ch'],
  FR: ['LCEN', 'directeur de la publication', 'www.cnil.fr'],
};
const governing = {
  AT: ['Austrian law applies', 'österreichisches Recht', 'Le droit autrichien'],
  DE: ['German law applies', 'deutsches Recht', 'Le droit allemand'],
  CH: ['Swiss law applies', 'Schweizer Recht', 'Le droit suisse'],
  FR: ['French law applies', 'französisches Recht', 'Le droit français'],
};

test.each(Object.keys(laws) as (keyof typeof laws)[])(
  'an operator in %s names the law and the authority of that country, and of no other',
  (country) => {
    const config = readConfig(everyDetail(country));
    const notice = withOperatorDetails(text('impressum', 'de'), config);
    const terms = languages.map((language) =>
      withOperatorDetails(text('terms-of-use', language), config),
    );
    const policies = languages.map((language) =>
      withOperatorDetails(text('privacy-policy', language), config),
    );
    for (const [each, words] of Object.entries(laws)) {
      const authority = words.at(-1) ?? '';
      for (const word of words) expect(notice.includes(word), word).toBe(each === country);
      for (const policy of policies) expect(policy.includes(authority)).toBe(each === country);
    }
    for (const [each, sentences] of Object.entries(governing))
      for (const [place, html] of terms.entries())
        expect(html.includes(sentences[place] ?? '?'), each).toBe(each === country);
  },
);

test('a detail that the law of the country requires and that is not configured is named on the page', () => {
  expect(missingDetails(readConfig(everyDetail('FR')))).toEqual([]);
  expect(missingDetails(readConfig({}))).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_EMAIL',
    'OPERATOR_COUNTRY',
    'LOG_DAYS',
    'BACKUP_DAYS',
  ]);
  for (const country of countries) {
    const config = readConfig({ OPERATOR_COUNTRY: country });
    for (const language of languages) {
      const shown = names
        .map((name) => withOperatorDetails(text(name, language), config))
        .join('\n');
      for (const setting of missingDetails(config)) expect(shown).toContain(`[${setting}]`);
    }
  }
  const french = readConfig({ OPERATOR_COUNTRY: 'fr' });
  expect(missingDetails(french)).toContain('OPERATOR_HOSTING');
  expect(withOperatorDetails(text('impressum', 'fr'), french)).toContain('[OPERATOR_HOSTING]');
});

test('the retention of logs and backups is given in days, or as none', () => {
  const policy = (environment: Environment) =>
    withOperatorDetails(text('privacy-policy', 'en'), readConfig(environment));
  const kept = policy({ LOG_DAYS: '14', BACKUP_DAYS: '30' });
  expect(kept).toContain('deleted after 14 days');
  expect(kept).toContain('after 30 days at the latest');
  const none = policy({ LOG_DAYS: '0', BACKUP_DAYS: '0' });
  expect(none).toContain('The log is not kept on this site.');
  expect(none).toContain('none are made, except for a copy of the database before an upgrade');
  expect(none).not.toContain('[LOG_DAYS]');
});

test('without an affiliate tag no legal page mentions affiliate links or Amazon’s partner programme', () => {
  const partner = /As an Amazon Associate|Als Amazon-Partner|En tant que Partenaire Amazon/;
  for (const language of languages) {
    for (const [tag, isPartner] of [
      ['', false],
      ['wishes-21', true],
    ] as const) {
      const config = readConfig({ AFFILIATE_TAG: tag });
      for (const name of ['terms-of-use', 'impressum']) {
        const html = withOperatorDetails(text(name, language), config);
        expect(partner.test(html), `${name} ${language}`).toBe(isPartner);
      }
      const policy = withOperatorDetails(text('privacy-policy', language), config);
      expect(/affiliate tag|Partnerkennung|identifiant d’affiliation/.test(policy)).toBe(isPartner);
    }
  }
});

test('French punctuation stays on the line of the word before it', () => {
  for (const name of names) {
    const words = text(name, 'fr').replaceAll(/<[^>]*>|\{\{[^}]*\}\}|https?:\/\//g, 'x');
    expect(words.match(/.{0,20}(?:[^\u202f][;:!?»]|«[^\u202f]).{0,10}/g), name).toBeNull();
  }
});

test('no legal page mentions an admin link', () => {
  for (const name of names)
    for (const language of languages)
      expect(text(name, language)).not.toMatch(/admin[ -]link|lien(?:s)? d’administration/i);
});

const privacy = languages.map((language) => text('privacy-policy', language));
const model = { FINDER_LLM: 'mistral', FINDER_LLM_MODEL: 'small' };

test.each([
  [{}, null],
  [model, 'Mistral AI'],
  [{ ...model, FINDER_LLM: 'anthropic' }, 'Anthropic'],
  [{ ...model, FINDER_LLM_PROVIDER: 'Example Models GmbH' }, 'Example Models GmbH'],
  [
    {
      ...model,
      FINDER_LLM: 'openai-compatible',
      FINDER_LLM_URL: 'http://127.0.0.1:11434/v1',
      FINDER_LLM_PROVIDER: 'Bow & Sons',
    },
    'Bow &amp; Sons',
  ],
])('the privacy policy says who receives the queries of the gift finder: %o', (given, who) => {
  for (const page of privacy) {
    const html = withOperatorDetails(page, readConfig(given));
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
])('the privacy policy names the analytics and advertising of this site: %o', (given, what) => {
  const html = withOperatorDetails(privacy[0] ?? '', readConfig(given));
  const said = [...html.matchAll(/<strong>On this site, (.+?)<\/strong>/g)].map(([, each]) => each);
  expect(said).toHaveLength(Math.max(what.length, 1));
  for (const each of what) expect(said.join()).toContain(each);
  expect(said.join().includes('neither is set up')).toBe(what.length === 0);
});
