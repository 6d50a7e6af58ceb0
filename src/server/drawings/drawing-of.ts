import { LRUCache } from 'lru-cache';
import lexicon from '../../../content/drawings.json' with { type: 'json' };
import { drawingChooser } from './drawing-chooser.ts';
import type { IdeaDrawings } from './idea-drawings.ts';

/** Titles whose drawing is kept; a list is sent many times between two changes. */
const cacheSize = 5000;

let choose: ((title: string) => string | null) | null = null;
const chosen = new LRUCache<string, string>({ max: cacheSize });
/** The drawings of gift ideas by title; empty until a server has read them. */
let drawingsOfIdeas: ReadonlyMap<string, string> = new Map();

/** Makes `drawingOf` return the drawing of a gift idea for its title. */
export function setIdeaDrawings(drawings: IdeaDrawings): void {
  drawingsOfIdeas = new Map(
    Object.entries(drawings).flatMap(([drawing, titles]) =>
      titles.map((title) => [title, drawing] as const),
    ),
  );
}

/**
 * Returns the name of the drawing of a title: that of the gift idea with this title, so that a wish looks like the idea
 * that it was, or that of what the title names, in English, German or French; null when no word of it
 * is in `content/drawings.json`. The same title has the same drawing.
 */
export function drawingOf(title: string): string | null {
  const ofIdea = drawingsOfIdeas.get(title);
  if (ofIdea !== undefined) return ofIdea;
  choose ??= drawingChooser(lexicon);
  const known = chosen.get(title);
  if (known !== undefined) return known || null;
  const drawing = choose(title);
  chosen.set(title, drawing ?? '');
  return drawing;
}
