import type { Plugin } from 'vite';

const wide = /[^\0-\xff]/g;

/**
 * Writes letters that are not in Latin-1 as escapes. A text with a single one of them takes two bytes for each
 * of its letters in memory, and a running server keeps the text of its code.
 */
export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(
          wide,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}
