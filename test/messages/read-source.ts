import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, parseSync, Visitor } from 'vite';

/** What a source file brings along at once, asks for later, and may say. */
export interface Source {
  /** files that are there as soon as this one is */
  readonly imports: readonly string[];
  /** every `import()` of another file, with its place in the text */
  readonly later: readonly LaterImport[];
  /** all that stands in quotes: a key that is written out is among it */
  readonly quoted: ReadonlySet<string>;
  /** keys that are put together, such as `links.${which}.title` */
  readonly filledIn: readonly RegExp[];
}

interface LaterImport {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** Returns what a source file imports and which messages it can name. */
export function readSource(file: string, text = readFileSync(file, 'utf8')): Source {
  const { module, program } = parseSync(file, text);
  const beside = (address: string) => normalizePath(resolve(dirname(file), address));
  const isOurs = (address: string) => /^\.{1,2}\/.*\.tsx?$/.test(address);
  const quoted = new Set<string>();
  const filledIn: RegExp[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') quoted.add(value);
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.raw);
      if (/^[a-z]\w*\./i.test(parts[0] ?? '')) filledIn.push(patternOf(parts));
    },
  }).visit(program);
  return {
    // What is imported for its type alone is gone when the code runs.
    imports: module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value)
      .filter(isOurs)
      .map(beside),
    later: module.dynamicImports
      .map(({ start, end, moduleRequest }) => ({
        address: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
        start,
        end,
      }))
      .filter(({ address }) => isOurs(address))
      .map(({ address, start, end }) => ({ file: beside(address), start, end })),
    quoted,
    filledIn,
  };
}

/** Such a key begins with a word that is written out; what is filled in is not known here. */
function patternOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\w.-]+')}$`);
}
