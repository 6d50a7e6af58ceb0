import type {
  ExclusionGrammar,
  NegationGrammar,
  RefusedVerbs,
} from '../../languages/exclusion-grammars.ts';
import { none } from '../../languages/nothing.ts';

/** How a language excludes, for reading: what it has none of is an empty set or an expression that matches nothing. */
export interface ExclusionWords {
  readonly excess: ReadonlySet<string>;
  readonly negation: Required<NegationGrammar>;
  readonly verbs: Required<RefusedVerbs>;
}

/** Returns how a language excludes, for reading. */
export function exclusionWords({
  excess = none,
  negation,
  verbs,
}: ExclusionGrammar): ExclusionWords {
  return {
    excess,
    negation: { ...noNegation, ...negation },
    verbs: { ...noVerbs, ...verbs },
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
