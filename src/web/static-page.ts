import { isLanguage, pageLanguage } from '../domain/language.ts';
import { rememberLanguage } from './browser/language-choice.ts';
import { keepTheme } from './browser/theme-choice.ts';

// A page to read comes without the application. These lines keep its theme, remember its language, and a choice
// before the link of the switcher is followed, close the switcher on Escape or a click elsewhere, and
// let the gift of a page that is not there bounce again.

keepTheme();
rememberLanguage(pageLanguage(location.pathname, document.documentElement.lang));

const switcher = document.querySelector<HTMLDetailsElement>('details.language');

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const chosen = target.closest<HTMLElement>('[data-language]')?.dataset['language'];
  if (isLanguage(chosen)) return rememberLanguage(chosen);
  const gift = target.closest('.lost-gift')?.querySelector('svg');
  gift?.replaceWith(gift.cloneNode(true));
  if (switcher?.open && !switcher.contains(target)) switcher.open = false;
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !switcher?.open) return;
  switcher.open = false;
  switcher.querySelector('summary')?.focus();
});
