/** Words around a number that say what it is, in the languages of shops; all match lower case. */

/** At the end of the text before: the number is a former, recommended or reference price. */
export const beforeOldPrice =
  /(?:uvp|upe|rrp|msrp|srp|was|were|statt|anstatt|anstelle von|instead of|list(?: price)?|listenpreis|listino|vk-preis|preisempfehlung|prix conseillé|prix public|pvc|au lieu de|avant|ancien prix|prix (?:de base|d'origine|barré|habituel|normal|régulier)|then|vorher|bisher|früher|ehemals|zuvor|alter preis|streichpreis|normalpreis|regulärer preis|ursprünglich(?:er preis)?(?: war)?|originally|original price(?: was)?|(?:old|regular|former|previous|compare at|typical|retail|strikethrough) price|compare at|before|adviesprijs|van|normaal|běžná cena|původní cena|regularna cena|cena regularna|najniższa cena[^:]*|niedrigster preis[^:]*|laagste prijs[^:]*|precio más bajo[^:]*|prezzo più basso[^:]*|lägsta pris[^:]*|laveste pris[^:]*|nejnižší cena[^:]*|[^:]{0,12}tage-?(?:best|tief(?:st)?)preis|(?:lowest|median) price[^:]*|prix le plus bas[^:]*|ordinarie(?: pris)?|ord\.?(?: pris)?|tidigare(?: pris)?|førpris|før|normalpris|antes|precio anterior|prezzo (?:di listino|precedente|consigliato)|invece di|da)\s*[:*¹²³.]{0,4}\s*$/;

/** At the end of the text before: a reduction. */
export const beforeSaving =
  /(?:save|you save|savings?|spare|sparen(?: sie)?|du sparst|ersparnis|gespart|rabatt|gutschein|discount|coupon|économise[rz]?|économie|remise|soit|reduzier(?:t|ung) um|descuento|sconto|korting|oszczędzasz|ušetříte|zľava|sleva)\s*(?:bis zu|up to|jusqu'à|de|von)?\s*[:-]?\s*$|(?:^|\s)[-−]\s?$/;

/** At the end of the text before: a price for delivery, or a threshold for it. */
export const beforeShipping =
  /(?:versand(?:kosten)?|lieferung|liefergebühr|porto|shipping|delivery|postage|livraison|frais de port|port|zzgl\.?|plus|spedizione|envío|verzending|frakt|wysyłka|doprava|versandkostenfrei ab|free (?:shipping|delivery)[^.]*|offerte? (?:dès|à partir de)|orders(?: over)?|ab einem bestellwert von|pfand)\s*(?:ab|from|de|:|von|costs?|kosten|dès|à partir de)?\s*[:+]?\s*$|\+\s*$/;

/**
 * Weights, volumes and portions that unit prices are given for (the German "Grundpreis" and its
 * equivalents after EU directive 98/6/EC).
 */
const unit =
  '(?:kg|kilo(?:gramm?e?s?)?|g|gr|gramm?e?s?|mg|l|liter|litres?|lt|ml|cl|dl|hl|m²|m2|m³|m3|qm|oz|fl\\.? ?oz|ounces?|lbs?|pounds?|wl|wg|wasch(?:gang|gänge|ladung(?:en)?)|wash(?:es)?|lavages?|dos(?:is|en|es?)|tab(?:lette)?n?s?|tablets?|kapseln?|capsules?|gélules?|blatt|sheets?|feuilles?|rollen?|rolls?|rouleaux?|beutel|sachets?|bags?|portion(?:en|s)?|servings?|anwendung(?:en)?)';
const count = '(?:\\d+(?:[.,]\\d+)?\\s*)?';
const footnote = '^[\\s*¹²³)]*';

/** At the end of the text before: a unit price. */
export const beforeUnitPrice = new RegExp(
  `(?:grundpreis|unit price|prix (?:unitaire|au (?:kilo|litre))|\\d\\s*(?:${unit}|m|stk|stück|pcs)\\.?\\s*=|(?:pro|je|per|par|le|la|au|/)\\s*${count}${unit}\\s*[:=]?|=)\\s*:?\\s*$`,
);

/** At the end of the text before: a price that only members or holders of a card pay. */
export const beforeMemberPrice =
  /(?:club|adhérents?|membres?|abonnés?|members?(?: pay)?|subscribers?|mitglieder|stammkunden|(?:club|mitglieder|abo)-?preis|\p{L}*(?:club|card|members?'?|subscriber) price|(?:mit|avec|with)(?: (?:der|unserer|la|votre|the|your))? (?:\p{L}+-)?\p{L}*(?:karte|carte|card|app))\s*:?\s*$/u;

/** At the end of the text before: tax or a fee that the price includes, a bonus, an extra, several at once. */
export const beforeOther =
  /(?:inkl|incl|enthält|davon|darin|dont|including|includes)\.?\s*$|(?:cagnottez|earn|collect|sammeln? sie|worth|im wert von|d'une valeur de)\s*:?\s*$|(?:garantie\p{L}*|warranty|protect(?:ion|(?: it)?(?: for)?)|gift ?wrap(?:ping)?|geschenkverpackung|emballage cadeau|versicherung|assurance)\s*[:(+]*\s*$|^\s*(?:for|für|pour)\s*$|(?:gutschein|coupon|rabatt|voucher|offerts?)\s(?:ab|dès|from|on|over|sur)\s*$/u;

/** What value added tax is called, as the source of a pattern. */
export const tax = '(?:mwst|ust|vat|tax|tva|btw|iva|dph|moms|mva|alv|áfa|pdv|ddv)(?!\\p{L})';
/** Words for a price to which tax is added, as the source of a pattern. */
export const withoutTax = `(?:\\+|(?<!\\p{L})(?:exc?l?|exkl|eks(?:kl)?|zzgl|ohne|hors|plus|bez|senza|sin|sem|zonder|utan|uden))\\.?\\s*${tax}`;

/** At the start of the text after: tax comes on top. */
export const afterNetPrice = new RegExp(`^\\s*\\(?(?:ht(?!\\p{L})|${withoutTax})`, 'u');
export const beforeInstalment =
  /(?:\d\s*[x×]|(?:^|[^\p{L}])rate(?:n|s)?(?: (?:ab|von|of|zu|à))?|payments? of|mensualités? de|monatlich(?: ab)?|(?:installments?|instalments?|échéances)(?: of| de)?|financing[^.]*|finanzierung[^.]*)\s*(?:de|of|à|a|von|zu|je|ab)?\s*$/u;

/** At the start of the text after: what the number is. */
export const afterPercent = /^\s?(?:%|percent|prozent|pour ?cent)/;
export const afterSaving =
  /^\s*(?:off|rabatt|gutschein|coupon|voucher|offerts?|cashback|discount|gespart|sparen|de remise|d'économie|günstiger|korting)\b/;
export const afterShipping =
  /^\s*(?:versand|shipping|delivery|postage|porto|frais de port|de port|de livraison|livraison|pfand|p&p)/;
export const afterUnitPrice = new RegExp(
  `${footnote}(?:/|je|pro|per|par|le|la|au|l'|za|a)\\s*${count}${unit}(?![\\p{L}])`,
  'u',
);
/** Per month is an instalment; per piece, pair or metre is how some things are sold. */
export const afterInstalment =
  /^[\s*¹²³]*(?:\/|pro|per|par|im|a|je|x)\s*(?:monat|mo|month|mois|woche|week|semaine|jahr|year|annum|an|stunde|hour|heure|rate|mtl|sans frais|installments?|instalments?)(?!\p{L})|^[\s*¹²³]*(?:mtl|monatlich|monthly|mensuel|sans frais|par mois)|^[\s*¹²³]*(?:x|×)\s*\d+\s*(?:rate|monat|month|mois|fois|payments?)/u;
export const afterPiecePrice = new RegExp(
  `${footnote}(?:/\\s*${count}(?:stück|stk|st|pieces?|pcs?|pièces?|unités?|paar|pairs?|paires?|set|m|meter|metres?|meters?|mètres?|lfm|yards?|yd|person(?:en|s|nes?)?)|(?:pro|je|per|par|each)\\s+${count}(?!nach\\b|post\\b|paypal\\b)\\p{L}+)(?![\\p{L}])`,
  'u',
);

/** At the start of the text after a number without a currency: it counts or measures something. */
export const afterMeasure =
  /^\s?(?:mm|cm|m|km|ml|cl|l|g|kg|mg|kw|w|v|gb|tb|mb|mah|hz|zoll|inch|in|ft|oz|lb|stück|stk|stk\.|pcs|pieces|pièces|teile|x|×|\/|°|k|days?|tage?n?|jours?|dni|dní|dagen|dagar|dager?|días|giorni|werktage|jahre?|years?|ans|months?|monate?|mois|stunden|h|min|stars?|sterne|étoiles|bewertung(?:en)?|reviews?|ratings?|avis|von|of|sur|trên|out|ausgaben|litres?|liter|uhr|p|px|st)(?![\p{L}])/u;

/** At the end of the text before: the price is the lowest of several. */
export const beforeFrom =
  /(?:^|[^\p{L}])(?:ab|from|starting (?:at|from)|as low as|à partir de|a partir de|dès|desde|a partire da|vanaf|från|fra|od|alkaen|starts at)\s*(?:nur|only)?\s*:?\s*$/u;

export const rangeDash = /^\s*(?:-|–|—|~|bis|to|à|till|til|tot|do|hasta|through)\s*$/;

export const free = /^(?:free|gratis|kostenlos|gratuit|umsonst|offert)\W*$/;

/** Words that may be around a price without a currency. */
export const priceWord =
  /\b(?:price|preis|prix|precio|prezzo|prijs|pris|cena|cijena|now|nur|only|jetzt|sale|our|unser|notre|special|aktion|net|netto|brutto|inkl|incl|excl|exkl|mwst|ust|tax|vat|tva|ttc|ht|iva|each|ea|pro|per|stück|from|ab)\b/g;
