import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Compresses what browsers fetch, once and as well as possible, after the build: `node scripts/build/compress.ts <folder>`.

const [root = 'dist/client'] = process.argv.slice(2);
/** Pictures and fonts are compressed already. */
const worthwhile = /\.(js|css|svg|json|html)$/;
/** Below this, the encoding's own cost eats the gain (one network packet either way). */
const minBytes = 1024;

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !worthwhile.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  if (bytes.length < minBytes) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
