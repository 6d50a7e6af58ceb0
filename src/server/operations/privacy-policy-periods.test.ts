import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { hourMs } from '../../domain/time.ts';
import { searchLifetimeMs } from '../gift-finder/suggest-more-gifts.ts';
import { idempotencyLifetimeMs } from '../idempotency/run-idempotent.ts';
import { defaultCopyDays, reportRetentionDays } from './maintenance-jobs.ts';

test.each(languages)(
  'the server deletes what it keeps when the privacy policy in %s says',
  (language) => {
    const policy = readFileSync(`content/legal/privacy-policy.${language}.html`, 'utf8');
    const periods = policy.split('<ul>').find((list) => list.includes('{{backupDays}}')) ?? '';
    const numbers = (periods.split('</ul>')[0] ?? '').match(/\d+/g)?.map(Number);
    expect(numbers).toEqual([idempotencyLifetimeMs / hourMs, reportRetentionDays, defaultCopyDays]);
    expect(searchLifetimeMs).toBe(idempotencyLifetimeMs);
  },
);
