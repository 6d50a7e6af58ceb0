import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeColors } from '../document/theme-colors.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Paper = 'light' | 'dark';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const sheets = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `../${file}`);

/** Text, on each ground that it is put on, needs 4.5 to 1. */
const texts: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-2', 'pine', 'berry', 'gold-ink'],
  sheet: ['ink', 'ink-2', 'pine', 'berry', 'gold-ink'],
  sunk: ['ink', 'ink-2', 'pine', 'berry'],
  'pine-soft': ['ink', 'ink-2', 'pine', 'gold-ink', 'berry'],
  'gold-soft': ['ink', 'ink-2', 'pine', 'gold-ink'],
  'berry-soft': ['ink', 'ink-2', 'berry'],
  pine: ['on-pine'],
  'pine-press': ['on-pine'],
  claim: ['on-claim'],
  'claim-press': ['on-claim'],
  ink: ['paper'],
  'the sky of the front door': ['ink', 'pine'],
  'its far hills': ['ink', 'pine'],
  'a claimed card': ['ink', 'ink-2', 'pine', 'gold-ink'],
};

/** What has to be seen to use a page, or says something, needs 3 to 1. */
const marks: Record<string, readonly string[]> = {
  paper: ['line-strong', 'pine', 'ribbon', 'berry'],
  sheet: ['line-strong', 'pine', 'ribbon', 'berry'],
  sunk: ['line-strong', 'pine'],
  'pine-soft': ['line-strong', 'pine'],
  'gold-soft': ['line-strong', 'pine'],
  'berry-soft': ['ribbon', 'berry'],
  'the sky of the front door': ['pine'],
  'a claimed card': ['pine'],
};
for (const tint of ['sage', 'rose', 'honey', 'dusk', 'clay', 'plum'])
  marks[`a dimmed picture, ${tint}`] = ['ribbon'];

/** How far a claimed picture is dimmed, and other mixtures, as the stylesheets have them now. */
const dimmedTo = number('../items/items.css', /\.is-claimed \.picture >[^}]*opacity: ([\d.]+)/);
const claimedMix =
  number('../items/items.css', /\.is-claimed \{\s*background: .*--sheet\) (\d+)%/) / 100;

function number(file: string, pattern: RegExp): number {
  const found = pattern.exec(read(file))?.[1];
  if (found === undefined) throw new Error(`${file} has nothing like ${pattern}.`);
  return Number(found);
}

/** Grounds that are made of several tokens, as the stylesheets make them. */
function ground(name: string, paper: Paper): Colour {
  const is = (token: string) => colour(token, paper);
  const tint = /^a dimmed picture, (\w+)$/.exec(name)?.[1];
  if (tint !== undefined) return over(fade(is(`art-${tint}-a`), dimmedTo), is('sunk'));
  switch (name) {
    case 'the sky of the front door':
      return is('art-dusk-a');
    case 'its far hills':
      return is('art-dusk-b');
    case 'a claimed card':
      return over(fade(is('sheet'), claimedMix), is('paper'));
    default:
      return is(name);
  }
}

describe.each(['light', 'dark'] as const)('by %s paper', (paper) => {
  it('every text has enough contrast on its background', () => {
    expect(tooFaint(texts, 4.5, paper)).toEqual([]);
  });

  it('every border, ring and ribbon with a meaning has enough contrast', () => {
    expect(tooFaint(marks, 3, paper)).toEqual([]);
  });

  it('a sheet contrasts with the page under the backdrop', () => {
    const under = over(colour('scrim', paper), colour('paper', paper));
    expect(contrast(colour('sheet', paper), under)).toBeGreaterThan(paper === 'light' ? 3 : 1.2);
    expect(luminance(colour('sheet', paper))).toBeGreaterThan(luminance(under));
  });

  it('the browser’s bars have the page’s background colour', () => {
    expect(hexOf(colour('paper', paper))).toBe(themeColors[paper]);
  });
});

it('every pair of background and text in a rule is among the checked pairs', () => {
  const pairs = sheets.flatMap((file) =>
    read(file)
      .split('}')
      .flatMap((rule) => {
        const on = /background(?:-color)?: var\(--([\w-]+)\);/.exec(rule)?.[1];
        const text = /[^-]color: var\(--([\w-]+)\);/.exec(rule)?.[1];
        return on && text ? [{ file, on, text }] : [];
      }),
  );
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(({ on, text }) => !texts[on]?.includes(text))).toEqual([]);
});

function tooFaint(pairs: typeof texts, needed: number, paper: Paper): string[] {
  return Object.entries(pairs).flatMap(([on, names]) =>
    names.flatMap((name) => {
      const ratio = contrast(colour(name, paper), ground(on, paper));
      return ratio < needed ? [`${name} on ${on}: ${ratio.toFixed(2)}, needs ${needed}`] : [];
    }),
  );
}

function colour(token: string, paper: Paper): Colour {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(read('tokens.css'))?.[1];
  if (value === undefined) throw new Error(`There is no token "${token}".`);
  const [light = '', dark = light] = value.match(/#[\da-f]{6}|rgb\([^)]+\)/g) ?? [];
  return parse(paper === 'light' ? light : dark);
}

function parse(text: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.map((part) => Number.parseInt(part, 16));
    return [red, green, blue, 1];
  }
  const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`"${text}" is no colour that this test can read.`);
  return [red, green, blue, alpha];
}

const fade = ([red, green, blue]: Colour, alpha: number): Colour => [red, green, blue, alpha];

function over(above: Colour, below: Colour): Colour {
  const mix = (n: 0 | 1 | 2) => above[n] * above[3] + below[n] * (1 - above[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function hexOf([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
