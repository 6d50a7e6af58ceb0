import type { QueryBudget } from '../parsed-query.ts';
import { type Folded, spanOf } from '../text/normalize.ts';

/** Approximate euros for one unit of a currency; a budget needs no exact rate. */
const eurosPerUnit: Readonly<Record<string, number>> = { EUR: 1, USD: 0.9, GBP: 1.15, CHF: 1.05 };
const currencySigns: readonly (readonly [currency: string, sign: RegExp])[] = [
  ['CHF', /chf|fr\b|sfr|frank|franc|stutz/],
  ['USD', /\$|dollar|usd|buck/],
  ['GBP', /£|gbp|pound|quid/],
];
const currency =
  '(?:€|eur(?:os?|onen)?\\b|euros?\\b|\\$|usd\\b|us-dollars?\\b|dollars?\\b|bucks?\\b|£|gbp\\b|pounds?\\b|quid\\b|chf\\b|s?fr\\.|s?fr\\b|franken\\b|francs?\\b|stutz\\b|balles\\b|ocken\\b|tacken\\b)';
const digits = "\\d{1,3}(?:[ .,']\\d{3})+(?![\\d])(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?";
const tail = '(?:[.,]?-{1,2}(?= |$|[,.;!?)])|[.,](?=\\s|$))?';
/** The pattern of an amount with an optional currency before or after it; `n` numbers its groups. */
const amount = (n: number) =>
  `(?<c${n}>${currency})?\\s?(?!\\d{1,2}\\.\\d{1,2}\\.)(?<n${n}>${digits})(?!\\d|[.,]\\d|%|\\+)${tail}\\s?(?<d${n}>${currency})?`;
const months = 'jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|fev|avr|juin|aout';
const notMoney = `(?!\\s*(?:-\\s?)?(?:jahr|jarig|year|yr|yo\\b|y/o|ans?\\b|mois|month|monat|week|woche|tag|day|jours?\\b|semaine|person|people|pers\\b|leute|gast|gaste|guest|invite|stuck|stk|piece|teil|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|liter|litre|zoll|inch|uhr\\b|h\\b|heure|hour|stunde|min\\b|minute|mal\\b|times\\b|kind|kid|child|enfant|mann\\b|frau|student|kolleg|colleague|freund|friend|ami|geburtstag|birthday|anniversaire|hochzeit|wedding|er\\b|s\\b|st\\b|nd\\b|rd\\b|th\\b|e\\b|eme\\b|prozent|percent|pour ?cent|seiten|pages|grad|degree|\\.?\\s?(?:${months})))`;

const under =
  "under|below|beneath|less than|lower than|cheaper than|up to|upto|max(?:imum|imal|i)?\\.?|at (?:the )?most|no more than|not more than|not over|nothing (?:over|above)|nichts uber|rien (?:au-dela|au dessus|au-dessus) de|(?:can|could|will|would|want to|wanna) spend|spending|to spend|bis(?: zu| max(?:imal)?\\.?| hochstens)?|unter|hochstens|nicht mehr als|nicht uber|nicht teurer als|darf(?: bis)?(?: zu)?|weniger als|billiger als|gunstiger als|moins de|moins cher que|jusqu'a|jusqua|jusque|pas plus de|pas au-dela de|au plus|sans depasser|ne depasse pas|inferieur a|en dessous de|(?:price )?limit(?: of| is)?:?|hasta|menos de|fino a|meno di|massimo|budget(?: ?(?:max(?:imum|imal)?\\.?|of|is|von|ist|liegt bei|bis|de|est de|d'environ|is about))?:?|preis:?|prix:?|price:?|<=?|≤";
const over =
  'over|above|more than|at least|min(?:imum|imal|destens)?\\.?|mindestens|uber|ab|mehr als|from|starting at|starting from|plus de|au moins|a partir de|des|des de|>=?|≥';
const near =
  'around|about|approx(?:imately)?\\.?|roughly|circa|ca\\.?|~|≈|etwa|ungefahr|rund|so um(?: die)?|um die|in etwa|environ|autour de|aux alentours de|dans les|vers|alrededor de|circa';

interface Pattern {
  readonly regex: RegExp;
  /** true when a number without a currency is money, since the words allow nothing else */
  readonly bare: boolean;
  readonly read: (low: number, high: number) => readonly [number | null, number | null];
}

const ranged = (n: string) => `(?:${n})\\s*`;
const two = `${amount(1)}\\s*(?:-|to|up to|till|bis(?: zu)?|and|und|et|a|y|e)\\s*${amount(2)}`;
const patterns: readonly Pattern[] = [
  pattern(
    `(?<![a-z])(?:${under})\\s*${amount(1)}[^.!?\\d]{0,12}\\b(?:${over})\\s*${amount(2)}${notMoney}`,
    false,
    (a, b) => [a, b],
  ),
  pattern(
    `(?<![a-z])(?:at least|mindestens|au moins|minimum|min\\.)\\s+${amount(1)}${notMoney}(?![^.!?\\d]{0,20}\\b(?:${under})\\s*\\d)`,
    true,
    (a) => [a, null],
  ),
  pattern(
    `(?<=(?:fur|um|ein(?:en?)?|nen|'nen|bis) )(?<q>zwanziger|dreissiger|vierziger|funfziger|hunderter)\\b(?! ?jahr)`,
    true,
    (a) => [a * 0.7, a * 1.1],
  ),
  pattern(`\\b(?:${ranged('between|zwischen|entre|tra')})${two}${notMoney}`, true, (a, b) => [
    a,
    b,
  ]),
  pattern(`(?<![\\d.])${two}${notMoney}`, false, (a, b) => [a, b]),
  pattern(
    `(?<![a-z])(?:${over})\\s+${amount(1)}[^.!?\\d]{0,20}\\b(?:${under})\\s*${amount(2)}${notMoney}`,
    false,
    (a, b) => [a, b],
  ),
  pattern(`(?<![a-z])(?:${under})\\s*${amount(1)}${notMoney}`, true, (a) => [null, a]),
  pattern(
    `${amount(1)}\\s*(?:max(?:imum|imal|i)?\\b|hochstens|or less|or under|and under|und weniger|oder weniger|ou moins|tops\\b|at most|obergrenze|limit|budget|grand maximum|nicht mehr)`,
    true,
    (a) => [null, a],
  ),
  pattern(`(?<![a-z])(?:${near})\\s*(?:${under})?\\s*${amount(1)}${notMoney}`, true, (a) => [
    a * 0.7,
    a * 1.2,
  ]),
  pattern(`(?<![a-z])(?:${over})\\s*${amount(1)}${notMoney}`, false, (a) => [a, null]),
  pattern(
    `${amount(1)}\\s*(?:or more|and up|und mehr|aufwarts|minimum|mindestens|et plus|ou plus)`,
    false,
    (a) => [a, null],
  ),
  pattern(
    `(?:une? )?(?<q>dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine) (?:d'|de )(?=euro|franc|balle|€)`,
    true,
    (a) => [a * 0.7, a * 1.2],
  ),
  pattern(
    `(?<=(?:fur|um|ein(?:en?)?|nen|'nen|bis) )(?<n1>[1-9]0)er\\b(?! ?(?:jahre|geburtstag|party))`,
    true,
    (a) => [a * 0.7, a * 1.1],
  ),
  pattern(amount(1), false, (a) => [null, a]),
];
const collective: Readonly<Record<string, number>> = {
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  zwanziger: 20,
  dreissiger: 30,
  vierziger: 40,
  funfziger: 50,
  hunderter: 100,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
};

const vaguePhrases: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:not (?:too|that|so|very) (?:expensive|pricey)|nicht (?:all)?zu teuer\w*|nicht (?:so|sehr) teuer\w*|pas trop cher(?:e|s|es)?|affordable|reasonably priced|bezahlbar\w*|erschwinglich\w*|abordable|raisonnable)\b/,
    40,
  ],
  [
    /\b(?:dirt cheap|stocking fillers?|stocking stuffers?|very cheap|super cheap|kleinigkeit|mitbringsel|petite attention|token gift|spottbillig\w*|bisschen was kleines)\b/,
    20,
  ],
  [
    /\b(?:cheap(?:er|est|ish)?|inexpensive|low.budget|small budget|tight budget|on a budget|broke|gunstig\w*|billig\w*|preiswert\w*|kleines budget|kleinem budget|schmales budget|wenig geld|pas chers?|pas cheres?|bon marche|petit budget|petits? prix|economique|fauche)\b/,
    25,
  ],
];
const peopleBefore =
  /(?:people|person|someone|somebody|anyone|everyone|leute|menschen|jemanden|frau(?:en)?|mann|manner|gens|personnes?|kids?|children|kinder|enfants?|those|man|men|woman|women|friends?|freunde?)\s*(?:aged|ages|age|are|is|ab|de)?\s*$/;
/** "A boy, 7 to 60 €": the first number is his age. */
const childBefore =
  /\b(?:junge|jungen|bub|madchen|boy|girl|kind|kid|child|son|daughter|sohn|tochter|neffe|nichte|nephew|niece|enkel|enkelin|grandson|granddaughter|fils|fille|garcon|neveu|enfant|toddler|kleinkind)\s*,?\s*$/;
const otherNumberBefore =
  /\b(?:aged?|alter|alt|agee?s?|turns|turning|wird|werden|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|nr\.?|no\.?|numero|nummer|number|size|grosse|taille|in|u|ue|zum|seit|since|depuis|vor|band|tome|volume)\s*$/;

/**
 * Returns the budget in whole euros, or null when the text names none. Numbers that count years,
 * people or things are no budget.
 * @param numbers the folded text with number words as digits
 */
export function parseBudget(numbers: Folded): QueryBudget | null {
  for (const { regex, bare, read } of patterns) {
    for (const match of numbers.text.matchAll(regex)) {
      const found = readMatch(match, bare, read, numbers.text);
      if (!found) continue;
      const [min, max] = found;
      if (max !== null && max < 1) continue;
      return {
        min: min === null ? null : Math.floor(min),
        max: max === null ? null : Math.round(max),
        span: spanOf(numbers, match.index, match.index + match[0].replace(/[\s.,]+$/, '').length),
      };
    }
  }
  for (const [regex, max] of vaguePhrases) {
    const match = regex.exec(numbers.text);
    if (match)
      return {
        min: null,
        max,
        vague: true,
        span: spanOf(numbers, match.index, match.index + match[0].length),
      };
  }
  return null;
}

function pattern(source: string, bare: boolean, read: Pattern['read']): Pattern {
  return { regex: new RegExp(source, 'g'), bare, read };
}

function readMatch(
  match: RegExpExecArray,
  bare: boolean,
  read: Pattern['read'],
  text: string,
): readonly [number | null, number | null] | undefined {
  const groups = match.groups ?? {};
  if (groups['q']) return read(collective[groups['q']] ?? 0, 0);
  const sign = groups['c1'] ?? groups['d1'] ?? groups['c2'] ?? groups['d2'];
  const low = parseAmount(groups['n1'] ?? '');
  const high = groups['n2'] === undefined ? low : parseAmount(groups['n2']);
  const before = text.slice(0, match.index);
  if (groups['n2'] !== undefined && low < 18 && childBefore.test(before)) return undefined;
  if (!sign) {
    const isRange = groups['n2'] !== undefined && /^\d/.test(match[0].trim());
    if (!bare && !(isRange && plausibleRange(low, high, before))) return undefined;
    if (peopleBefore.test(before) || otherNumberBefore.test(before)) return undefined;
    if (high < 5 || (high < 10 && bare && !/budget|max/.test(match[0]))) return undefined;
    if (
      /^\s*(?:-?\s*jahrig|er\b|\.\s*(?:geb|birth|\d))/.test(
        text.slice(match.index + match[0].length),
      )
    )
      return undefined;
    if (/^(?:19|20)\d\d$/.test(groups['n1'] ?? '') && !/[.,]/.test(match[0])) return undefined;
  }
  const rate =
    eurosPerUnit[currencySigns.find(([, regex]) => regex.test(sign ?? ''))?.[0] ?? 'EUR'] ?? 1;
  return read(Math.min(low, high) * rate, Math.max(low, high) * rate);
}

/** "20-30" alone is money; "8-10" or "2024-25" is more likely not. */
function plausibleRange(low: number, high: number, before: string): boolean {
  return low < high && low >= 5 && high > 15 && high <= 2000 && !peopleBefore.test(before);
}

/** "1.299,00", "1,299.00", "1'299" and "49,90": a separator before exactly three digits groups thousands. */
function parseAmount(written: string): number {
  const plain = written.replace(/[ .,'](?=\d{3}(?!\d))/g, '');
  return Number(plain.replace(',', '.'));
}
