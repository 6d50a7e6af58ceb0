import { adultAge, type Occasion, type Recipient } from './content/vocabulary.ts';
import type { ParsedQuery } from './parsed-query.ts';

/** In years. */
export type AgeRange = readonly [youngest: number, oldest: number];

/** Youngest and oldest age in years; a recipient without an entry may be a child. */
const ageByRecipient: Readonly<Partial<Record<Recipient, AgeRange>>> = {
  parent: [18, 99],
  grandparent: [45, 99],
  partner: [16, 99],
  colleague: [16, 99],
  boss: [18, 99],
  teacher: [18, 99],
  neighbour: [16, 99],
  host: [16, 99],
  couple: [18, 99],
  'parents-to-be': [18, 99],
  acquaintance: [16, 99],
  teen: [13, 17],
  child: [0, 12],
};
/** Occasions of a couple, at which anybody else is a guest. */
const couplesOccasions: ReadonlySet<Occasion> = new Set<Occasion>(['wedding', 'engagement']);
/** Youngest and oldest age in years at which an occasion happens. */
const ageByOccasion: Readonly<Partial<Record<Occasion, AgeRange>>> = {
  birth: [0, 1],
  baptism: [0, 3],
  'school-start': [5, 7],
  communion: [8, 12],
  confirmation: [12, 17],
  'bar-mitzvah': [12, 14],
  'driving-licence': [16, 99],
  promotion: [18, 99],
  'baby-shower': [0, 1],
  graduation: [15, 99],
  exam: [14, 99],
  'new-job': [16, 99],
  retirement: [55, 99],
  'bachelor-party': [18, 99],
  wedding: [18, 99],
  engagement: [18, 99],
};

/**
 * Returns the youngest and oldest age of the recipients in years, as stated or implied by who they
 * are and by the occasion; 0 and 99 when nothing is known.
 */
export function ageRange(query: Pick<ParsedQuery, 'age' | 'recipients' | 'occasion'>): AgeRange {
  const { age, recipients, occasion } = query;
  if (age) return [age.min, age.max];
  const byRecipient = agesOf(recipients);
  const byOccasion = occasion && agesAt(occasion.occasion, recipients);
  if (!byOccasion) return byRecipient;
  const youngest = Math.max(byRecipient[0], byOccasion[0]);
  const oldest = Math.min(byRecipient[1], byOccasion[1]);
  if (youngest <= oldest) return [youngest, oldest];
  // A child at a wedding is a guest; a niece with a driving licence is no child any more.
  return couplesOccasions.has(occasion.occasion) ? byRecipient : byOccasion;
}

const anyAge: AgeRange = [0, 99];
const anyMinor: AgeRange = [0, 17];

function agesOf(recipients: ParsedQuery['recipients']): AgeRange {
  if (recipients.length === 0) return anyAge;
  const ranges = recipients.map(({ recipient, mayBeTeen, isGrownUp }): AgeRange => {
    const [youngest, oldest] = mayBeTeen ? anyMinor : (ageByRecipient[recipient] ?? anyAge);
    return [isGrownUp ? Math.max(youngest, adultAge) : youngest, oldest];
  });
  return [Math.min(...ranges.map(([min]) => min)), Math.max(...ranges.map(([, max]) => max))];
}

/** The ages that an occasion tells of the recipients; null where they may be guests or parents. */
function agesAt(occasion: Occasion, recipients: ParsedQuery['recipients']): AgeRange | null {
  if (!recipients.every(({ recipient }) => isYoung(recipient))) return null;
  const ages = ageByOccasion[occasion];
  const mayBeForParents = recipients.length === 0 && ages?.[0] === 0;
  return ages === undefined || mayBeForParents ? null : ages;
}

/** Returns true for a recipient who may be a child or a teenager. */
export function isYoung(recipient: Recipient): boolean {
  return !(recipient in ageByRecipient) || recipient === 'child' || recipient === 'teen';
}

/** Returns true for an occasion that only minors have, such as a baptism. */
export function isOfMinors(occasion: Occasion): boolean {
  return (ageByOccasion[occasion]?.[1] ?? adultAge) < adultAge;
}

/** Returns true when a baby was born or is expected. */
export function isForBirth({
  occasion,
  recipients,
}: Pick<ParsedQuery, 'occasion' | 'recipients'>): boolean {
  return (
    occasion?.occasion === 'birth' ||
    occasion?.occasion === 'baby-shower' ||
    (recipients.length > 0 && recipients.every(({ recipient }) => recipient === 'parents-to-be'))
  );
}
