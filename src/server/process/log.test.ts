import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenBytes } from '../../domain/wishlists/tokens.ts';
import { settingNames } from '../config/settings.ts';
import { createLog } from './log.ts';

test('the log cuts out tokens, and no word of its own that is as long', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const token = Buffer.alloc(tokenBytes, 'token').toString('base64url');
  log.info({ at: `/wishlist/admin/${token}` });
  expect(lines.join('')).toContain('/wishlist/admin/[token]');
  expect(lines.join('')).not.toContain(token);

  const calls = globSync('src/server/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => source.match(/\blog\.(?:debug|info|warn|error)\([\s\S]*?\);/g) ?? []);
  expect(calls.length).toBeGreaterThan(30);
  const words = [...settingNames, ...calls.flatMap((call) => call.match(/[\w-]+/g) ?? [])];
  const long = words.filter((word) => word.length === token.length);
  expect(long).toEqual(
    expect.arrayContaining(['OPERATOR_REPRESENTATIVES', 'listsGivenTheirTimeAgain']),
  );
  for (const word of long) {
    log.info({ [word]: 1 }, `${word} is one.`);
    expect(lines.at(-1)).toContain(`"${word}":1`);
    expect(lines.at(-1)).toContain(`${word} is one.`);
  }
});
