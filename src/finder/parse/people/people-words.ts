import { none } from '../../languages/nothing.ts';
import type {
  OtherPeopleGrammar,
  OwnerGrammar,
  PronounGrammar,
  RecipientGrammar,
} from '../../languages/people-grammars.ts';
import { anchored, anyOf } from '../../text/any-of.ts';
import { type Expressions, testByPatterns } from '../by-patterns.ts';

/** How a language tells of people, for reading: what it has none of is an empty set or an expression that matches nothing. */
export interface PeopleWords
  extends Expressions<
    Pick<RecipientGrammar, 'compound' | 'describing' | 'having' | 'from' | 'employers'>
  > {
  /** matches behind an ambiguous word that names a person */
  readonly signsOfPerson: RegExp;
  readonly owners: Expressions<OwnerGrammar>;
  readonly pronouns: Required<PronounGrammar>;
  readonly others: Omit<Expressions<OtherPeopleGrammar>, 'resets' | 'presents'> & {
    /** finds in folded text what tells that somebody else receives than was told of before */
    readonly resets: RegExp;
    /** finds in folded text what stands before whoever receives, where a child was told of before */
    readonly presents: RegExp;
  };
  /** undefined for a language in which nobody is read to come from a place */
  readonly origins: RegExp | undefined;
  /** Returns true for a folded text which shows that a partner is one of somebody else. */
  friendSigns(text: string): boolean;
  /** Returns true for a folded text which shows that a son or a niece is grown up. */
  grownUpSigns(text: string): boolean;
  /** Returns true for a folded text with a noun for whoever likes or does something that tells this gender. */
  hasAgent(text: string, gender: 'f' | 'm'): boolean;
}

/** Returns how a language tells of people, for reading. */
export function peopleWords(given: RecipientGrammar): PeopleWords {
  const { describing = none, having = none, from = none, origins, agents } = given;
  const agentTests = { f: testByPatterns(agents?.f), m: testByPatterns(agents?.m) };
  return {
    compound: anchored(given.compound),
    signsOfPerson: anchored(given.ambiguous?.signs),
    describing,
    having,
    from,
    employers: anchored(given.employers),
    origins: origins && anchored(origins),
    owners: ownerWords(given.owners),
    pronouns: { ...noPronouns, ...given.pronouns },
    others: otherPeople(given.others),
    friendSigns: testByPatterns(given.friendSigns),
    grownUpSigns: testByPatterns(given.grownUpSigns),
    hasAgent: (text, gender) => agentTests[gender](text),
  };
}

function ownerWords(given: OwnerGrammar = {}): PeopleWords['owners'] {
  return {
    possessive: none,
    words: none,
    genitiveArticles: none,
    ...given,
    genitivePhrase: anchored(given.genitivePhrase),
    genitiveForm: anchored(given.genitiveForm),
  };
}

function otherPeople(given: OtherPeopleGrammar = {}): PeopleWords['others'] {
  return {
    givers: anchored(given.givers),
    bystanders: anchored(given.bystanders),
    parentsTold: anchored(given.parentsTold),
    professions: anchored(given.professions),
    advisers: anchored(given.advisers),
    reports: anchored(given.reports),
    dead: anchored(given.dead),
    lost: anchored(given.lost),
    ofPets: anchored(given.ofPets),
    parents: given.parents ?? none,
    resets: anyOf(given.resets),
    presents: anyOf(given.presents),
  };
}

const noPronouns: Required<PronounGrammar> = {
  she: none,
  he: none,
  theirs: none,
  whose: none,
  me: none,
  mine: none,
};
