import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nativeMemory } from './native-memory.ts';

test.each(['Dockerfile', 'deploy/wishbow.service', 'scripts/runtime.mjs'])(
  '%s starts the server with the settings of glibc',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    for (const [name, value] of Object.entries(nativeMemory))
      expect(text).toMatch(new RegExp(`\\b${name}(=|: ')${value}\\b`));
  },
);
