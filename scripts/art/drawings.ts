import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { appIcons } from './bow-icon.ts';
import { drawObjects } from './draw-objects.ts';

const folder = new URL('../../.cache/objects/', import.meta.url);

/** Lays out the drawn objects before they are asked for, and the icons of the site beside the built files. */
export function drawings(): Plugin {
  let isForBrowsers = false;
  return {
    name: 'drawings',
    config: () => layOutObjects(),
    configResolved({ command, build }) {
      isForBrowsers = command === 'build' && build.ssr === false;
    },
    async generateBundle() {
      if (!isForBrowsers) return;
      for (const [fileName, source] of await appIcons())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Writes only what differs: a server that watches the folder is not woken for nothing. */
function layOutObjects(): void {
  const files = new Map([...drawObjects()].map(([name, svg]) => [`${name}.svg`, svg]));
  mkdirSync(folder, { recursive: true });
  const there = readdirSync(folder);
  for (const name of there) if (!files.has(name)) rmSync(new URL(name, folder));
  for (const [name, svg] of files) {
    const address = new URL(name, folder);
    if (!there.includes(name) || readFileSync(address, 'utf8') !== svg) writeFileSync(address, svg);
  }
}
