import { ageRange } from '../../../finder/age-range.ts';
import type { ParsedQuery } from '../../../finder/parsed-query.ts';
import type { GiftPhrases } from './gift-phrases.ts';

/** Words for young recipients, each with the oldest age in years that is called so. */
const oldest = { child: 13, teen: 19 };

/**
 * Returns the heading of the ideas beside the interests in words for the recipient, such as "Also liked by fathers". Undefined
 * where none fits: without a recipient, with unlike ones, and for a child who has grown up.
 */
export function besideHeading(
  query: ParsedQuery,
  { beside }: Pick<GiftPhrases, 'beside'>,
): string | undefined {
  const [first] = query.recipients;
  if (first === undefined) return undefined;
  const { recipient } = first;
  if (query.recipients.some((other) => other.recipient !== recipient)) return undefined;
  if ((recipient === 'child' || recipient === 'teen') && ageRange(query)[1] > oldest[recipient])
    return undefined;
  return beside[`${recipient}/${query.gender}`] ?? beside[recipient];
}
