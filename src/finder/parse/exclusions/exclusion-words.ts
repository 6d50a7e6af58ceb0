import type {
  BarredGrammar,
  CompoundGrammar,
  ExclusionGrammar,
  NegationGrammar,
  ObjectGrammar,
  OwningGrammar,
  PastGrammar,
  PreferenceGrammar,
  RefusedVerbs,
  RelativeGrammar,
} from '../../languages/exclusion-grammars.ts';
import { never, none } from '../../languages/nothing.ts';
import type { Search } from '../../text/all-matches.ts';
import { anyOf, searchForAny } from '../../text/any-of.ts';
import { type PlacesIn, placesByPatterns } from '../by-patterns.ts';

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
  /** Returns the places of words which say that the gift must not remind of what somebody goes through. */
  readonly reminders: PlacesIn;
  readonly past: Omit<Required<PastGrammar>, 'endings' | 'formerly'> & {
    /** Returns the places of words which say that what was named before is over. */
    readonly endings: PlacesIn;
    /** finds in folded text what somebody did once */
    readonly formerly: RegExp;
  };
  readonly compounds: Required<CompoundGrammar>;
  /** find in folded text what bars somebody from having what they like */
  readonly barred: Omit<Required<BarredGrammar>, 'harmful' | 'unowned'> &
    Readonly<Record<'harmful' | 'unowned', RegExp>>;
  readonly preference: Required<PreferenceGrammar>;
}

/** Returns how a language excludes, for reading. */
export function exclusionWords(given: ExclusionGrammar): ExclusionWords {
  const { owning, past, barred } = given;
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
    reminders: placesByPatterns(given.reminders),
    past: {
      ...noPast,
      ...past,
      endings: placesByPatterns(past?.endings),
      formerly: anyOf(past?.formerly),
    },
    compounds: { freeOf: never, against: never, freeWords: none, ...given.compounds },
    barred: {
      harmful: anyOf(barred?.harmful),
      unowned: anyOf(barred?.unowned),
      contrast: barred?.contrast ?? none,
    },
    preference: { ...noPreference, ...given.preference },
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

const noPast = { noMore: never, causes: none, resumes: never, remembers: never };

const noPreference: Required<PreferenceGrammar> = {
  complaint: none,
  noComplaint: none,
  rather: none,
  wish: never,
};
