import type { Plugin } from 'vite';

const writtenOtherwise = 'The router is written otherwise now: look at what is left out of it.';
const router = /\/react-router\/dist\/\w+\/lib\//;
/** For measuring tools, and for applications that the router's own server renders. */
const uncalled =
  /\/lib\/(?:errors|router\/instrumentation|dom\/ssr\/(?:links|routeModules|single-fetch))\.js$/;
/**
 * Functions that are never called here: links do not prefetch, the root has an error screen of its own, no page
 * submits a form to a route or fetches beside its loader, and all routes are known from the start.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  '/lib/router/router.js': [
    'handleAction',
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
  ],
  '/lib/hooks.js': ['DefaultErrorComponent', 'RSCErrorHandler'],
  '/lib/dom/ssr/components.js': ['PrefetchPageLinks'],
};

/** Leaves out of the router what no page of ours asks it for: it is loaded before every page. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, file) {
      const lean = router.test(file) ? leanRouter(code, file) : code;
      return lean === code ? null : { code: lean, map: null };
    },
  };
}

function leanRouter(code: string, file: string): string {
  if (uncalled.test(file)) return withoutContent(code);
  const names = Object.entries(unused).find(([end]) => file.endsWith(end))?.[1] ?? [];
  // A name for developers' tools, or a call that the bundler does not know, would keep what nobody uses.
  const droppable = code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
  return names.reduce(withoutBody, droppable);
}

/** The same code with one function, at the top or in another one, that returns null. Throws when the code has no such function. */
export function withoutBody(code: string, name: string): string {
  const whole = new RegExp(
    `^(\\t?)((?:async )?function ${name})\\(.*\\{\\n(?:\\1\\t.*\\n)*\\1\\}$`,
    'm',
  );
  if (!whole.test(code)) throw new Error(writtenOtherwise);
  return code.replace(whole, '$1$2() { return null; }');
}

/** The same exports, which do nothing. */
export function withoutContent(code: string): string {
  const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(', ');
  if (!names) throw new Error(writtenOtherwise);
  return names.map((name) => `export const ${name} = () => {};`).join('\n');
}
