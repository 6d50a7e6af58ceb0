import { match } from '../../contract/paths.ts';
import type { PublicConfig } from '../../contract/schemas.ts';
import { isLanguage } from '../../domain/language.ts';
import { chooseLanguage, keepLanguage, restoreLanguageCookie } from '../browser/language-choice.ts';
import { keepTheme } from '../browser/theme-choice.ts';
import { keepConsent } from '../consent/keep-consent.ts';
import { shuffleRelated } from '../insights/shuffle-related.ts';
import { reloadWhenOnline } from '../offline/reload-when-online.ts';

// A content page comes without the application. This script applies its theme, stores its language and the
// choice of another one before the link is followed, shuffles the related articles, closes the language menu on
// Escape or a click elsewhere, replays the animation of the "not found" page, opens the cookie settings, and on
// the offline page loads the requested page again.
// Third parties are loaded after consent only; the configuration that names them is fetched at that moment.

let configRequest: Promise<PublicConfig> | undefined;
async function config(): Promise<PublicConfig> {
  configRequest ??= import('../api/fetch-config.ts').then(({ fetchConfig }) => fetchConfig());
  return configRequest;
}

keepTheme();
shuffleRelated();
keepConsent({
  analytics: () => {
    if (!import.meta.env.PROD) return;
    void Promise.all([import('../analytics/count-page-view.ts'), config()]).then(
      ([{ countPageView }, loaded]) => countPageView(loaded, location.pathname, location.pathname),
      () => undefined,
    );
  },
  advertising: () => {
    if (!document.querySelector('[data-ad]')) return;
    void Promise.all([import('../ads/fill-ad-slots.ts'), config()]).then(
      ([{ fillAdSlots }, loaded]) => fillAdSlots(loaded),
      () => undefined,
    );
  },
});
const { lang } = document.documentElement;
if (!restoreLanguageCookie() && isLanguage(lang)) keepLanguage(lang, location.pathname);

// Only the offline page has this button. At its own address, the server's answer would be the same page.
if (document.querySelector('[data-reload]') && !match(location.pathname, ['offline']))
  reloadWhenOnline();

const switcher = document.querySelector<HTMLDetailsElement>('details.language-menu');

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const chosen = target.closest<HTMLElement>('[data-language]')?.dataset['language'];
  if (isLanguage(chosen)) return chooseLanguage(chosen);
  if (target.closest('[data-reload]')) return location.reload();
  const gift = target.closest('.not-found__gift')?.querySelector('svg');
  gift?.replaceWith(gift.cloneNode(true));
  if (switcher?.open && !switcher.contains(target)) switcher.open = false;
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !switcher?.open) return;
  switcher.open = false;
  switcher.querySelector('summary')?.focus();
});
