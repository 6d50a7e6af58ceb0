import type { Occasion, Recipient } from '../content/vocabulary.ts';
import type { AnchoredPattern, PhraseList, TextPattern } from './patterns.ts';

/** What a word says about a recipient. */
export interface Role {
  /** null when the word names a gender only ("a woman") */
  readonly recipient: Recipient | null;
  readonly gender?: 'f' | 'm';
  /** a son or niece may be grown up; the age decides */
  readonly mayBeGrown?: true;
  /** what they are then; a relative when absent */
  readonly whenGrown?: Recipient;
  /** a pupil or twins may be teenagers, as may those who may be grown up */
  readonly mayBeTeen?: true;
  /** grown up by the word alone, although others of the same relation may be children: an uncle */
  readonly isGrownUp?: true;
  /** "ma copine" is a friend where somebody else is her partner */
  readonly mayBeFriend?: true | undefined;
  /** "Freundin" is a friend or the partner of somebody else: "die Freundin meines Sohnes" */
  readonly mayBePartner?: true;
  /** "Frau" is somebody's wife where an owner is named: "die Frau meines Bruders" */
  readonly mayBeSpouse?: true;
  /** "my girl" is a daughter where her age tells so */
  readonly mayBeChild?: true;
  /** a profession: beside "is a" it says what somebody does, and names nobody who receives */
  readonly isProfession?: true;
  /** looks after the sick: an illness that is told is a patient's */
  readonly isCarer?: true;
}

/** How a language says that one person has another: "my sister's kids". */
export interface OwnerGrammar {
  /** what follows the owner of the next person: the "s" of "my sister's" */
  readonly possessive?: ReadonlySet<string>;
  /** words between a person and the owner: "the son of my ..." */
  readonly words?: ReadonlySet<string>;
  /** articles in the genitive */
  readonly genitiveArticles?: ReadonlySet<string>;
  /** end with the article of an owner, behind the person who is theirs: "the son of my" */
  readonly genitivePhrase?: readonly AnchoredPattern<'before'>[];
  /** a word for a person in the genitive without an apostrophe, such as "moms" */
  readonly genitiveForm?: readonly AnchoredPattern<'whole'>[];
}

/** Pronouns and possessives, by whom they stand for. */
export interface PronounGrammar {
  readonly she?: ReadonlySet<string>;
  readonly he?: ReadonlySet<string>;
  /** possessives of a third person: "her", "their" */
  readonly theirs?: ReadonlySet<string>;
  /** words for "whose" in "a friend whose wife teaches yoga" */
  readonly whose?: ReadonlySet<string>;
  /** the giver as the object of what somebody does: "me" */
  readonly me?: ReadonlySet<string>;
  /** possessives of the giver: "our" */
  readonly mine?: ReadonlySet<string>;
}

/** What stands before or after people who are mentioned and do not receive, joined by single spaces. */
export interface OtherPeopleGrammar {
  /** before a person who gives, or whom the gift is not for */
  readonly givers?: readonly AnchoredPattern<'before'>[];
  /** before a person who belongs to one that was named earlier: "wants, her mum" */
  readonly bystanders?: readonly AnchoredPattern<'before'>[];
  /** behind a parent of whom something is told, who is a child's where a child is named: "mum says" */
  readonly parentsTold?: readonly AnchoredPattern<'behind'>[];
  /** before a profession that somebody has: "is a" */
  readonly professions?: readonly AnchoredPattern<'before'>[];
  /** behind somebody's doctor or mother who only says something */
  readonly advisers?: readonly AnchoredPattern<'behind'>[];
  /** stands between somebody who only tells of another and that one: "says our" */
  readonly reports?: readonly AnchoredPattern<'whole'>[];
  /** behind a person who has died */
  readonly dead?: readonly AnchoredPattern<'behind'>[];
  /** before a person who has died: "lost her" */
  readonly lost?: readonly AnchoredPattern<'before'>[];
  /** before whoever owns a pet that has died, and is alive: "le chat de ma" */
  readonly ofPets?: readonly AnchoredPattern<'before'>[];
  /** words before a child that belongs to the recipient: "has", "with" */
  readonly parents?: ReadonlySet<string>;
  /** end with the word before whoever receives instead of somebody who was told of before: "but this one is for" */
  readonly resets?: readonly TextPattern[];
  /** end with the word before whoever receives, where a child was told of before: "a thank-you for" */
  readonly presents?: readonly TextPattern[];
}

/** Words for people that mean something else too: "DS" a console, "meine Kleine" any small thing. */
export interface AmbiguousPeopleGrammar {
  readonly phrases: PhraseList<Role>;
  /** behind such a word where it names a person: an age, or what people do */
  readonly signs: readonly AnchoredPattern<'behind'>[];
}

/** First names in lower case, with the accents that they have. */
export interface FirstNames {
  readonly f: ReadonlySet<string>;
  readonly m: ReadonlySet<string>;
}

/** How a language tells what people are called. */
export interface NameGrammar {
  readonly first: FirstNames;
  /** words before a name: "named" */
  readonly calling: ReadonlySet<string>;
}

/** How a language names the people who receive. What is absent, it has none of. */
export interface RecipientGrammar {
  readonly phrases?: PhraseList<Role>;
  readonly names?: NameGrammar;
  /** a compound whose first group names the recipient */
  readonly compound?: readonly AnchoredPattern<'whole'>[];
  readonly owners?: OwnerGrammar;
  readonly pronouns?: PronounGrammar;
  readonly others?: OtherPeopleGrammar;
  readonly ambiguous?: AmbiguousPeopleGrammar;
  /** small words that describe the person after them: "new", "little" */
  readonly describing?: ReadonlySet<string>;
  /** words before what belongs to somebody's household: "they have two toddlers" */
  readonly having?: ReadonlySet<string>;
  /** show that "ma copine" is a friend: she is married to somebody, or has left somebody */
  readonly friendSigns?: readonly TextPattern[];
  /** show that a son or a niece of unknown age is grown up: "my son works as" */
  readonly grownUpSigns?: readonly TextPattern[];
  /** nouns for whoever likes or does something, which tell a gender: "einen Teeliebhaber" */
  readonly agents?: Readonly<Record<'f' | 'm', readonly TextPattern[]>>;
  /** words between a person and where they come from: "my aunt from Italy" */
  readonly from?: ReadonlySet<string>;
  /** before a place that somebody comes from or lives in: "has come from" */
  readonly origins?: readonly AnchoredPattern<'before'>[];
  /** before what somebody works for: "works for the"; a hobby says more than an employer */
  readonly employers?: readonly AnchoredPattern<'before'>[];
}

/** Words of many forms that tell an occasion, or with null none although they sound so. */
export interface ToldOccasion extends TextPattern {
  readonly means: Occasion | null;
}

/** How a language names occasions. What is absent, it has none of. */
export interface OccasionGrammar {
  readonly phrases: PhraseList<Occasion>;
  /** say that somebody has finished their studies, which is a graduation */
  readonly finished?: readonly TextPattern[];
  /** words that other parts are read from too, such as a person: "my flatmate is moving out" */
  readonly told?: readonly ToldOccasion[];
  /** contain an occasion that is over, so that the gift is for another one: "Christmas is over" */
  readonly past?: readonly TextPattern[];
  /** a compound whose first group is the occasion */
  readonly compound?: readonly AnchoredPattern<'whole'>[];
}

/** How a language says what somebody works at. */
export interface TradeGrammar {
  /** somebody sells it, makes it or works with it for a living: "owns a bike shop" */
  readonly present: readonly TextPattern[];
  /** somebody has the profession: "is a baker"; it is no hobby where others are told of */
  readonly professions: readonly TextPattern[];
  /** whoever works at what the word names, so that it tells no liking where that is refused: "a barista, no coffee" */
  readonly workers?: readonly TextPattern[];
  /** the gift must not be about the work: "nothing that reminds him of the office" */
  readonly shunned?: readonly TextPattern[];
  /** the work is over: "was a plumber" */
  readonly past: readonly TextPattern[];
  /** what whoever retires has done long enough: "after forty years of baking" */
  readonly careers?: readonly TextPattern[];
  /** somebody makes what they eat or drink: the concept `makes`, or with null what the words name: "brews his own beer" */
  readonly own: readonly (TextPattern & { readonly makes: string | null })[];
}
