import type { Plugin } from 'vite';

const unexpectedCode =
  'The code of the router has changed: check which of its functions are stripped.';
const router = /\/react-router\/dist\/\w+\/lib\//;
/** Modules for instrumentation, and for applications that the router's own server renders: no page calls them. */
const unusedModules =
  /\/lib\/(?:errors|router\/instrumentation|dom\/ssr\/(?:links|routeModules|single-fetch))\.js$/;
/**
 * Functions that are never called here: links do not prefetch, the root has an error screen of its own, no page
 * submits a form to a route or fetches beside its loader, and all routes are known from the start.
 */
const unusedFunctions: Readonly<Record<string, readonly string[]>> = {
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

/** Strips from the router what no page calls, because the router is loaded before every page. */
export function stripUnusedLibraryCode(): Plugin {
  return {
    name: 'strip-unused-library-code',
    apply: 'build',
    transform(code, file) {
      const stripped = router.test(file) ? stripRouter(code, file) : code;
      return stripped === code ? null : { code: stripped, map: null };
    },
  };
}

function stripRouter(code: string, file: string): string {
  if (unusedModules.test(file)) return withoutContent(code);
  const names = Object.entries(unusedFunctions).find(([end]) => file.endsWith(end))?.[1] ?? [];
  // The bundler keeps unused code that sets a display name, and calls that are not marked as pure.
  const droppable = code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
  return names.reduce(withoutBody, droppable);
}

/** Returns the code with one function, at the top level or nested, that only returns null. Throws when the code has no such function. */
export function withoutBody(code: string, name: string): string {
  const whole = new RegExp(
    `^(\\t?)((?:async )?function ${name})\\(.*\\{\\n(?:\\1\\t.*\\n)*\\1\\}$`,
    'm',
  );
  if (!whole.test(code)) throw new Error(unexpectedCode);
  return code.replace(whole, '$1$2() { return null; }');
}

/** Returns the same exports as functions that do nothing. Throws when the code has no list of exports. */
export function withoutContent(code: string): string {
  const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(', ');
  if (!names) throw new Error(unexpectedCode);
  return names.map((name) => `export const ${name} = () => {};`).join('\n');
}
