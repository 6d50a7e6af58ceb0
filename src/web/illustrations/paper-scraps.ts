import { tints } from './object-names.ts';

/** The interval between two scraps. */
const intervalMs = 200;
/** After this time a scrap is removed, so that some 30 are on the page; the animation takes as long. */
const lifetimeMs = 6000;

/** What `addScraps` needs from the page; tests pass their own. */
export interface ScrapOptions {
  /** adds one particle and returns the function that removes it */
  readonly addScrap: () => () => void;
  /** false pauses new particles, such as in a hidden tab */
  readonly isVisible: () => boolean;
}

/** Adds one particle after another. Returns the function that stops and removes them all. */
export function addScraps({ addScrap, isVisible }: ScrapOptions): () => void {
  const ends = new Map<ReturnType<typeof setTimeout>, () => void>();
  const timer = setInterval(() => {
    if (!isVisible()) return;
    const remove = addScrap();
    const end = setTimeout(() => {
      ends.delete(end);
      remove();
    }, lifetimeMs);
    ends.set(end, remove);
  }, intervalMs);
  return () => {
    clearInterval(timer);
    for (const [end, remove] of ends) {
      clearTimeout(end);
      remove();
    }
    ends.clear();
  };
}

/**
 * Adds a scrap of paper at a random place along the lower edge. `chance` returns a random number from 0
 * to below 1. Returns the function that removes it.
 */
export function createScrap(field: HTMLElement, random: () => number): () => void {
  const scrap = document.createElement('span');
  const tint = tints[Math.floor(random() * tints.length)] ?? 'honey';
  scrap.className = `particles__scrap tint-${tint}`;
  const values = {
    '--x': `${Math.round(random() * 100)}%`,
    '--size': `${Math.round(8 + random() * 8)}px`,
    '--drift': `${Math.round(random() * 160 - 80)}px`,
    '--turn': `${Math.round(random() * 540 - 270)}deg`,
  };
  // The content security policy forbids style attributes, but not properties set by a script.
  for (const [name, value] of Object.entries(values)) scrap.style.setProperty(name, value);
  field.append(scrap);
  return () => scrap.remove();
}
