import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** A place in a file of the server's bundle, as stack traces name it. */
const bundledPlace = /(file:\/\/[^\s()"]+\/server-bundle\/[^\s()"]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * Returns a text, such as a stack trace, in which places of the bundled server are those of its sources. Places without
 * a source stay as they are. Node's own support of source maps would read all maps at every start.
 */
export function withSourceLines(text: string): string {
  return text.replace(bundledPlace, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return place;
    const { href } = new URL(origin.fileName, file);
    return `${href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')));
  } catch {
    return null;
  }
}
