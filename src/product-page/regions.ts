import { attribute, type Element, namesOf, textOf, upwards } from './dom.ts';
import type { Page } from './page.ts';

const elsewhere =
  /related|recommend|similar|upsell|up-sell|cross-?sell|also-?(?:bought|viewed|like)|often-?bought|frequently|recently|last-?seen|zuletzt|passend|carousel-?products?|product-?(?:list|grid|card|tile|carousel|slider|teaser)|teaser|suggest|sponsor|advert|mini-?cart|cart-?(?:drawer|preview|flyout)|offcanvas|header|footer|navigation|(?:^|\s)nav|menu|cookie|consent|newsletter|accessor|zubeh|bundle|review|comment|breadcrumb|sidebar|(?:^|\s)ads?(?:$|\s)|bestseller|trending|complete-?the-?look/;
const elsewhereTags = new Set(['header', 'footer', 'nav', 'aside']);

/** The part of the page outside of what holds the heading: other products, the frame of the shop. */
export function isElsewhere(page: Page, element: Element): boolean {
  for (const up of upwards(element)) {
    if (up.name === 'body' || up.name === 'html' || up.name === 'main') return false;
    if (holdsHeading(page, up)) return false;
    if (elsewhereTags.has(up.name) || elsewhere.test(namesOf(up))) return true;
  }
  return false;
}

const holders = new WeakMap<Page, ReadonlySet<Element>>();

/** True for the heading and everything that it is in. */
export function holdsHeading(page: Page, element: Element): boolean {
  let known = holders.get(page);
  if (known === undefined) {
    known = new Set(page.headingElement ? upwards(page.headingElement) : []);
    holders.set(page, known);
  }
  return known.has(element);
}

const buyWords =
  /^(?:\W*)(?:add to (?:shopping )?(?:cart|bag|basket|trolley)|add (?:item )?to|buy(?: it)?(?: now)?\b|order(?: now)?$|pre-?order|in den (?:waren|einkaufs)korb|in warenkorb|in den korb|zum warenkorb hinzu|(?:jetzt |sofort-?)?kaufen|(?:jetzt )?bestellen|vorbestellen|ajouter (?:au|à mon|dans le) panier|au panier|acheter|commander|précommander|in winkelwagen|in (?:mijn )?winkelmand|bestel|añadir (?:al carrito|a la cesta)|comprar|aggiungi al carrello|acquista|do koszyka|dodaj do koszyka|kup teraz|do košíku|köp|lägg i|læg i kurv|legg i|kosárba|sepete ekle)/i;
const buyNames =
  /add-?_?to-?_?(?:cart|bag|basket)|addtocart|addtobasket|buy-?(?:now|button|box-?button)|btn-?buy|btn-?cart|in-?den-?warenkorb|snipcart-add-item|single_add_to_cart|product-form__submit|tobasket/;

const clickable = new Set(['button', 'input', 'a', 'form']);

/** Buttons, links and forms that put the page's thing into a basket. */
export function buyButtons(page: Page): readonly Element[] {
  return page.elements.filter((element) => {
    const names = namesOf(element);
    if (!clickable.has(element.name) && !isDrawnButton(element, names)) return false;
    if (element.name === 'form') return buyActions.test(attribute(element, 'action') ?? '');
    if (element.name === 'a' && leadsAway(page, element)) return false;
    if (buyNames.test(names)) return true;
    const type = attribute(element, 'type') ?? '';
    if (element.name === 'input' && !/submit|button|image/.test(type)) return false;
    const said = ['value', 'alt', 'aria-label', 'title'].map(
      (name) => attribute(element, name) ?? '',
    );
    return [...said, textOf(element)].some((text) => text.length < 60 && buyWords.test(text));
  });
}

const buyActions = /paypal\.com|\/cart\/add|add_to_cart|addtocart|warenkorb|panier/i;

/** Authors draw buttons with any element. */
const isDrawnButton = (element: Element, names: string) =>
  /^(?:div|span)$/.test(element.name) &&
  /\bbutton\b|\bbtn|cart|basket|warenkorb|panier/.test(names);

/** An article's "buy now" leads to the shop that it recommends. */
function leadsAway(page: Page, element: Element): boolean {
  const url = URL.parse(attribute(element, 'href') ?? '', page.base);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const [theirs, ours] = [url.hostname, page.url.hostname].map((host) =>
    host.split('.').slice(-2).join('.'),
  );
  return theirs !== ours && !/paypal|stripe|gumroad|snipcart|shopify/.test(url.hostname);
}
