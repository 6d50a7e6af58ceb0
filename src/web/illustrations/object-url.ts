import type { ObjectName } from './object-names.ts';
import type { SceneName } from './scene-objects.ts';

// The build writes them there. Each file has about a kilobyte and a hash in its name.
const files = import.meta.glob<string>('/.cache/objects/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the URL of an object's drawing; an empty text when the build has not drawn it. */
export function objectUrl(name: ObjectName): string {
  return urlOf(name);
}

/** Returns the URL of the drawing of a scene's objects; an empty text when the build has not drawn it. */
export function sceneUrl(name: SceneName): string {
  return urlOf(`scene-${name}`);
}

const urlOf = (name: string) => files[`/.cache/objects/${name}.svg`] ?? '';
