import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { appIcons } from '../../scripts/art/bow-icon.ts';
import { htmlDocument } from './document/document.ts';

const html = htmlDocument({
  language: 'en',
  meta: { title: 'Home' },
  assets: { script: '/a.js', staticScript: '/s.js', styles: [], fonts: [] },
  origin: 'https://wishbow.example',
  path: '/',
  body: '',
  consentServices: '',
  hydration: null,
});

it('requests only icons that are made', async () => {
  const made = await appIcons();
  const asked = [...html.matchAll(/<link rel="[\w-]*icon" href="\/([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(asked).toHaveLength(3);
  for (const file of asked)
    expect(made.has(file) || existsSync(new URL(`../../public/${file}`, import.meta.url))).toBe(
      true,
    );
});

it('makes each icon as large as its name says, and the one that phones crop without transparency', async () => {
  const made = await appIcons();
  const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
  for (const [name, size] of Object.entries({ ...sizes, 'icon-maskable-512': 512 })) {
    const { width, height, format } = await sharp(made.get(`${name}.png`)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  }
  expect(made.get('favicon.ico')?.readUInt16LE(4)).toBe(2);
  const { isOpaque } = await sharp(made.get('icon-maskable-512.png')).stats();
  expect(isOpaque).toBe(true);
});
