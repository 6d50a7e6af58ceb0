import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const plainIcon = normalizePath(
  fileURLToPath(new URL('../src/web/ui/plain-icon.ts', import.meta.url)),
);
const iconMaker = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const router = /\/react-router\/dist\/\w+\/lib\//;
/** For measuring tools, and for applications that the router's own server renders. */
const uncalled =
  /\/lib\/(?:router\/instrumentation|dom\/ssr\/(?:links|routeModules|single-fetch))\.js$/;

/** Leaves out of two libraries what no page of ours asks them for: it is loaded before every page. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, file) {
      const lean = iconMaker.test(file)
        ? `export { plainIcon as default } from ${JSON.stringify(plainIcon)};`
        : router.test(file)
          ? leanRouter(code, file)
          : code;
      return lean === code ? null : { code: lean, map: null };
    },
  };
}

function leanRouter(code: string, file: string): string {
  if (uncalled.test(file)) return withoutContent(code);
  // A name for developers' tools would keep components that nobody renders.
  return code.replace(/^\w+\.displayName = "\w+";$/gm, '');
}

/** The same exports, which do nothing. */
export function withoutContent(code: string): string {
  const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(', ');
  if (!names)
    throw new Error('The router is written otherwise now: look at what is left out of it.');
  return names.map((name) => `export const ${name} = () => {};`).join('\n');
}
