import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { type Language, languages } from '../../src/domain/language.ts';
import { partsOf } from './parts-of.ts';
import { readSource } from './read-source.ts';

const root = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));
const web = `${root}src/web/`;
const application = `${web}entry-client.tsx`;

/**
 * Cuts the translations into parts: a browser loads the texts of what it shows. What a part says is
 * read out of its code, and every `import()` of it also waits for its texts, so whoever writes a
 * screen or a dialog has nothing to think of.
 */
export function textParts(): Plugin {
  const texts = Object.fromEntries(languages.map((each) => [each, textsIn(each)]));
  const parts = partsOf(application, Object.keys(texts['en'] ?? {}));
  const contentOf = (part: string, language: Language) =>
    JSON.stringify(
      Object.fromEntries([...(parts.get(part) ?? [])].map((key) => [key, texts[language]?.[key]])),
    );
  /** The same for all files, so that the code can name them: they change together. */
  const mark = createHash('sha256')
    .update(JSON.stringify([...parts].map(([part, keys]) => [part, [...keys]])))
    .update(JSON.stringify(texts))
    .digest('base64url')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8);
  const isSilent = (part: string) => !parts.get(part)?.size;

  return {
    name: 'text-parts',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'build' && !isSsrBuild && mode !== 'states',
    config: () => ({ define: { 'import.meta.env.TEXTS': JSON.stringify(mark) } }),

    transform(code, file) {
      if (!file.startsWith(web) || !code.includes('import(')) return null;
      const later = readSource(file, code).later.filter((each) => !isSilent(each.file));
      if (later.length === 0) return null;
      let waiting = code;
      for (const { file: part, start, end } of later.toReversed()) {
        const asked = `withTexts(${JSON.stringify(nameOf(part))}, ${code.slice(start, end)})`;
        waiting = waiting.slice(0, start) + asked + waiting.slice(end);
      }
      const from = JSON.stringify(`${web}i18n/messages.ts`);
      return { code: `import { withTexts } from ${from};\n${waiting}`, map: null };
    },

    generateBundle(_, bundle) {
      const built = new Set(
        Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : [])),
      );
      const written: Record<string, Record<string, string>> = {};
      for (const part of parts.keys()) {
        if (isSilent(part) || !built.has(part)) continue;
        written[part.slice(root.length)] = Object.fromEntries(
          languages.map((language) => {
            const fileName = `assets/texts-${nameOf(part)}-${language}-${mark}.json`;
            this.emitFile({ type: 'asset', fileName, source: contentOf(part, language) });
            return [language, fileName];
          }),
        );
      }
      const fileName = '.vite/texts.json';
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(written) });
    },
  };
}

function textsIn(language: Language): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${root}content/i18n/${language}.json`, 'utf8'));
}

/** A name for the texts of a part, such as `gifts-claim-dialog`. */
const nameOf = (part: string) =>
  part
    .slice(web.length)
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-');
