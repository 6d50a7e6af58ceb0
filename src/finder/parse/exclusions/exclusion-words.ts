import type {
  ExclusionGrammar,
  NegationGrammar,
  ObjectGrammar,
  OwningGrammar,
  RefusedVerbs,
  RelativeGrammar,
} from '../../languages/exclusion-grammars.ts';
import { never, none } from '../../languages/nothing.ts';
import type { Search } from '../../text/all-matches.ts';
import { searchForAny } from '../../text/any-of.ts';

/** How a language excludes, for reading: what it has none of is an empty set or an expression that matches nothing. */
export interface ExclusionWords {
  readonly excess: ReadonlySet<string>;
  readonly negation: Required<NegationGrammar>;
  readonly verbs: Required<RefusedVerbs>;
  /** finds in folded text what is refused, in the group `what` */
  readonly refused: Search;
  readonly object: Required<ObjectGrammar>;
  readonly relative: Required<RelativeGrammar>;
  /** finds in folded text what somebody has, in the group `what` */
  readonly owning: Omit<Required<OwningGrammar>, 'surely' | 'plenty'> &
    Readonly<Record<'surely' | 'plenty', Search>>;
}

/** Returns how a language excludes, for reading. */
export function exclusionWords(given: ExclusionGrammar): ExclusionWords {
  const { owning } = given;
  return {
    excess: given.excess ?? none,
    negation: { ...noNegation, ...given.negation },
    verbs: { ...noVerbs, ...given.verbs },
    refused: searchForAny(given.refused),
    object: { ...noObject, ...given.object },
    relative: { nouns: none, pronouns: none, verbs: none, ...given.relative },
    owning: {
      ...noOwning,
      ...owning,
      surely: searchForAny(owning?.surely),
      plenty: searchForAny(owning?.plenty),
    },
  };
}

const noNegation: Required<NegationGrammar> = {
  not: none,
  atEnd: none,
  firstPart: none,
  secondPart: none,
  without: none,
  behindWithout: none,
  comparisons: new Map(),
  merely: none,
  bare: none,
};

const noVerbs: Required<RefusedVerbs> = {
  light: none,
  theme: none,
  drinking: none,
  consuming: none,
  tolerated: none,
  withParticle: none,
  particles: none,
};

const noObject: Required<ObjectGrammar> = {
  everything: none,
  of: none,
  receiving: none,
  aroundReceiving: none,
  generic: none,
  genericOf: none,
  stuff: none,
  madeOf: never,
  also: none,
};

const noOwning = { gear: none, clubWear: none, notYet: none, wantedYet: never };
