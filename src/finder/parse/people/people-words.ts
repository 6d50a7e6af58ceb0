import { none } from '../../languages/nothing.ts';
import type {
  NameGrammar,
  OtherPeopleGrammar,
  OwnerGrammar,
  PronounGrammar,
  RecipientGrammar,
} from '../../languages/people-grammars.ts';
import { anchored, anyOf } from '../../text/any-of.ts';
import { foldWord } from '../../text/normalize.ts';
import { type Expressions, testByPatterns } from '../by-patterns.ts';

/** How a language tells of people, for reading: what it has none of is an empty set or an expression that matches nothing. */
export interface PeopleWords
  extends Expressions<
    Pick<RecipientGrammar, 'compound' | 'describing' | 'having' | 'from' | 'employers'>
  > {
  readonly names: Names;
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
    names: namesOf(given.names),
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

/** What people are called. */
export interface Names {
  /** words before a name: "named" */
  readonly calling: ReadonlySet<string>;
  /** Returns true for a first name of that gender, or of any without one, in lower case as it is typed. */
  isFirstName(word: string, gender?: 'f' | 'm'): boolean;
}

function namesOf(given: NameGrammar | undefined): Names {
  const { first, calling = none } = given ?? {};
  const women = spellingsOf(first?.f);
  const men = spellingsOf(first?.m);
  return {
    calling,
    isFirstName: (word, gender) =>
      (gender !== 'm' && women.has(word)) || (gender !== 'f' && men.has(word)),
  };
}

/** With and without accents: whoever leaves them out means the same name, whoever adds one does not. */
const spellingsOf = (names: ReadonlySet<string> = none): ReadonlySet<string> =>
  new Set([...names].flatMap((name) => [name, foldWord(name), withoutUmlauts(name)]));

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const withoutUmlauts = (name: string) => name.replace(/[äöü]/g, (letter) => umlauts[letter] ?? '');

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
