import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';
import { narrowText } from './narrow-text.ts';

/*
 * Bundles the server and its dependencies into few files of plain JavaScript: `node scripts/build/server-bundle.ts FOLDER`.
 * A start then reads 20 files instead of 1,000 and compiles no TypeScript (decision 59). With the file of a part of
 * the server as a second word, it bundles that part in the same way, to be measured.
 */
const [outDir = 'dist/server-bundle', entry = 'src/server/production.ts'] = process.argv.slice(2);
const root = normalizePath(join(import.meta.dirname, '../..'));
/** Packages with native code, which is found by their place in `node_modules`. */
const native = ['better-sqlite3', 'sharp'];

/** What decides about the bundle beside the modules in it. */
const tools = [
  'package-lock.json',
  'scripts/build/narrow-text.ts',
  'scripts/build/server-bundle.ts',
];

const startedFile = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** Makes an entry of each file that a thread or a child process is started with. */
function startedFiles(): Plugin {
  return {
    name: 'started-files',
    enforce: 'pre',
    transform(code, id) {
      if (!code.match(startedFile)) return null;
      const text = code.replace(startedFile, (_, file: string) => {
        const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return { code: text, map: null };
    },
    resolveFileUrl: ({ relativePath }) => `new URL('./${relativePath}', import.meta.url)`,
  };
}

const importOfHttp = /^import \{([^}]*)\} from "node:http";$/gm;
/** What the two plugins should have left nowhere. */
const leftOver = /\bfrom\s*["']node:http["']|new URL\(["'][^"']+\.ts["'],\s*import\.meta\.url\)/;

/**
 * Takes `node:http` without an import statement: the namespace that an import makes reads every export, and
 * `WebSocket` among them loads Node's client for HTTP, 14 MB and a fifth of the processor time of a start.
 */
function httpWithoutClient(): Plugin {
  return {
    name: 'http-without-client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(
          importOfHttp,
          (_all, names: string) =>
            `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("node:http");`,
        );
        const [found] = leftOver.exec(file.code) ?? [];
        if (found !== undefined) this.error(`${file.fileName} still has ${found}.`);
      }
    },
  };
}

/**
 * Writes `sources.json`: each of the project's files that the bundle contains, with the SHA-256 of its bytes, and the
 * same of what else decides about the bundle.
 */
function recordSources(): Plugin {
  return {
    name: 'record-sources',
    generateBundle() {
      const modules = [...this.getModuleIds()]
        .filter((id) => id.startsWith(`${root}/`) && !id.includes('/node_modules/'))
        .map((id) => id.slice(root.length + 1));
      const files = [...modules, ...tools].sort();
      const hashes = files.map((file) => [file, hashOf(readFileSync(join(root, file)))]);
      const source = JSON.stringify(Object.fromEntries(hashes), null, 1);
      this.emitFile({ type: 'asset', fileName: 'sources.json', source });
    },
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [startedFiles(), httpWithoutClient(), narrowText(), recordSources()],
  ssr: { noExternal: true, external: native },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      output: {
        entryFileNames: 'main.js',
        sourcemapExcludeSources: true,
        // Of a file of more than 1 MB, Node keeps two bytes for each letter.
        comments: { legal: true, jsdoc: false, annotation: false },
      },
    },
  },
});
