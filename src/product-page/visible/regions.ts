import { mentionsMoney } from '../../domain/money/money.ts';
import type { Page } from '../page.ts';
import {
  attribute,
  descendants,
  type Element,
  isElement,
  namesOf,
  nearest,
  textWithin,
  upwards,
} from './dom.ts';
import { isUnderOtherHeading } from './outline.ts';

const otherRegionNames =
  /related|recommend|similar|upsell|up-sell|cross-?sell|also-?(?:bought|viewed|like)|often-?bought|frequently|recently|last-?seen|zuletzt|passend|carousel-?products?|product-?(?:list|grid|card|tile|carousel|slider|teaser)|teaser|suggest|sponsor|advert|mini-?cart|cart-?(?:drawer|preview|flyout)|offcanvas|header|footer|navigation|(?:^|\s)nav|menu|cookie|consent|newsletter|accessor|zubeh|bundle|review|comment|breadcrumb|sidebar|(?:^|\s)ads?(?:$|\s)|bestseller|trending|complete-?the-?look/;
const otherRegionTags = new Set(['header', 'footer', 'nav', 'aside']);

/**
 * Returns true for an element in the header, footer, menu or among other products; false when it is
 * with the heading.
 */
export function isOutsideProduct(page: Page, element: Element): boolean {
  if (isUnderOtherHeading(page, element)) return true;
  for (const up of upwards(element)) {
    if (up.name === 'body' || up.name === 'html' || up.name === 'main') return false;
    if (holdsHeading(page, up)) return false;
    if (otherRegionNames.test(namesOf(up))) return true;
    if (otherRegionTags.has(up.name) && !isBuyBox(up)) return true;
  }
  return false;
}

const buyBoxes = new WeakMap<Element, boolean>();
const maxBuyBoxElements = 200;

/** An `aside` may be the box with the price and the button, which shows no linked pictures. */
function isBuyBox(element: Element): boolean {
  if (element.name !== 'aside') return false;
  const cached = buyBoxes.get(element);
  if (cached !== undefined) return cached;
  const inside = [...descendants(element, maxBuyBoxElements)];
  const hasButton =
    inside.some((e) => clickable.has(e.name) && addsToBasket(e)) &&
    !inside.some((e) => e.name === 'img' && e.parent?.name === 'a');
  buyBoxes.set(element, hasButton);
  return hasButton;
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

/** What basket buttons say, by language: en, de, fr, nl, es, pt, it, nordic, Slavic, Baltic, others. */
const buyWords = new RegExp(
  `^(?:\\W*)(?:${[
    'add to (?:shopping )?(?:cart|bag|basket|trolley)|add (?:item )?to|buy(?: it)?(?: now)?\\b|order(?: now)?$|pre-?order',
    'in den (?:waren|einkaufs)korb|in warenkorb|in den korb|zum warenkorb hinzu|(?:jetzt |sofort-?)?kaufen|(?:jetzt )?bestellen|vorbestellen',
    'ajouter (?:au|à mon|dans le) panier|au panier|acheter|commander|précommander',
    'in winkelwagen|in (?:mijn )?winkelmand|toevoegen aan winkel|bestel(?:len)?\\b',
    'añadir (?:al carrito|a la cesta)|agregar al carrito|comprar|adicionar ao carrinho|aggiungi al carrello|acquista',
    'köp\\b|lägg i|læg i|køb\\b|legg i|kjøp\\b|lisää ostos|osta\\b|setja í körfu',
    'do koszyka|dodaj do koszyka|kup teraz|do košíku|vložit do košíku|koupit|do košíka|pridať do košíka|kúpiť|(?:dodaj )?u košaricu|dodaj u korpu|v košarico|kupi\\b|в корзину|купить|в кошик|купити|себетке|добави в количка|купи',
    'į krepšelį|pirkti|pievienot groz|ielikt groz|lisa (?:ostu)?korvi',
    'kosárba|megveszem|adaug[aă] [iî]n co[sș]|cumpără|sepete ekle|satın al|προσθήκη στο|αγορά|הוסף לסל|أضف إلى|カートに入れる|購入|加入购物车|立即购买|加入購物車|장바구니|구매|thêm vào giỏ|mua ngay|masukkan ke|beli sekarang|เพิ่มลง|สั่งซื้อ',
  ].join('|')})`,
  'iu',
);
/** Names of basket buttons, among them the ids that shop systems give theirs. */
const buyNames =
  /add-?_?to-?_?(?:cart|bag|basket)|addtocart|addtobasket|buy-?(?:now|button|box-?button)|btn-?buy|(?:btn|button|action)-?_?cart|cart-?button|in-?den-?warenkorb|inwarenkorb|snipcart-add-item|single_add_to_cart|product-form__submit|tobasket|tocart/;

const clickable = new Set(['button', 'input', 'a', 'form']);

/** Returns the buttons, links and forms that add a product to the basket. */
export function buyButtons(page: Page): readonly Element[] {
  return page.elements.filter((element) => {
    const names = namesOf(element);
    if (!clickable.has(element.name) && !isDrawnButton(element, names)) return false;
    if (element.name === 'form') return buyActions.test(attribute(element, 'action') ?? '');
    return addsToBasket(element) && !(element.name === 'a' && leadsAway(page, element));
  });
}

/** Beside boxes of other products, a product has one button and its form. */
const maxButtonsBesideBoxes = 2;

/**
 * Returns the buy buttons of the product itself, not those of other products on the page. More
 * buttons than a product has beside boxes mean that the boxes belong to a list: then all are
 * returned.
 */
export function ownBuyButtons(page: Page, buttons: readonly Element[]): readonly Element[] {
  const inside = buttons.filter((button) => !isOutsideProduct(page, button));
  const own = inside.filter((button) => !isInRepeatedBox(page, button));
  return own.length > maxButtonsBesideBoxes ? inside : own;
}

/** Returns true for a button of a basket; a link that says "buy" may lead to tickets or downloads. */
export function isBasketButton(element: Element): boolean {
  return element.name !== 'a' || buyNames.test(namesOf(element));
}

const addsToBasket = (element: Element) => buyNames.test(namesOf(element)) || saysBuy(element);

const labelNames = ['value', 'alt', 'aria-label', 'title'] as const;
const maxLabelLength = 60;

function saysBuy(element: Element): boolean {
  const type = attribute(element, 'type') ?? '';
  if (element.name === 'input' && !/submit|button|image/.test(type)) return false;
  const labels = labelNames.map((name) => attribute(element, name) ?? '');
  return [...labels, textWithin(element, maxLabelLength) ?? ''].some(
    (text) => text !== '' && text.length < maxLabelLength && buyWords.test(text),
  );
}

/**
 * Returns true for an element in one of several similar boxes, each with an image or heading and a
 * price: a list of other products.
 */
export function isInRepeatedBox(page: Page, element: Element): boolean {
  for (const up of nearest(element, 7)) {
    if (holdsHeading(page, up)) return false;
    if (isBox(up) && similarBeside(up).some(isBox)) return true;
  }
  return false;
}

/** The few next elements beside this one with the same tag and the same first class. */
function similarBeside(element: Element): readonly Element[] {
  const children = element.parent?.children ?? [];
  const at = children.indexOf(element);
  const before = children.slice(Math.max(0, at - maxNodesBeside), at).toReversed();
  const behind = children.slice(at + 1, at + 1 + maxNodesBeside);
  const ownClass = firstClass(element);
  return [before, behind]
    .flatMap((nodes) => nodes.filter(isElement).slice(0, maxBeside))
    .filter((e) => e.name === element.name && firstClass(e) === ownClass);
}

const maxBeside = 6;
/** Between two elements may be a text. */
const maxNodesBeside = 2 * maxBeside;

/** Further classes tell the place in a row: `first`, `even`. */
const firstClass = ({ attribs }: Element) => /\S+/.exec(attribs['class'] ?? '')?.[0];

const boxes = new WeakMap<Element, boolean>();

function isBox(element: Element): boolean {
  let cached = boxes.get(element);
  if (cached === undefined) {
    const inside = [...descendants(element, 80)];
    const hasPicture = inside.some((e) => /^(?:h[2-6]|img)$/.test(e.name));
    // A table without a class is layout: it may hold boxes, and is none.
    const isLayout = element.name === 'table' && !('class' in element.attribs);
    cached = hasPicture && !isLayout && mentionsMoney(textWithin(element, maxBoxLength) ?? '');
    boxes.set(element, cached);
  }
  return cached;
}

/** In characters of text. */
const maxBoxLength = 2000;

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
