import { expect, it } from 'vitest';
import { picture } from '../../test/support/pictures.ts';
import { isStorable, pictureKind } from './picture-kind.ts';

it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'a %s is recognized by its bytes and can be stored',
  async (kind) => {
    const file = await picture(kind, { width: 30, height: 20 });
    expect(pictureKind(new Uint8Array(await file.arrayBuffer()))).toBe(kind);
    expect(isStorable(kind)).toBe(true);
  },
);

it('a phone’s photo is recognized, and a file that is no picture is not', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(pictureKind(bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('heic');
  expect(pictureKind(bytes('\0\0\0\x18ftypmif1\0\0\0\0heic'))).toBe('heic');
  expect(pictureKind(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe('other');
  expect(pictureKind(bytes('%PDF-1.7'))).toBe('other');
  expect(pictureKind(new Uint8Array())).toBe('other');
});
