import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productName } from './product.ts';

test('the product’s name is written in one place, where a fork changes it', () => {
  const tracked = execFileSync('git', ['ls-files', 'src', 'content'], { encoding: 'utf8' });
  const files = tracked
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|json|html|css)$/.test(file) && !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(productName));
  expect(naming).toEqual(['src/domain/product.ts']);
});
