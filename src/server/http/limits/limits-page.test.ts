import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '../../../domain/limits.ts';
import { maxSlowMsInTheWay } from '../../items/item-form.ts';
import { reportRetentionDays } from '../../operations/maintenance-jobs.ts';
import { prerenderedMaxBytes, prerenderedMaxEntries } from '../../pages/prerendered-page.ts';
import { fetchTimeouts } from '../../products/fetch-timeouts.ts';
import { maxPageBytes } from '../../products/products.ts';
import { cacheMaxBytes } from '../../response-cache/response-cache.ts';
import { maxExportMs, maxExports, maxExportsPerVisitor } from '../../wishlists/export.routes.ts';
import {
  maxImportedBytes,
  maxImports,
  maxImportsPerVisitor,
} from '../../wishlists/import.routes.ts';
import { maxDelayMs } from './load-shedding.ts';
import { rates } from './rate-limits.ts';
import { checkIntervalMs, maxSlowMs, minBytesPerCheck } from './slow-bodies.ts';
import { unsentLimits } from './unsent-bytes.ts';
import { workBytesPerMinute } from './work-budget.ts';

const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
const mb = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const number = (value: number) => value.toLocaleString('en');
const words = ['none', 'one', 'two'];
const slow = `slower than ${Math.round((minBytesPerCheck * 8) / checkIntervalMs)} kbit/s`;
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

test.each([
  ['JSON body', `${limits.jsonBytes / 1024} KB`],
  [`A body ${slow}`, `${seconds(maxSlowMs)}, looked at every ${seconds(checkIntervalMs)}`],
  [`A form ${slow}`, seconds(maxSlowMsInTheWay)],
  ['Item form', `picture ${mb(limits.imageBytes)}`],
  ['Reading calls, rendered pages', `${number(rates.read.max)} of each kind`],
  ['Changes', `${rates.write.max} of each kind`],
  ['Lists made and imported', `${rates.create.max} of each kind`],
  ['Searches for gifts', `${rates.search.max}`],
  ['Shop pages and shop pictures', `${rates.fetch.max} of each`],
  ['Reports', `${rates.report.max} in an hour`],
  ['Bytes of pages rendered', mb(workBytesPerMinute)],
  ['An answer that is not read', `${seconds(unsentLimits.stallTimeoutMs)} without`],
  ['Answers that wait to be read', `${mb(unsentLimits.maxBytesPerAddress)} of one address`],
  ['Answers that wait to be read', `${mb(unsentLimits.maxBytes)} in all`],
  ['Event loop behind', `by ${seconds(maxDelayMs)}`],
  ['One page', `${maxPageBytes / 1e6} MB unpacked`],
  [
    'One page',
    `${seconds(fetchTimeouts.fetch)} in all, ${seconds(fetchTimeouts.connect)} to connect`,
  ],
  ['Parsing', `${seconds(fetchTimeouts.read)} and`],
  ['Parsing', `${seconds(fetchTimeouts.queue)} to wait for one`],
  ['Reports', `${reportRetentionDays} days after that`],
  ['Cached responses', mb(cacheMaxBytes)],
  ['Prerendered pages', `${mb(prerenderedMaxBytes)} and ${prerenderedMaxEntries} entries`],
])('the page of limits says of "%s" what the code does: %s', (name, text) => {
  const rows = page.split('\n').filter((line) => line.startsWith(`| ${name}`));
  expect(rows.filter((row) => row.includes(text))).toHaveLength(1);
});

test('the page of limits says how many imports and exports run at once', () => {
  expect(page).toContain(`A body of ${mb(limits.importBytes)}`);
  expect(page).toContain(
    `${maxImports} imports at once in all (503), ${words[maxImportsPerVisitor]} of a visitor (429)`,
  );
  expect(page).toContain(`what has arrived of all of them may be\n${mb(maxImportedBytes)},`);
  expect(page).toContain(
    `${maxExports} exports at once in all (503), ${words[maxExportsPerVisitor]} of a visitor (429)`,
  );
  expect(page).toContain(`longer than ${maxExportMs / 60_000} minutes`);
});
