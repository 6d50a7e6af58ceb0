import { german } from './de/pack.ts';
import { english } from './en/pack.ts';
import { spanish } from './es/pack.ts';
import { french } from './fr/pack.ts';
import { italian } from './it/pack.ts';
import type { LanguagePack } from './language-pack.ts';

/** The languages in which queries are read. */
export const languagePacks: readonly LanguagePack[] = [english, german, french, spanish, italian];
