import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import lexicon from '../../content/drawings.json' with { type: 'json' };
import { giftIdeas } from '../build/gift-ideas.ts';
import { appIcons } from './bow-icon.ts';
import { draw, drawObjects, drawScenes } from './draw-objects.ts';

const folder = new URL('../../.cache/objects/', import.meta.url);

/**
 * Lays out the drawn objects before they are asked for, and beside the built files the icons of the site
 * and what is drawn for gifts of the catalogue and for items, under an address that its name gives away.
 */
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
      for (const name of drawingNames())
        this.emitFile({ type: 'asset', fileName: `art/${name}.svg`, source: draw(name) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/art', (request, response, next) => {
        const name = /^\/([\w-]+)\.svg$/.exec(request.url ?? '')?.[1];
        if (!name || !drawingNames().has(name)) return next();
        response.setHeader('content-type', 'image/svg+xml').end(draw(name));
      });
    },
  };
}

/** The drawings of the gift ideas, and those that the title of an item can choose. */
function drawingNames(): ReadonlySet<string> {
  return new Set([...giftIdeas().map(({ art }) => art), ...Object.keys(lexicon)]);
}

/** Writes only what differs: a server that watches the folder is not woken for nothing. */
function layOutObjects(): void {
  const files = new Map<string, string>();
  for (const [name, svg] of drawObjects()) files.set(`${name}.svg`, svg);
  for (const [name, svg] of drawScenes()) files.set(`scene-${name}.svg`, svg);
  mkdirSync(folder, { recursive: true });
  const there = readdirSync(folder);
  for (const name of there) if (!files.has(name)) rmSync(new URL(name, folder));
  for (const [name, svg] of files) {
    const address = new URL(name, folder);
    if (!there.includes(name) || readFileSync(address, 'utf8') !== svg) writeFileSync(address, svg);
  }
}
