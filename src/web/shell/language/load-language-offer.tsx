import type { ComponentType } from 'react';
import { stripLocale } from '../../../contract/paths.ts';
import { isLanguage } from '../../../domain/language.ts';
import { hasChosenLanguage } from '../../browser/language-choice.ts';
import { loadMessages, withMessages } from '../../i18n/messages.ts';

/**
 * Returns the line that offers this page in the first language of the browser, with its texts, where the page is in
 * another one only because nobody has chosen any; else a component that shows nothing. Throws when it does not load.
 */
export async function loadLanguageOffer(): Promise<ComponentType> {
  const offered = navigator.language.slice(0, 2).toLowerCase();
  const isInPath = stripLocale(location.pathname) !== location.pathname;
  if (!isLanguage(offered) || isInPath || hasChosenLanguage()) return () => null;
  await loadMessages(offered);
  const { LanguageOffer } = await withMessages(
    ['language-offer'],
    () => import('./language-offer.tsx'),
  );
  const first = document.documentElement.lang;
  return () => <LanguageOffer offered={offered} first={first} />;
}
