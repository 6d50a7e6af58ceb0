/** The closed vocabularies of the gift data; content files may use these words and no others. */

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Languages the lexicon also knows words of, for visitors from other shops' countries. */
export const wordLanguages = ['en', 'de', 'fr', 'es', 'it'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

export const recipients = [
  ...(['partner', 'parent', 'grandparent', 'child', 'teen', 'sibling', 'friend'] as const),
  ...(['colleague', 'boss', 'teacher', 'neighbour', 'host', 'couple', 'family'] as const),
  ...(['parents-to-be', 'relative', 'acquaintance'] as const),
] as const;
export type Recipient = (typeof recipients)[number];

export const occasions = [
  ...(['birthday', 'christmas', 'valentine', 'wedding', 'engagement', 'anniversary'] as const),
  ...(['birth', 'baptism', 'communion', 'mothers-day', 'fathers-day', 'housewarming'] as const),
  ...(['graduation', 'school-start', 'exam', 'new-job', 'retirement', 'farewell'] as const),
  ...(['thank-you', 'get-well', 'sympathy', 'apology', 'easter', 'saint-nicholas'] as const),
  ...(['secret-santa', 'hanukkah', 'new-year', 'bachelor-party', 'invitation'] as const),
  'just-because',
] as const;
export type Occasion = (typeof occasions)[number];

export const kinds = [
  ...(['book', 'food', 'sweets', 'drink', 'alcohol', 'kitchen-tool', 'tableware'] as const),
  ...(['appliance', 'gadget', 'game', 'toy', 'puzzle', 'clothing', 'shoes', 'jewellery'] as const),
  ...(['bag', 'cosmetics', 'perfume', 'plant', 'flowers', 'decoration', 'candle'] as const),
  ...(['textile', 'furniture', 'tool', 'stationery', 'art-supply', 'craft-kit'] as const),
  ...(['sports-gear', 'outdoor-gear', 'instrument', 'music', 'film', 'voucher'] as const),
  ...(['experience', 'subscription', 'course', 'magazine', 'pet-supply', 'baby-item'] as const),
  ...(['accessory', 'collectible', 'photo-gift', 'money-gift', 'donation'] as const),
] as const;
export type Kind = (typeof kinds)[number];

export const flags = [
  ...(['alcohol', 'caffeine', 'sugar', 'meat', 'animal-product', 'nuts', 'fragrance'] as const),
  ...(['flame', 'sharp', 'small-parts', 'magnets', 'adult', 'noisy', 'screen'] as const),
  ...(['needs-space', 'needs-fitness', 'fragile', 'living'] as const),
] as const;
export type Flag = (typeof flags)[number];

export const marketplaceLanguages = ['de', 'fr', 'es', 'it'] as const;
export type MarketplaceLanguage = (typeof marketplaceLanguages)[number];

export function isLanguageOfTexts(value: WordLanguage): value is Language {
  return languages.some((language) => language === value);
}
