import type { Plugin } from 'vite';

const writtenOtherwise = 'The router is written otherwise now: look at what is left out of it.';
const router = /\/react-router\/dist\/\w+\/lib\//;
/** For measuring tools, and for applications that the router's own server renders. */
const uncalled =
  /\/lib\/(?:errors|router\/instrumentation|dom\/ssr\/(?:links|routeModules|single-fetch))\.js$/;
/** Components that are never rendered here: links do not prefetch, and the root has an error screen of its own. */
const unrendered: Readonly<Record<string, readonly string[]>> = {
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
  const names = Object.entries(unrendered).find(([end]) => file.endsWith(end))?.[1] ?? [];
  // A name for developers' tools would keep components that nobody renders.
  const named = code.replace(/^\w+\.displayName = "\w+";$/gm, '');
  return names.reduce(withoutBody, named);
}

/** The same code with one component that renders nothing. Throws when the code has no such component. */
export function withoutBody(code: string, component: string): string {
  const whole = new RegExp(`^function ${component}\\(.*\\{\\n(?:\\t.*\\n)*\\}$`, 'm');
  if (!whole.test(code)) throw new Error(writtenOtherwise);
  return code.replace(whole, `function ${component}() { return null; }`);
}

/** The same exports, which do nothing. */
export function withoutContent(code: string): string {
  const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(', ');
  if (!names) throw new Error(writtenOtherwise);
  return names.map((name) => `export const ${name} = () => {};`).join('\n');
}
