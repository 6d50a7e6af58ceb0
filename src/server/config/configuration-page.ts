import { type Setting, settings } from './settings.ts';

function defaultOf(setting: Setting): string {
  const value: unknown = setting.schema.parse(undefined);
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  // What is absent is null, or a list of nothing.
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

/** The operator's page about every setting, in Markdown, made from the settings themselves. */
export function configurationPage(): string {
  const rows = Object.entries<Setting>(settings).map(([name, setting]) => {
    const example = setting.example ? ` For example \`${setting.example}\`.` : '';
    const secret = setting.secret ? ' Secret: never logged.' : '';
    return `| \`${name}\` | ${defaultOf(setting)} | ${setting.doc}${example}${secret} |`;
  });
  return `# Configuration

Every setting is an environment variable. It is read once, at the start; a value that cannot be used stops the
start with a sentence that names it; the value of a secret one is not shown. An empty value is an absent one. A name
that looks like one of these and is none, and a setting that needs another one, are warned about in the log.

A file \`.env\` in the working directory is read too, one \`NAME=value\` a line; what the environment has itself takes
precedence. Put a value with \`#\`, \`$\` or a quotation mark between single quotes, as in \`NAME='a#b'\`: without them Node cuts it at
the \`#\`, Docker and systemd read it in other ways, and the server and its commands would have different values. Each
secret can be in a file of its own, as Docker and systemd hand them over: \`SECRET_FILE\` names the file that contains
\`SECRET\`.

| Setting | Default | What it does |
|---|---|---|
${rows.join('\n')}

This page is made from \`src/server/config/settings.ts\` by \`node scripts/write-configuration-page.ts\`.
`;
}
