import type { PublicConfig } from '../contract/schemas.ts';
import { isLanguage, pageLanguage } from '../domain/language.ts';
import { rememberLanguage } from './browser/language-choice.ts';
import { keepTheme } from './browser/theme-choice.ts';
import { keepConsent } from './consent/keep-consent.ts';
import { mixRelated } from './insights/mix-related.ts';

// A page to read comes without the application. These lines keep its theme, remember its language, and a choice
// before the link of the switcher is followed, show other related articles every time, close the switcher on
// Escape or a click elsewhere, let the gift of a page that is not there bounce again, and open the cookie
// settings. What needs consent is loaded when there is one, and only then asks what the operator has connected.

let asked: Promise<PublicConfig> | undefined;
async function config(): Promise<PublicConfig> {
  asked ??= import('./api/fetch-config.ts').then(({ fetchConfig }) => fetchConfig());
  return asked;
}

keepTheme();
mixRelated();
keepConsent({
  analytics: () => {
    if (!import.meta.env.PROD) return;
    void Promise.all([import('./analytics/count-page-view.ts'), config()]).then(
      ([{ countPageView }, found]) => countPageView(found, location.pathname, location.pathname),
      () => undefined,
    );
  },
  advertising: () => {
    if (!document.querySelector('[data-ad]')) return;
    void Promise.all([import('./ads/fill-ad-slots.ts'), config()]).then(
      ([{ fillAdSlots }, found]) => fillAdSlots(found),
      () => undefined,
    );
  },
});
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
