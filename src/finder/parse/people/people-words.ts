import { never, none } from '../../languages/nothing.ts';
import type {
  OtherPeopleGrammar,
  OwnerGrammar,
  PronounGrammar,
  RecipientGrammar,
} from '../../languages/people-grammars.ts';
import { anyOf } from '../../text/any-of.ts';
import { testByPatterns } from '../by-patterns.ts';

/** How a language tells of people, for reading: what it has none of is an empty set or an expression that matches nothing. */
export interface PeopleWords
  extends Required<
    Pick<RecipientGrammar, 'compound' | 'describing' | 'having' | 'from' | 'employers'>
  > {
  readonly owners: Required<OwnerGrammar>;
  readonly pronouns: Required<PronounGrammar>;
  readonly others: Omit<Required<OtherPeopleGrammar>, 'resets'> & {
    /** finds in folded text what tells that somebody else receives than was told of before */
    readonly resets: RegExp;
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
  const {
    compound = never,
    describing = none,
    having = none,
    from = none,
    employers = never,
  } = given;
  const { origins, agents, others } = given;
  const agentTests = { f: testByPatterns(agents?.f), m: testByPatterns(agents?.m) };
  return {
    compound,
    describing,
    having,
    from,
    employers,
    origins,
    owners: { ...noOwners, ...given.owners },
    pronouns: { ...noPronouns, ...given.pronouns },
    others: { ...noOthers, ...others, resets: anyOf(others?.resets) },
    friendSigns: testByPatterns(given.friendSigns),
    grownUpSigns: testByPatterns(given.grownUpSigns),
    hasAgent: (text, gender) => agentTests[gender](text),
  };
}

const noOwners: Required<OwnerGrammar> = {
  possessive: none,
  words: none,
  genitiveArticle: never,
  genitivePhrase: never,
  genitiveForm: never,
};

const noPronouns: Required<PronounGrammar> = {
  she: none,
  he: none,
  theirs: none,
  whose: none,
  me: none,
  mine: none,
};

const noOthers = {
  givers: never,
  bystanders: never,
  professions: never,
  advisers: never,
  dead: never,
  ofPets: never,
  parents: never,
};
