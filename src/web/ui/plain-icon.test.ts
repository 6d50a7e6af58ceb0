import { Sun, X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainIcon } from './plain-icon.ts';

/** The parts of the markup, independent of the order of attributes. */
const parts = (markup: string) => markup.split(/\s+|(?=[<>])/).sort();

const drawing = async (name: string) =>
  (await import(`lucide-react/icons/${name}`))['__iconData'] as Parameters<typeof plainIcon>[0];

it.each([
  [Sun, 'sun'],
  [X, 'x'],
])('an icon looks as lucide draws it', async (theirs, name) => {
  const ours = plainIcon(await drawing(name));
  for (const props of [
    {},
    { className: 'icon', 'aria-hidden': true },
    { className: 'icon header__glyph', width: 30, height: 30, fill: 'currentColor' },
  ] as const) {
    const [a, b] = [theirs, ours].map((each) => renderToStaticMarkup(createElement(each, props)));
    expect(parts(b ?? '')).toEqual(parts(a ?? ''));
  }
});
