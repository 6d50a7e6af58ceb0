/** Words around a number that say what it is, in the languages of shops; all match lower case. */

/** At the end of the text before: the number is a former, recommended or reference price. */
export const beforeOldPrice =
  /(?:uvp|upe|rrp|msrp|srp|was|were|statt|anstatt|anstelle von|instead of|list(?: price)?|listenpreis|listino|vk-preis|preisempfehlung|prix conseillé|prix public|pvc|au lieu de|avant|ancien prix|prix (?:de base|d'origine|barré|habituel|normal|régulier)|vorher|bisher|früher|ehemals|zuvor|alter preis|streichpreis|normalpreis|regulärer preis|ursprünglich(?:er preis)?(?: war)?|originally|original price(?: was)?|(?:old|regular|former|previous|compare at|typical|retail|strikethrough) price|compare at|before|adviesprijs|van|normaal|běžná cena|původní cena|regularna cena|cena regularna|najniższa cena(?: z (?:ostatnich )?30 dni[^:]*)?|niedrigster preis[^:]*|[^:]{0,12}tage-?(?:best|tief(?:st)?)preis|(?:lowest|median) price[^:]*|prix le plus bas[^:]*|ordinarie(?: pris)?|ord\.?(?: pris)?|tidigare(?: pris)?|førpris|før|normalpris|antes|precio anterior|prezzo (?:di listino|precedente|consigliato)|invece di|da)\s*[:*¹²³.]?\s*$/;

/** At the end of the text before: a reduction. */
export const beforeSaving =
  /(?:save|you save|savings?|spare|sparen(?: sie)?|du sparst|ersparnis|gespart|rabatt|gutschein|discount|coupon|économise[rz]?|économie|remise|soit|reduzier(?:t|ung) um|descuento|sconto|korting|oszczędzasz|ušetříte|zľava|sleva)\s*(?:bis zu|up to|jusqu'à|de|von)?\s*[:-]?\s*$|(?:^|\s)[-−]\s?$/;

/** At the end of the text before: a price for delivery, or a threshold for it. */
export const beforeShipping =
  /(?:versand(?:kosten)?|lieferung|liefergebühr|porto|shipping|delivery|postage|livraison|frais de port|port|zzgl\.?|plus|spedizione|envío|verzending|frakt|wysyłka|doprava|versandkostenfrei ab|free (?:shipping|delivery)[^.]*|offerte? (?:dès|à partir de)|orders(?: over)?|ab einem bestellwert von|pfand)\s*(?:ab|from|de|:|von|costs?|kosten)?\s*[:+]?\s*$|\+\s*$/;

/** At the end of the text before: a unit price. */
export const beforeUnitPrice =
  /(?:grundpreis|unit price|prix (?:unitaire|au (?:kilo|litre))|\d\s*(?:kg|g|l|ml|cl|m|m²|stk|stück|pcs)\.?\s*=|=)\s*:?\s*$/;
export const beforeInstalment =
  /(?:\d\s*[x×]|rate(?:n|s)?(?: (?:ab|von|of))?|payments? of|mensualités? de|monatlich(?: ab)?|financing[^.]*)\s*(?:de|of|à|von)?\s*$/;

/** At the start of the text after: what the number is. */
export const afterPercent = /^\s?(?:%|percent|prozent|pour ?cent)/;
export const afterSaving =
  /^\s*(?:off|rabatt|discount|gespart|sparen|de remise|d'économie|günstiger|korting)\b/;
export const afterShipping =
  /^\s*(?:versand|shipping|delivery|postage|porto|frais de port|de port|de livraison|livraison|pfand|p&p)/;
export const afterUnitPrice =
  /^\s*(?:\*|¹|²)?\s*(?:\/|je|pro|per|par|le|au|l'|za|a)\s*(?:\d+\s*)?(?:kg|kilo(?:gramm?)?|g|gramm?|mg|l|liter|litre|lt|ml|cl|dl|m|m²|m2|m³|meter|mètre|cm|lfm|oz|fl\.? ?oz|lb|lbs|blatt|waschgang|wl|tab(?:lette)?s?|100)\b/;
export const afterInstalment =
  /^\s*(?:\*|¹)?\s*(?:\/|pro|per|par|im|a|je|x)\s*(?:monat|mo|month|mois|rate|mtl|sans frais)\b|^\s*(?:mtl|monatlich|monthly|mensuel)/;

/** At the start of the text after a number without a currency: it counts or measures something. */
export const afterMeasure =
  /^\s?(?:mm|cm|m|km|ml|cl|l|g|kg|mg|kw|w|v|gb|tb|mb|mah|hz|zoll|inch|in|ft|oz|lb|stück|stk|stk\.|pcs|pieces|pièces|teile|x|×|\/|°|k|days?|tage?n?|jours?|werktage|jahre?|years?|ans|months?|monate?|mois|stunden|h|min|stars?|sterne|étoiles|bewertung(?:en)?|reviews?|ratings?|avis|von|of|sur|trên|out|ausgaben|litres?|liter|uhr|p|px|st)(?![\p{L}])/u;

/** At the end of the text before: the price is the lowest of several. */
export const beforeFrom =
  /(?:^|[^\p{L}])(?:ab|from|starting (?:at|from)|as low as|à partir de|a partir de|dès|desde|a partire da|vanaf|från|fra|od|alkaen|starts at)\s*(?:nur|only)?\s*:?\s*$/u;

export const rangeDash = /^\s*(?:-|–|—|~|bis|to|à|till|til|tot|do|hasta|through)\s*$/;

export const free = /^(?:free|gratis|kostenlos|gratuit|umsonst|offert)\W*$/;

/** Words that may be around a price without a currency. */
export const priceWord =
  /\b(?:price|preis|prix|precio|prezzo|prijs|pris|cena|cijena|now|nur|only|jetzt|sale|our|unser|notre|special|aktion|net|netto|brutto|inkl|incl|excl|exkl|mwst|ust|tax|vat|tva|ttc|ht|iva|each|ea|pro|per|stück|from|ab)\b/g;
