import deOwner from '../../../content/i18n/de/owner.json' with { type: 'json' };
import deServer from '../../../content/i18n/de/server.json' with { type: 'json' };
import enOwner from '../../../content/i18n/en/owner.json' with { type: 'json' };
import enServer from '../../../content/i18n/en/server.json' with { type: 'json' };
import frOwner from '../../../content/i18n/fr/owner.json' with { type: 'json' };
import frServer from '../../../content/i18n/fr/server.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';
import { escapeHtml } from '../../domain/text.ts';
import { plainPage } from '../plain-page.ts';

const words = {
  en: { ...enOwner, ...enServer },
  de: { ...deOwner, ...deServer },
  fr: { ...frOwner, ...frServer },
};

/**
 * What programs see of a private link: that it is one. It is the same for every list and for links
 * that open none; a person, if it was one after all, goes on from here.
 */
export function privateLinkPage(language: Language, pathname: string): string {
  const text = words[language];
  const title = text['privateLink.title'];
  const [heading, description] = [title, text['privateLink.text']].map(escapeHtml);
  return plainPage({
    language,
    title: `${title} · ${productName}`,
    head: `<meta name="description" content="${description}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${productName}">
<meta property="og:title" content="${heading}">
<meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary">`,
    body: `<h1>${heading}</h1>
<p>${description}</p>
<p><a href="${escapeHtml(pathname)}" rel="nofollow">${escapeHtml(text['privateLink.open'])}</a></p>`,
  });
}
