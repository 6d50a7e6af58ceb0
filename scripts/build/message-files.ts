import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../src/domain/language.ts';
import { messagesPath } from '../../src/web/i18n/message-namespaces.ts';

const folder = new URL('../../content/i18n/', import.meta.url);

/**
 * Puts the messages of each namespace and language beside the application's files, and all messages
 * of a language under `/assets/i18n`. One hash names them, so the code needs no list of files.
 */
export function messageFiles(): Plugin {
  const files = languages.flatMap((language) =>
    readdirSync(new URL(`${language}/`, folder)).map((file) => ({
      language,
      namespace: basename(file, '.json'),
      messages: JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')),
    })),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  return {
    name: 'message-files',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'build' && !isSsrBuild && mode !== 'states',
    config: () => ({ define: { 'import.meta.env.MESSAGES_HASH': JSON.stringify(hash) } }),
    generateBundle() {
      const emit = (fileName: string, content: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      for (const { namespace, language, messages } of files)
        emit(messagesPath(namespace, language, hash).slice(1), messages);
      for (const language of languages) {
        const all = files.filter((each) => each.language === language);
        emit(
          `assets/i18n/${language}.json`,
          Object.assign({}, ...all.map((each) => each.messages)),
        );
      }
      emit('.vite/messages.json', { hash });
    },
  };
}
