import type { ObjectName } from './object-names.ts';

// The build draws them there, each a file of about a kilobyte that browsers keep for good.
const files = import.meta.glob<string>('/.cache/objects/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function objectAddress(name: ObjectName): string {
  return files[`/.cache/objects/${name}.svg`] ?? '';
}
