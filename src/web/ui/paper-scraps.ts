import { tints } from './object-names.ts';

export const particleLimits = { alive: 50, everyMs: 200, lifeMs: 6000 } as const;

/** What the air needs to know of the world: a test hands in its own. */
export interface Air {
  /** makes one particle appear and gives back how to remove it */
  readonly release: () => () => void;
  readonly isAwake: () => boolean;
}

/** Releases a particle at a time, never more than the cap, until it is told to stop. */
export function drift({ release, isAwake }: Air): () => void {
  const { alive, everyMs, lifeMs } = particleLimits;
  const ends = new Map<ReturnType<typeof setTimeout>, () => void>();
  const timer = setInterval(() => {
    if (!isAwake() || ends.size >= alive) return;
    const remove = release();
    const end = setTimeout(() => {
      ends.delete(end);
      remove();
    }, lifeMs);
    ends.set(end, remove);
  }, everyMs);
  return () => {
    clearInterval(timer);
    for (const [end, remove] of ends) {
      clearTimeout(end);
      remove();
    }
    ends.clear();
  };
}

/** A scrap of paper somewhere along the lower edge. */
export function releaseScrap(field: HTMLElement, chance: () => number): () => void {
  const scrap = document.createElement('span');
  const tint = tints[Math.floor(chance() * tints.length)] ?? 'honey';
  scrap.className = `particle tint-${tint}`;
  const values = {
    '--x': `${Math.round(chance() * 100)}%`,
    '--size': `${Math.round(8 + chance() * 8)}px`,
    '--drift': `${Math.round(chance() * 160 - 80)}px`,
    '--turn': `${Math.round(chance() * 540 - 270)}deg`,
  };
  // Set from a script, one by one: the page's policy knows no style attributes.
  for (const [name, value] of Object.entries(values)) scrap.style.setProperty(name, value);
  field.append(scrap);
  return () => scrap.remove();
}
