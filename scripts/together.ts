import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { closureOf } from './texts/closure-of.ts';

const web = normalizePath(fileURLToPath(new URL('../src/web/', import.meta.url)));
const library = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const icons = /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/;

/**
 * What every page of the application loads is one file, and what a shared list has in common with
 * other pages is one more. Left to itself the bundler makes dozens of small ones, each compressed
 * without knowing the others: a tenth more to load.
 */
export function together(): Rolldown.OutputOptions['codeSplitting'] {
  const application = closureOf(`${web}entry-client.tsx`);
  const guest = closureOf(`${web}routes/guest-wishlist.tsx`);
  return {
    groups: [
      {
        name: 'application',
        test: (id) => application.has(id) || library.test(id) || icons.test(id),
        priority: 2,
      },
      {
        name: 'shared',
        test: (id) => guest.has(id) && !id.endsWith('/guest-wishlist.tsx'),
        minShareCount: 2,
        priority: 1,
      },
    ],
  };
}
