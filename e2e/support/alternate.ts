import { test } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';

/**
 * What works alike in every language need not be tried in each on the phone and the desk: German is taken on the desk,
 * English and French on the phone.
 */
export function alternateLanguage(language: Language): string[] {
  return { en: ['@phone'], de: ['@desk'], fr: ['@phone'] }[language];
}

/** The same for what is looked at: English is on both, since layout and colours differ. */
export function alternateLooks(language: Language): string[] {
  return language === 'en' ? [] : alternateLanguage(language);
}

export type Theme = 'light' | 'dark';

/** Colours are looked at in the light theme on the phone, and in the dark one on the desk. */
export function alternateTheme(): Theme {
  return test.info().project.name === 'desktop' ? 'dark' : 'light';
}
