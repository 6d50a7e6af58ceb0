import { LRUCache } from 'lru-cache';
import lexicon from '../../../content/drawings.json' with { type: 'json' };
import { drawingChooser } from './drawing-chooser.ts';

/** Titles whose drawing is kept; a list is sent many times between two changes. */
const cacheSize = 5000;

let choose: ((title: string) => string | null) | null = null;
const chosen = new LRUCache<string, string>({ max: cacheSize });

/**
 * Returns the name of the drawing of what a title names, in English, German or French; null when no word of it
 * is in `content/drawings.json`. The same title has the same drawing.
 */
export function drawingOf(title: string): string | null {
  choose ??= drawingChooser(lexicon);
  const known = chosen.get(title);
  if (known !== undefined) return known || null;
  const drawing = choose(title);
  chosen.set(title, drawing ?? '');
  return drawing;
}
