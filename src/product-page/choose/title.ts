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
const head = /^(?:details about|neues angebot:?|buy|shop|kaufe|acheter|achetez|achat)\s+/i;
const price =
  /[\s,|–-]*(?:(?:nur|ab|für|from|only|à partir de|dès)\s+)?(?:[€£$]\s?\d[\d.,' ]*|\d[\d.,' ]*(?:[.,](?:\d{2}|-))?\s?(?:€|£|\$|EUR|CHF|USD)|(?:CHF|EUR|USD)\s?\d[\d.,']*[-–]?)\s*\*?$/i;

/**
 * Returns a product's name without additions of the shop: no "Details about", no "| Shop", no
 * "günstig online kaufen", no price.
 * @param generous true to remove also what shops add to the title of a page
 */
export function cleanTitle(page: Page, name: string, generous = false): string {
  let text = plainLine(name).replace(/^details about\s*/i, '');
  text = text.replace(/^(?:www\.)?amazon\.[a-z.]{2,6}\s*[:|]\s*/i, '');
  text = withoutShop(page, text, generous);
  text = text.replace(tail, '');
  if (generous) text = text.replace(head, '');
  const unpriced = text.replace(price, '');
  return unpriced.length >= 3 ? unpriced.trim() : text.trim();
}

/** Returns the text cut to `limits.itemTitle` characters, after a word. */
export function fitTitle(text: string): string {
  return cutLine(text, limits.itemTitle);
}

function withoutShop(page: Page, text: string, generous: boolean): string {
  let remaining = text;
  for (let pass = 0; pass < 5; pass += 1) {
    const parts = [...remaining.matchAll(new RegExp(separator, 'g'))];
    const last = parts.at(-1);
    const first = parts[0];
    if (last === undefined || first === undefined) return remaining;
    const ending = remaining.slice(last.index + last[0].length);
    const opening = remaining.slice(0, first.index);
    const isStrongSeparator = last[0].includes('|') || generous;
    if (
      isShop(page, ending) ||
      ending === '' ||
      (isStrongSeparator && salesTalk.test(ending) && coverage(ending, page.heading) < 0.6)
    )
      remaining = remaining.slice(0, last.index);
    else if (isShop(page, opening)) remaining = remaining.slice(first.index + first[0].length);
    else return remaining;
  }
  return remaining;
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
