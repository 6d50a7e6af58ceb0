import type { Language } from '../../src/domain/language.ts';
import { occasions, recipients, situations } from '../../src/finder/content/vocabulary.ts';
import type { Finder } from '../../src/finder/finder.ts';
import {
  type Exclusion,
  emptyQuery,
  type ParsedQuery,
  type QueryAge,
  type QueryBudget,
  type QueryRecipient,
} from '../../src/finder/parsed-query.ts';
import type { Label } from '../../src/finder/tagger/labels.ts';
import type {
  AnnotatedPart,
  AnnotatedQuery,
} from '../../src/finder/tagger/training/annotated-queries.ts';

/**
 * Returns an annotated query as a perfect reader would parse it: with the parts that a person marked, and
 * the concepts that the finder knows in their words. It shows what the ranking is worth without mistakes
 * of the parser.
 */
export function markedQuery(
  { text, parts }: AnnotatedQuery,
  language: Language,
  finder: Finder,
): ParsedQuery {
  const of = (...labels: readonly Label[]) => parts.filter(({ label }) => labels.includes(label));
  const wordsOf = ({ start, end }: AnnotatedPart) => text.slice(start, end);
  const read = (part: AnnotatedPart) => finder.parseQuery(wordsOf(part), { language });
  const liked = of('likes', 'job', 'only', 'wants', 'tone').map(read);
  const people = of('recipient').flatMap(recipientOf);
  const genders = new Set(people.map(({ gender }) => gender ?? null));
  const [age = null] = of('age').flatMap(ageOf);
  const [budget = null] = of('budget').flatMap(budgetOf);
  const occasion = occasions.find((each) => of('occasion').some(({ value }) => value === each));
  const excluded = [
    ...of('refuses', 'ended', 'owns').flatMap((part) => exclusionsOf(read(part))),
    ...of('diet').flatMap((part) => read(part).excluded),
  ];
  return {
    ...emptyQuery(language),
    recipients: people,
    gender: genders.size === 1 ? ([...genders][0] ?? null) : null,
    age,
    occasion: occasion ? { occasion } : null,
    situations: situations
      .filter((each) => of('situation').some(({ value }) => value === each))
      .map((situation) => ({ situation })),
    budget,
    // What a person marked is what it seems to be, however unlikely its words are by themselves.
    interests: liked.flatMap(({ interests }) =>
      interests.map((interest) => ({ ...interest, tagProbability: 1 })),
    ),
    kinds: of('wants', 'only')
      .map(read)
      .flatMap(({ kinds }) => kinds),
    excluded,
    words: liked.flatMap(({ words }) => words),
    isVague: liked.length === 0,
  };
}

function recipientOf({ value = '' }: AnnotatedPart): readonly QueryRecipient[] {
  const [role, gender] = value.split('/');
  const recipient = recipients.find((each) => each === role);
  if (recipient === undefined) return [];
  return [{ recipient, ...(gender === 'f' || gender === 'm' ? { gender } : {}) }];
}

function ageOf({ value = '' }: AnnotatedPart): readonly QueryAge[] {
  const [min = Number.NaN, max = min] = value.split('-').map(Number);
  return Number.isFinite(min) && Number.isFinite(max) ? [{ min, max }] : [];
}

/** "About 40" is from 70 to 120 % of it, as in `BudgetReading`. */
function budgetOf({ value = '' }: AnnotatedPart): readonly QueryBudget[] {
  const bounds = /^(\d*)(-?)(\d*)$/.exec(value);
  if (bounds === null || value === '') return [];
  const [, low = '', dash, high = ''] = bounds;
  if (dash === '')
    return [{ min: Math.round(0.7 * Number(low)), max: Math.round(1.2 * Number(low)) }];
  return [{ min: low === '' ? null : Number(low), max: high === '' ? null : Number(high) }];
}

function exclusionsOf({ interests, kinds, excluded }: ParsedQuery): readonly Exclusion[] {
  return [
    ...interests.map(({ concept }): Exclusion => ({ concept })),
    ...kinds.map(({ kind }): Exclusion => ({ kind })),
    ...excluded,
  ];
}
