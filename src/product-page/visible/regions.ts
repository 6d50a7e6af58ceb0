import type { Page } from '../page.ts';
import { attribute, type Element, namesOf, textOf, upwards } from './dom.ts';

const otherRegionNames =
  /related|recommend|similar|upsell|up-sell|cross-?sell|also-?(?:bought|viewed|like)|often-?bought|frequently|recently|last-?seen|zuletzt|passend|carousel-?products?|product-?(?:list|grid|card|tile|carousel|slider|teaser)|teaser|suggest|sponsor|advert|mini-?cart|cart-?(?:drawer|preview|flyout)|offcanvas|header|footer|navigation|(?:^|\s)nav|menu|cookie|consent|newsletter|accessor|zubeh|bundle|review|comment|breadcrumb|sidebar|(?:^|\s)ads?(?:$|\s)|bestseller|trending|complete-?the-?look/;
const otherRegionTags = new Set(['header', 'footer', 'nav', 'aside']);

/**
 * Returns true for an element in the header, footer, menu or among other products; false when it is
 * with the heading.
 */
export function isOutsideProduct(page: Page, element: Element): boolean {
  for (const up of upwards(element)) {
    if (up.name === 'body' || up.name === 'html' || up.name === 'main') return false;
    if (holdsHeading(page, up)) return false;
    if (otherRegionTags.has(up.name) || otherRegionNames.test(namesOf(up))) return true;
  }
  return false;
}

const headingAncestors = new WeakMap<Page, ReadonlySet<Element>>();

/** Returns true for the heading and its ancestors. */
export function holdsHeading(page: Page, element: Element): boolean {
  let cached = headingAncestors.get(page);
  if (cached === undefined) {
    cached = new Set(page.headingElement ? upwards(page.headingElement) : []);
    headingAncestors.set(page, cached);
  }
  return cached.has(element);
}

const buyWords =
  /^(?:\W*)(?:add to (?:shopping )?(?:cart|bag|basket|trolley)|add (?:item )?to|buy(?: it)?(?: now)?\b|order(?: now)?$|pre-?order|in den (?:waren|einkaufs)korb|in warenkorb|in den korb|zum warenkorb hinzu|(?:jetzt |sofort-?)?kaufen|(?:jetzt )?bestellen|vorbestellen|ajouter (?:au|à mon|dans le) panier|au panier|acheter|commander|précommander|in winkelwagen|in (?:mijn )?winkelmand|bestel|añadir (?:al carrito|a la cesta)|comprar|aggiungi al carrello|acquista|do koszyka|dodaj do koszyka|kup teraz|do košíku|köp|lägg i|læg i kurv|legg i|kosárba|sepete ekle)/i;
const buyNames =
  /add-?_?to-?_?(?:cart|bag|basket)|addtocart|addtobasket|buy-?(?:now|button|box-?button)|btn-?buy|btn-?cart|in-?den-?warenkorb|snipcart-add-item|single_add_to_cart|product-form__submit|tobasket/;

const clickable = new Set(['button', 'input', 'a', 'form']);

/** Returns the buttons, links and forms that add a product to the basket. */
export function buyButtons(page: Page): readonly Element[] {
  return page.elements.filter((element) => {
    const names = namesOf(element);
    if (!clickable.has(element.name) && !isDrawnButton(element, names)) return false;
    if (element.name === 'form') return buyActions.test(attribute(element, 'action') ?? '');
    if (element.name === 'a' && leadsAway(page, element)) return false;
    if (buyNames.test(names)) return true;
    const type = attribute(element, 'type') ?? '';
    if (element.name === 'input' && !/submit|button|image/.test(type)) return false;
    const labels = ['value', 'alt', 'aria-label', 'title'].map(
      (name) => attribute(element, name) ?? '',
    );
    return [...labels, textOf(element)].some((text) => text.length < 60 && buyWords.test(text));
  });
}

const buyActions = /paypal\.com|\/cart\/add|add_to_cart|addtocart|warenkorb|panier/i;

/** Some authors build buttons from other elements. */
const isDrawnButton = (element: Element, names: string) =>
  /^(?:div|span)$/.test(element.name) &&
  /\bbutton\b|\bbtn|cart|basket|warenkorb|panier/.test(names);

/** True for a link to another shop: a "buy now" in an article leads to the shop it recommends. */
function leadsAway(page: Page, element: Element): boolean {
  const url = URL.parse(attribute(element, 'href') ?? '', page.base);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const [linkHost, ownHost] = [url.hostname, page.url.hostname].map((host) =>
    host.split('.').slice(-2).join('.'),
  );
  return linkHost !== ownHost && !/paypal|stripe|gumroad|snipcart|shopify/.test(url.hostname);
}
