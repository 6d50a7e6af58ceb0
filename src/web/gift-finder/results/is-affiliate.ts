import type { GiftSuggestion } from '../../../contract/schemas.ts';

/** Returns true if the suggestion's link contains an affiliate tag and may earn a commission. */
export function isAffiliate({ amazonUrl, plainUrl }: GiftSuggestion): boolean {
  return amazonUrl !== plainUrl;
}
