import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../src/domain/language.ts';

export interface IdeaFile {
  readonly ideas: readonly GiftIdea[];
}

/** What the build reads of an idea in the catalogue. */
export type GiftIdea = {
  readonly id: string;
  readonly art: string;
  readonly price: readonly [number, number];
} & Readonly<Record<Language, { readonly title: string; readonly description: string }>>;

const folder = new URL('../../content/gifts/ideas/', import.meta.url);

/** The whole catalogue of gifts, for what is made of it at build time. */
export function giftIdeas(): GiftIdea[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file: IdeaFile = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      return file.ideas;
    });
}
