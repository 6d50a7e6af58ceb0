import { limits } from '../../domain/limits.ts';
import type { Page } from '../page.ts';
import { cutLine, plainLine } from '../plain-text.ts';
import { coverage, normalizeName } from '../token-overlap.ts';

const separator =
  /\s+[|–—·•:▷✓★☆✔➤►⭐❤♥]\s+|\s+-{1,2}\s+|\s*\|\s*|\s+[»›](?!.*«)(?<!«.*)\s+|,?\s+[✓▷➤►★✔⭐]\s*/;
const salesTalk =
  /\b(?:kaufen|bestellen|shoppen|online-?\s?shop|onlineshop|versandkostenfrei|gratis versand|günstig|billig|angebot|tiefpreis|bestpreis|preisvergleich|buy|shop(?: now)?|order|free (?:shipping|delivery|returns)|best price|low prices?|on sale|deals?|achat|acheter|achetez|pas cher|livraison|meilleur prix|prix|boutique|en ligne|offizieller|official|officiel|jetzt|bei|chez|at|online|reviews?|bewertungen|avis|test)\b/i;
const tail =
  /[\s,–-]+(?:(?:jetzt |hier |einfach )?(?:günstig |online |bequem |sicher |direkt )*(?:online )?(?:kaufen|bestellen|shoppen)(?:(?: bei| im| auf| in)\s.{2,40})?!?|im (?:online-?\s?shop|onlineshop).*|buy (?:it )?(?:online|now).*|(?:en|au) (?:vente )?(?:ligne|meilleur prix).*|pas cher(?:\s.{2,30})?|(?:à )?acheter (?:en ligne|chez).*|at the best price.*|versandkostenfrei.*|free (?:shipping|delivery).*)$/i;
const head = /^(?:neues angebot:?|buy|shop|kaufe|acheter|achetez|achat)\s+/i;
/** Labels that marketplaces put before and behind the name, for screen readers and translations. */
const labelBefore =
  /^(?:details about|(?:produkt)?details zu|détails sur|dettagli su|detalles (?:de|sobre)|details over|szczegóły o)\s*:?\s+/i;
const labelBehind =
  /\s+(?:mostra il titolo originale|show original title|originaltitel anzeigen|afficher le titre (?:d'origine|original)|ver título original)$/i;
const marketplaceBefore = /^(?:www\.)?amazon\.[a-z.]{2,6}\s*[:|]\s*/i;
const amount =
  "(?:[€£$]\\s?\\d[\\d.,' ]*|\\d[\\d.,' ]*(?:[.,](?:\\d{2}|-))?\\s?(?:€|£|\\$|EUR|CHF|USD)|(?:CHF|EUR|USD)\\s?\\d[\\d.,']*[-–]?)";
const priceBehind = new RegExp(
  `[\\s,|–-]*(?:(?:nur|ab|für|from|only|à partir de|dès)\\s+)?${amount}\\s*\\*?$`,
  'i',
);
const priceBefore = new RegExp(`^${amount}\\s*[-–|:·]\\s*`, 'i');
/** In a gift card the amount is the product. */
const giftCard = /gutschein|geschenkkarte|gift ?card|voucher|carte[- ]cadeau|chèque[- ]cadeau/i;
const itemNumber =
  /[\s,(|–-]+(?:art(?:\.|ikel)[\s-]*(?:nr|nummer|no)?|item (?:no|number|#)|sku|r[ée]f(?:érence|erence)?|best(?:ell)?[.-]+nr|mpn|ean|asin|product (?:code|no))[\s.:#-]*(?=[\w./-]*\d)[\w./-]+\)?$/i;
/** In characters; the patterns above take time that grows with the square of the length. */
const maxNameLength = 400;
const maxPasses = 4;

/**
 * Returns a product's name without additions of the shop: no "Details about", no "| Shop", no
 * "günstig online kaufen", no price, no item number. Characters after the first 400 are ignored.
 * @param generous true to remove also what shops add to the title of a page
 */
export function cleanTitle(page: Page, name: string, generous = false): string {
  let text = plainLine(name.slice(0, 10 * maxNameLength)).slice(0, maxNameLength);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const cleaned = withoutAdditions(page, text, generous);
    if (cleaned === text || cleaned.length < 3) break;
    text = cleaned;
  }
  return text.trim();
}

function withoutAdditions(page: Page, text: string, generous: boolean): string {
  const unlabelled = text
    .replace(labelBefore, '')
    .replace(labelBehind, '')
    .replace(marketplaceBefore, '');
  const product = withoutShop(page, withoutShopTag(page, unlabelled), generous).replace(tail, '');
  const unnumbered = product.replace(itemNumber, '');
  const named = generous ? unnumbered.replace(head, '') : unnumbered;
  return giftCard.test(named)
    ? named
    : named.replace(priceBehind, '').replace(priceBefore, '').trim();
}

/** "[Shop] Name" */
function withoutShopTag(page: Page, text: string): string {
  const tag = /^[[(]([^\])]{2,40})[\])]\s*/.exec(text);
  return tag && isShop(page, tag[1] ?? '') ? text.slice(tag[0].length) : text;
}

/** Returns the text cut to `limits.itemTitle` characters, after a word. */
export function fitTitle(text: string): string {
  return cutLine(text, limits.itemTitle);
}

function withoutShop(page: Page, text: string, generous: boolean): string {
  let remaining = text;
  for (let pass = 0; pass < 5; pass += 1) {
    const shorter = withoutShopPart(page, remaining, generous);
    if (shorter === remaining) break;
    remaining = shorter;
  }
  return remaining;
}

/** Removes the last part when it is the shop or sales talk, else the first when it is the shop. */
function withoutShopPart(page: Page, text: string, generous: boolean): string {
  const parts = [...text.matchAll(new RegExp(separator, 'g'))];
  const [first, last] = [parts[0], parts.at(-1)];
  if (last === undefined || first === undefined) return text;
  const ending = text.slice(last.index + last[0].length);
  const isTalk =
    (last[0].includes('|') || generous) &&
    salesTalk.test(ending) &&
    coverage(ending, page.heading) < 0.6;
  if (ending === '' || isShop(page, ending) || isTalk) return text.slice(0, last.index);
  return isShop(page, text.slice(0, first.index))
    ? text.slice(first.index + first[0].length)
    : text;
}

/** Returns true for a text with words of advertising, such as "buy" or "versandkostenfrei". */
export function isSalesTalk(text: string): boolean {
  return salesTalk.test(text);
}

/** Additions to the name of a shop. With another word after the name the text is a product. */
const shopWords =
  /^(?:online|shop|store|gmbh|ag|kg|inc|ltd|sarl|de|at|ch|fr|com|couk|uk|us|eu|deutschland|österreich|osterreich|schweiz|france|suisse|official|offiziell(?:er)?|officiel(?:le)?|boutique|versand|markt|the|site)+$/;

/** Returns true for the name of the shop, by `og:site_name` or by the domain. */
export function isShop(page: Page, text: string): boolean {
  const name = normalizeName(
    text.replace(/\.(?:de|com|fr|at|ch|co\.uk|net|org|eu|shop|store)$/i, ''),
  );
  if (name.length < 2) return false;
  const labels = page.url.hostname.split('.').slice(0, -1);
  const shops = [page.siteName ?? '', ...labels].map((label) =>
    normalizeName(label.replace(/\.[a-z]{2,3}$/, '')),
  );
  return shops.some(
    (shop) =>
      shop.length >= 3 &&
      shop !== 'www' &&
      (shop === name ||
        (name.startsWith(shop) && shopWords.test(name.slice(shop.length))) ||
        (shop.startsWith(name) && name.length >= shop.length * 0.7)),
  );
}
