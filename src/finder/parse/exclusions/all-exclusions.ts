import type { ConceptFacts } from '../../content/concept-facts.ts';
import type {
  Exclusion,
  QueryInterest,
  QueryKind,
  QueryOccasion,
  QuerySituation,
} from '../../parsed-query.ts';
import type { FoundPart } from '../../tagger/tagger.ts';
import { touches } from '../../text/normalize.ts';
import type { TextIndex } from '../../text-index.ts';
import type { Sentence } from '../sentence.ts';
import { thingsByLabel } from './contradictions.ts';
import { barredPossessions, barredPractice } from './implied/barred.ts';
import { exclusionsOfCircumstances, exclusionsOfDiet } from './implied/diets.ts';
import { exclusionsOfOtherFaiths } from './implied/other-faiths.ts';
import { narrowExclusions } from './narrow-exclusions.ts';
import { ownedGear } from './owned/owned-gear.ts';

/** What a query says that excludes something. */
export interface Mentioned {
  /** what the grammar excludes */
  readonly excluded: readonly Exclusion[];
  /** what the tagger finds to be refused, over or owned */
  readonly contradicted: readonly Exclusion[];
  readonly barredKinds: readonly Exclusion[];
  readonly situations: readonly QuerySituation[];
  readonly occasion: QueryOccasion | null;
  /** true where a child and a grown-up receive together */
  readonly isWithChild: boolean;
  /** all interests that the words name, and those of them that are meant */
  readonly found: readonly QueryInterest[];
  readonly interests: readonly QueryInterest[];
  readonly kinds: readonly QueryKind[];
}

/**
 * Returns all exclusions of a query, said or implied. What the grammar excludes already needs no second reason.
 * @param parts what the tagger finds
 */
export function allExclusions(
  sentence: Sentence,
  parts: readonly FoundPart[],
  mentioned: Mentioned,
): readonly Exclusion[] {
  const { excluded, contradicted, barredKinds } = mentioned;
  const { situations, occasion, found, interests, kinds } = mentioned;
  const owned = [
    ...excluded.filter((one) => one.owned),
    ...situations.filter(({ situation }) => situation === 'has-everything'),
  ];
  return narrowExclusions(
    withoutKeptAnimals([
      ...excluded,
      ...contradicted.filter((one) => !excluded.some((each) => touches(each, one))),
      ...barredKinds,
      ...thingsByLabel(parts, [...excluded, ...found], sentence),
      ...ownedGear(parts, owned, interests, sentence),
      ...exclusionsOfCircumstances(situations, occasion, interests, sentence).filter(
        (one) => !isAmong(one, excluded),
      ),
      // Nothing for a couple.
      ...(mentioned.isWithChild ? exclusionsOfDiet('parted', sentence.facts, {}) : []),
      ...exclusionsOfOtherFaiths(interests, sentence.facts),
      ...barredPossessions(sentence, interests),
      ...barredPractice(sentence, interests),
    ]),
    { interests, kinds, sentence },
  );
}

/** "No pony of her own" tells what she does not keep, and not what she wants nothing of. */
function withoutKeptAnimals(excluded: readonly Exclusion[]): readonly Exclusion[] {
  const ofUnkept = (one: Exclusion) => 'unlessSuits' in one && one.unlessSuits === 'no-pet';
  const unkept = excluded.filter(ofUnkept);
  return excluded.filter(
    (one) => 'flag' in one || ofUnkept(one) || !unkept.some((place) => touches(place, one)),
  );
}

/** True when another exclusion has the same kind, property or concept. */
function isAmong(one: Exclusion, others: readonly Exclusion[]): boolean {
  return others.some(
    (other) =>
      ('flag' in one && 'flag' in other && one.flag === other.flag) ||
      ('concept' in one && 'concept' in other && one.concept === other.concept),
  );
}

/** Returns false for an exclusion by a word that no title has: it would only show a chip such as "No ago". */
export function hasEffect(one: Exclusion, facts: ConceptFacts, texts: TextIndex): boolean {
  if ('concept' in one) return facts.has(one.concept);
  if (!('word' in one) || one.owned) return true;
  return one.word.split(' ').every((stem) => texts.isTerm(stem) || texts.madeWith(stem).length > 0);
}
