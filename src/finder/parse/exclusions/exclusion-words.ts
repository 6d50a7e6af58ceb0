import type {
  BarredGrammar,
  CompoundGrammar,
  ExclusionGrammar,
  NegationGrammar,
  NoneOfThoseGrammar,
  ObjectGrammar,
  OwningGrammar,
  PastGrammar,
  PreferenceGrammar,
  RefusedVerbs,
  RelativeGrammar,
} from '../../languages/exclusion-grammars.ts';
import { none } from '../../languages/nothing.ts';
import type { Search } from '../../text/all-matches.ts';
import { anchored, anyOf, searchForAny } from '../../text/any-of.ts';
import { type Expressions, type PlacesIn, placesByPatterns } from '../by-patterns.ts';

/** How a language excludes, for reading: what it has none of is an empty set or an expression that matches nothing. */
export interface ExclusionWords {
  readonly excess: ReadonlySet<string>;
  readonly negation: Required<NegationGrammar>;
  readonly verbs: Required<RefusedVerbs>;
  /** finds in folded text what is refused, in the group `what` */
  readonly refused: Search;
  readonly object: Expressions<ObjectGrammar>;
  readonly relative: Required<RelativeGrammar>;
  /** finds in folded text what somebody has, in the group `what` */
  readonly owning: Omit<Expressions<OwningGrammar>, 'surely' | 'plenty' | 'allFor'> &
    Readonly<Record<'surely' | 'plenty' | 'allFor', Search>>;
  /** Returns the places of words which say that the gift must not remind of what somebody goes through. */
  readonly reminders: PlacesIn;
  readonly noneOfThose: Pick<NoneOfThoseGrammar, 'beginnings'> & {
    /** Returns the places of words which say that nothing of what was named right before must be given. */
    readonly said: PlacesIn;
  };
  /** Returns the places of words which say that the giver does not want to give what was named before. */
  readonly disapproved: PlacesIn;
  readonly past: Omit<Expressions<PastGrammar>, 'endings' | 'formerly'> & {
    /** Returns the places of words which say that what was named before is over. */
    readonly endings: PlacesIn;
    /** finds in folded text what somebody did once */
    readonly formerly: RegExp;
  };
  readonly compounds: Expressions<CompoundGrammar>;
  /** find in folded text what bars somebody from having what they like */
  readonly barred: Omit<Required<BarredGrammar>, 'harmful' | 'unowned' | 'unpractised'> &
    Readonly<Record<'harmful' | 'unowned', RegExp>> & {
      /** Returns the places of words which say that somebody does not do what they like. */
      readonly unpractised: PlacesIn;
    };
  readonly preference: Omit<Expressions<PreferenceGrammar>, 'wayOut' | 'excess'> & {
    /** Returns the places of words which say that somebody shall do something else. */
    readonly wayOut: PlacesIn;
    /** Returns the places of what somebody does too much, with the words that say so. */
    readonly excess: PlacesIn;
  };
}

/** Returns how a language excludes, for reading. */
export function exclusionWords(given: ExclusionGrammar): ExclusionWords {
  return {
    excess: given.excess ?? none,
    negation: { ...noNegation, ...given.negation },
    verbs: { ...noVerbs, ...given.verbs },
    refused: searchForAny(given.refused),
    object: {
      ...noObject,
      ...given.object,
      qualifiers: anchored(given.object?.qualifiers),
      madeOf: anchored(given.object?.madeOf),
    },
    relative: { nouns: none, pronouns: none, verbs: none, ...given.relative },
    owning: owningWords(given.owning),
    reminders: placesByPatterns(given.reminders),
    noneOfThose: {
      said: placesByPatterns(given.noneOfThose?.said),
      beginnings: given.noneOfThose?.beginnings ?? none,
    },
    disapproved: placesByPatterns(given.disapproved),
    past: pastWords(given.past),
    compounds: compoundWords(given.compounds),
    barred: barredWords(given.barred),
    preference: {
      ...noPreference,
      ...given.preference,
      wish: anchored(given.preference?.wish),
      wayOut: placesByPatterns(given.preference?.wayOut),
      excess: placesByPatterns(given.preference?.excess),
    },
  };
}

function owningWords(given: OwningGrammar = {}): ExclusionWords['owning'] {
  return {
    ...noOwning,
    ...given,
    surely: searchForAny(given.surely),
    plenty: searchForAny(given.plenty),
    allFor: searchForAny(given.allFor),
    wantedYet: anchored(given.wantedYet),
  };
}

function pastWords(given: PastGrammar = {}): ExclusionWords['past'] {
  return {
    endings: placesByPatterns(given.endings),
    formerly: anyOf(given.formerly),
    noMore: anchored(given.noMore),
    causes: given.causes ?? none,
    resumes: anchored(given.resumes),
    remembers: anchored(given.remembers),
  };
}

function compoundWords(given: CompoundGrammar = {}): ExclusionWords['compounds'] {
  return {
    freeOf: anchored(given.freeOf),
    against: anchored(given.against),
    freeWords: given.freeWords ?? none,
  };
}

function barredWords(given: BarredGrammar = {}): ExclusionWords['barred'] {
  return {
    harmful: anyOf(given.harmful),
    unowned: anyOf(given.unowned),
    unpractised: placesByPatterns(given.unpractised),
    contrast: given.contrast ?? none,
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
  partitives: none,
  definites: none,
  indefinites: none,
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

const noObject = {
  everything: none,
  of: none,
  receiving: none,
  aroundReceiving: none,
  generic: none,
  genericOf: none,
  stuff: none,
  also: none,
};

const noOwning = { gear: none, clubWear: none, notYet: none };

const noPreference = {
  complaint: none,
  noComplaint: none,
  rather: none,
};
