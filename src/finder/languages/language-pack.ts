import type { Diet, Flag, Kind, Occasion, Recipient, Situation } from '../content/vocabulary.ts';

/** Phrases with one meaning, separated by commas or line breaks. Each phrase is its own example. */
export interface PhraseEntry<T> {
  readonly means: T;
  readonly phrases: string;
}

/** Phrases by meaning; of two equal phrases the later one counts. */
export type PhraseList<T> = readonly PhraseEntry<T>[];

/**
 * A regular expression for folded text: lower case, no accents, "ß" as "ss". A space matches one or
 * more spaces, and the pattern matches whole words.
 */
export interface TextPattern {
  readonly pattern: string;
  /** sentences that contain the pattern; at least one */
  readonly examples: readonly string[];
}

/** How the numbers `a` and `b` of an age pattern become the youngest and oldest age in years. */
export type AgeReading =
  | 'exact'
  | 'range'
  | 'child-range'
  | 'months'
  | 'month-range'
  | 'weeks'
  | 'and-a-half'
  | 'at-least'
  | 'at-most'
  | 'from-young'
  | 'below-young'
  | 'early'
  | 'mid'
  | 'late'
  | 'decade';

/**
 * A pattern for an age. `{a}` and `{b}` stand for numbers; `{years}`, `{months}`, `{to}`,
 * `{others}` for one more number of a list, `{notDuration}` and `{notMoney}` for the words of the grammar; `{person}` for any word for a person, `{child}` for one who may be a child.
 */
export interface AgePattern {
  readonly pattern: string;
  /** a way to read the numbers, or fixed bounds in years */
  readonly reads: AgeReading | readonly [youngest: number, oldest: number];
  /** true when the words allow no other reading, so that the tagger is not asked */
  readonly isSure?: true;
  /** the words tell a birthday too: "turns 60" */
  readonly isBirthday?: true;
  /** sentences with the age in years that they name; at least one */
  readonly examples: Readonly<Record<string, readonly [youngest: number, oldest: number]>>;
}

/** How a language says how old somebody is. */
export interface AgeGrammar {
  /** regular expressions that patterns name in braces */
  readonly parts: {
    readonly years: string;
    readonly months: string;
    readonly to: string;
    /** follows a number of years that is a duration and no age */
    readonly duration: string;
    /** follows a number that counts money, people or a measure */
    readonly otherUnit: string;
    /** words for a person beside those for recipients: "youngest" */
    readonly called: string;
  };
  /** precedes a number of years that is a duration or a date */
  readonly before: RegExp;
  /** stands beside the years of a marriage */
  readonly marriage: RegExp;
  /** tried in this order */
  readonly patterns: readonly AgePattern[];
  /** ages in words: "toddler", "sixtieth"; tried after the patterns, in this order */
  readonly words: readonly AgePattern[];
  /** ages in words that mean something else too, such as "seventies"; read only where an age surely is */
  readonly loose: readonly AgePattern[];
  /** words for a baby that is the recipient and an interest at once */
  readonly babyWords: RegExp;
  /** sentences with a number that is no age; at least one */
  readonly noAges: readonly string[];
}

/**
 * How the amounts of a budget pattern become bounds: `at-most` the first, `at-least` the first,
 * `about` from 70 % to 120 % of it, `exactly` from 80 % to 105 %, `note` (a banknote) from 70 % to 110 %,
 * `pot` (what several have given) from 60 % to all of it, `between` the two.
 */
export type BudgetReading =
  | 'at-most'
  | 'at-least'
  | 'about'
  | 'exactly'
  | 'note'
  | 'pot'
  | 'between';

/**
 * A pattern for a budget. `{amount}` and `{amount2}` stand for an amount with or without a currency,
 * `{word}` for a word in `amounts`, `{currency}` for a currency, `{notMoney}` for what does not follow money.
 */
export interface BudgetPattern {
  readonly pattern: string;
  readonly reads: BudgetReading;
  /** true when a number without a currency is money, since the words allow nothing else */
  readonly isBare?: true;
  /** sentences with the bounds in euros that they name; at least one */
  readonly examples: Readonly<Record<string, readonly [min: number | null, max: number | null]>>;
}

/** How a language says what a gift may cost. */
export interface BudgetGrammar {
  /** words for currencies, by ISO 4217 code, as regular expressions */
  readonly currencies: Readonly<Record<string, string>>;
  /** what follows a number that counts something else, as a regular expression */
  readonly notMoney: string;
  /** tried in this order, before an amount with a currency and no other words */
  readonly patterns: readonly BudgetPattern[];
  /** words that are amounts: "vingtaine" */
  readonly amounts: Readonly<Record<string, number>>;
  /** words that are amounts of money in euros and nothing else: "tenner" */
  readonly slang: Readonly<Record<string, number>>;
  /** phrases such as "cheap" with the most euros that they mean, as regular expressions */
  readonly vague: readonly {
    readonly pattern: string;
    readonly euros: number;
    readonly examples: readonly string[];
  }[];
  /** several givers: `{givers}` and `{amount}`, in either order; the budget is their product */
  readonly shares: readonly {
    readonly pattern: string;
    readonly examples: Readonly<Record<string, number>>;
  }[];
  /**
   * What each giver pays (`{amount}`) and how many they are (`{givers}`), wherever both stand in a text; the
   * budget is their product. Null when the language has no such words yet.
   */
  readonly pooled: {
    readonly shares: readonly string[];
    readonly givers: string;
    readonly examples: Readonly<Record<string, number>>;
  } | null;
  /**
   * Tells that the people who are counted receive: `before` is tested against what stands before their number, as
   * "for my team of" does, and `unless` against the whole text, as "of us" in it tells that they give. Null when the
   * language has no such words yet.
   */
  readonly receivers: {
    readonly before: RegExp;
    readonly unless: RegExp;
    readonly examples: Readonly<Record<string, number>>;
  } | null;
  /** a sum (`{amount}`) for several recipients (`{recipients}`); the budget is the part of each */
  readonly divided: readonly {
    readonly pattern: string;
    readonly examples: Readonly<Record<string, number>>;
  }[];
  /** words for people before a number that counts years */
  readonly peopleBefore: RegExp;
  /** words for a child before a number that counts years */
  readonly childBefore: RegExp;
  /**
   * `currency` is meant instead of the currency `instead`, or where an amount has none (null), if a text has words
   * of its country and the amount is `least` or more of it
   */
  readonly local: readonly {
    readonly instead: string | null;
    readonly currency: string;
    readonly least: number;
    readonly words: RegExp;
  }[];
  /** words before a number that is an age, a version, a size or a date */
  readonly otherNumberBefore: RegExp;
  /** after a number: an age or a birthday */
  readonly ageAfter: RegExp;
  /** in a bare pattern: money for certain, even a small amount */
  readonly surely: RegExp;
}

/** What a word says about a recipient. */
export interface Role {
  /** null when the word names a gender only ("a woman") */
  readonly recipient: Recipient | null;
  readonly gender?: 'f' | 'm';
  /** a son or niece may be grown up; the age decides */
  readonly mayBeGrown?: true;
  /** what they are then; a relative when absent */
  readonly whenGrown?: Recipient;
  /** "ma copine" is a friend where somebody else is her partner */
  readonly mayBeFriend?: true | undefined;
  /** "Freundin" is a friend or the partner of somebody else: "die Freundin meines Sohnes" */
  readonly mayBePartner?: true;
  /** "Frau" is somebody's wife where an owner is named: "die Frau meines Bruders" */
  readonly mayBeSpouse?: true;
  /** a profession: beside "is a" it says what somebody does, and names nobody who receives */
  readonly isProfession?: true;
  /** looks after the sick: an illness that is told is a patient's */
  readonly isCarer?: true;
}

/** How a language names the people who receive. Regular expressions are tested against one token. */
export interface RecipientGrammar {
  readonly phrases: PhraseList<Role>;
  /** a compound whose first group names the recipient, or null */
  readonly compound: RegExp | null;
  /** what follows the owner of the next person, such as the "s" of "my sister's", or null */
  readonly possessive: string | null;
  /** words between a person and the owner: "the son of my ..." */
  readonly ownerWords: ReadonlySet<string>;
  /** articles inside "of a friend"; alone they show no owner */
  readonly articles: ReadonlySet<string>;
  /** an article in the genitive, or null */
  readonly genitiveArticle: RegExp | null;
  /** tested against the words from one person to the article of the next, or null */
  readonly genitivePhrase: RegExp | null;
  /** tested against the words before a person who gives, or whom the gift is not for; or null */
  readonly otherPersonPhrase: RegExp | null;
  /** tested against the words before a person who belongs to one that was named earlier: "wants, her mum"; or null */
  readonly bystanderPhrase: RegExp | null;
  /** the word before a child that belongs to the recipient: "has", "with" */
  readonly parentWord: RegExp | null;
  /** small words that describe the person after them: "new", "little" */
  readonly describing: ReadonlySet<string>;
  /** possessives of a third person: "her", "their" */
  readonly theirs: ReadonlySet<string>;
  /** words for "whose" in "a friend whose wife teaches yoga" */
  readonly whose?: ReadonlySet<string>;
  /** a word for a person in the genitive without an apostrophe, such as "moms"; or null */
  readonly genitiveForm: RegExp | null;
  /** tested against the words before a profession that somebody has: "is a"; or null */
  readonly professionPhrase: RegExp | null;
  /** tested against the words after somebody's doctor or mother who only says something; or null */
  readonly adviserPhrase: RegExp | null;
  /** tested against the words after a person who has died; or null */
  readonly deadPhrase: RegExp | null;
  /** ends with the word before whoever owns a pet that has died, and is alive: "le chat de ma"; none when absent */
  readonly petOfPhrase?: RegExp;
  /**
   * end with the word before whoever receives instead of somebody who was told of before: "but this one is for"; none
   * when absent
   */
  readonly resets?: readonly TextPattern[];
  /** words before what belongs to somebody's household: "they have two toddlers"; none when absent */
  readonly having?: ReadonlySet<string>;
  /** show that "ma copine" is a friend: she is married to somebody, or has left somebody */
  readonly friendSigns: readonly TextPattern[];
  /** show that a son or a niece of unknown age is grown up: "my son works as" */
  readonly grownUpSigns: readonly TextPattern[];
  /** nouns for whoever likes or does something, which tell a gender: "einen Teeliebhaber"; none when absent */
  readonly agents?: Readonly<Record<'f' | 'm', readonly TextPattern[]>>;
  readonly she: ReadonlySet<string>;
  readonly he: ReadonlySet<string>;
  /** the giver as the object of what somebody does: "me" */
  readonly me: ReadonlySet<string>;
  /** possessives of the giver: "our" */
  readonly mine?: ReadonlySet<string>;
  /** words before whoever receives: "for" */
  readonly receives?: ReadonlySet<string>;
  /** words between a person and where they come from: "my aunt from Italy" */
  readonly from?: ReadonlySet<string>;
  /** tested against the words before a place that somebody comes from or lives in: "has come from" */
  readonly origins?: RegExp;
  /** tested against the words before what somebody works for: "works for the"; a hobby says more than an employer */
  readonly employers?: RegExp;
}

/** Words of many forms that tell an occasion, or with null none although they sound so. */
export interface ToldOccasion extends TextPattern {
  readonly means: Occasion | null;
}

/** How a language names occasions. */
export interface OccasionGrammar {
  readonly phrases: PhraseList<Occasion>;
  /** say that somebody has finished their studies, which is a graduation; none when absent */
  readonly finished?: readonly TextPattern[];
  /** words that other parts are read from too, such as a person: "my flatmate is moving out"; none when absent */
  readonly told?: readonly ToldOccasion[];
  /** a compound whose first group is the occasion, or null */
  readonly compound: RegExp | null;
}

/** What a phrase means after a cue only. */
export interface ExcludedMeaning {
  readonly kinds?: readonly Kind[];
  readonly flags?: readonly Flag[];
  readonly diet?: Diet;
  /** concepts instead of those of the same words elsewhere: who wants nothing "cheesy" refuses sentiment */
  readonly concepts?: readonly string[];
}

/** How a language names kinds and properties of products. */
export interface ProductGrammar {
  readonly kinds: PhraseList<readonly Kind[]>;
  readonly flags: PhraseList<readonly Flag[]>;
  readonly excluded: PhraseList<ExcludedMeaning>;
  /** words for a material: "plastic toys" excludes the material and leaves wooden toys */
  readonly materials: ReadonlySet<string>;
}

/**
 * What a phrase excludes. `not`: what follows; `one`: the one word that follows; `owns`: what
 * follows, since the recipient has it; `back`: what is before; `is`: a concept that somebody is not;
 * `over`: what follows, since it was liked or done once, unless somebody wants to begin again; `was`: a trade of
 * the past, which is refused only where something cannot be done any more; `other`: who
 * or what follows, since the gift is not for them; `alone`: a kind of gift that follows and is not enough by itself,
 * as in "not just flowers"; `lacks`: nothing, nor is what follows liked; `none`: nothing.
 */
export type Cue =
  | 'not'
  | 'one'
  | 'owns'
  | 'back'
  | 'is'
  | 'over'
  | 'was'
  | 'other'
  | 'alone'
  | 'lacks'
  | 'none';

/** How a language excludes. */
export interface ExclusionGrammar {
  readonly cues: PhraseList<Cue>;
  /** words that begin a new clause and end an exclusion */
  readonly clauseWords: ReadonlySet<string>;
  /** words before which an object that is named first begins */
  readonly clauseStarts: ReadonlySet<string>;
  /** words that join two excluded things, `and` and `or` among them */
  readonly joints: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly or: ReadonlySet<string>;
  /** verbs that begin a new clause after "and" or a comma; elsewhere they may be nouns */
  readonly clauseVerbs: ReadonlySet<string>;
  /** words between a cue and its object that say how much or how often */
  readonly adverbs: ReadonlySet<string>;
  /** words before the time or the cause of what is over: "since the accident"; none when absent */
  readonly causes?: ReadonlySet<string>;
  /** verbs whose object is excluded; they name nothing themselves */
  readonly lightVerbs: ReadonlySet<string>;
  /** verbs that name what is excluded when no object does */
  readonly themeVerbs: ReadonlySet<string>;
  /** verbs that exclude alcohol when no object does */
  readonly drinkVerbs: ReadonlySet<string>;
  /** "not" in "not too loud", and the words of degree after it */
  readonly plainNot: ReadonlySet<string>;
  readonly degrees: ReadonlySet<string>;
  /** words for "everything", and the word that may name of what */
  readonly everything: ReadonlySet<string>;
  readonly everythingOf: string | null;
  /** says that somebody wants to begin again with what is over; or null */
  readonly resumes: RegExp | null;
  /**
   * say that somebody has a thing, or has much of it, which the group `what` names: "Stoffe? Berge.", "got a kettle last
   * year". None when absent
   */
  readonly plenty?: readonly TextPattern[];
  /** the same in words that allow no other reading, whatever a tagger finds; none when absent */
  readonly surelyOwned?: readonly TextPattern[];
  /** words of a complaint about what somebody does too much, where something else is wanted; none when absent */
  readonly preference?: PreferenceGrammar;
  /** say that the gift must not remind of what somebody goes through: "nothing that looks like illness" */
  readonly reminders?: readonly TextPattern[];
  /** surely say that somebody likes something, whatever a tagger makes of it: "is his life"; none when absent */
  readonly liked?: readonly TextPattern[];
  /** say that what was named before is over: "that's no longer possible", "not since her fall" */
  readonly endings: readonly TextPattern[];
  /** a negation that may end a clause after its object */
  readonly clauseEnd: ReadonlySet<string>;
  /** "without" and the negations before or after it that turn it into an interest */
  readonly without: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  readonly negationsAfter: ReadonlySet<string>;
  /** cues for "too much", which name an interest beside a verb of consuming */
  readonly excess: ReadonlySet<string>;
  readonly consumingVerbs: ReadonlySet<string>;
  /** words behind what is added to something refused: "too" */
  readonly also?: ReadonlySet<string>;
  /** words after what somebody does not have and may want: "yet" */
  readonly notYet: ReadonlySet<string>;
  /** tested against what follows a thing that somebody has none of and wants: "has no bike, but wants one" */
  readonly wantedYet?: RegExp;
  /** words for all that is for somebody: "baby stuff" */
  readonly stuff: ReadonlySet<string>;
  /** words for all that somebody needs for a hobby or a trade: "has all the kit" */
  readonly gearWords: ReadonlySet<string>;
  /** those of them that mean a shirt where somebody supports a club: "has the kit already"; none when absent */
  readonly clubWear?: ReadonlySet<string>;
  /** tested against the words after a negated "can" and a verb: "can't knit any more"; null or absent without */
  readonly noMore?: RegExp;
  /** comparisons: the word before the refused thing, and the words that must come earlier */
  readonly comparisons: ReadonlyMap<string, ReadonlySet<string>>;
  /** negators before a verb, or null; after `can` the verb may be about an ability */
  readonly negators: PhraseList<'will' | 'can'>;
  /** verbs that exclude their object after a negated `can` */
  readonly toleranceVerbs: ReadonlySet<string>;
  /** verbs with a particle before the object, and the particles */
  readonly particleVerbs: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  /** a negation in two words around the verb, or null */
  readonly twoPartNegation: {
    readonly begins: ReadonlySet<string>;
    readonly ends: ReadonlySet<string>;
  } | null;
  /** a compound whose first group it is free of, and the same for "allergy to" */
  readonly freeOf: RegExp | null;
  readonly against: RegExp | null;
  /** the second of two words that say the same: "sugar free" */
  readonly freeWord: string | null;
  /** say that somebody did something once: "used to knit" in other words */
  readonly formerly?: readonly TextPattern[];
  /** phrases after which money alone is refused, and other things are one of several: "not just money in a card" */
  readonly merely?: ReadonlySet<string>;
  /** words between a refusal and what is refused: "getting" in "tired of getting mugs" */
  readonly receiving?: {
    readonly verbs: ReadonlySet<string>;
    readonly around: ReadonlySet<string>;
  };
  /** nouns that name nothing, and the words that join them to what is meant: "things for the baby" */
  readonly generic?: { readonly nouns: ReadonlySet<string>; readonly of: ReadonlySet<string> };
  /** verbs whose objects end at "and" before a refused subject: "loves tea and coffee makes her ill" */
  readonly likingVerbs?: ReadonlySet<string>;
  /** words that begin a clause about what is refused, and its verbs: "that is" in "no toy that is loud" */
  readonly relative?: {
    /** nouns that name nothing, so that only what is said of them is refused */
    readonly nouns: ReadonlySet<string>;
    readonly pronouns: ReadonlySet<string>;
    readonly verbs: ReadonlySet<string>;
  };
  /** words between what is liked and what contradicts it: "but" */
  readonly contrast?: ReadonlySet<string>;
  /** say that somebody cannot have what they like */
  readonly barred?: BarredGrammar;
  /** endings of the first part of such a compound that are no part of the word */
  readonly linkingEnd: RegExp | null;
  /** numbers in words, which name nothing */
  readonly numberWords: ReadonlySet<string>;
}

/** "Only ever plays Fortnite, I'd rather get him something for outside". Each is tested against one token. */
export interface PreferenceGrammar {
  /** one word or two: "only", "all day" */
  readonly complaint: ReadonlySet<string>;
  /** verbs and adverbs beside which "only" tells a wish or a fact of the giver: "may only have books" */
  readonly noComplaint: ReadonlySet<string>;
  /** "rather" */
  readonly rather: ReadonlySet<string>;
  /** near "rather": "something", "give" */
  readonly wish: RegExp;
}

/** How a language says that what is liked must not be given, although it stays a theme. */
export interface BarredGrammar {
  /** it does harm or is forbidden: "but she is allergic" */
  readonly harmful: readonly TextPattern[];
  /** it cannot be owned: "but can't have one in his flat" */
  readonly unowned: readonly TextPattern[];
}

/** A way to say a condition: "can't drive any more", "broke her leg". */
export interface ConditionPattern extends TextPattern {
  readonly means: Diet;
}

/** A way to say what only sounds like a situation: "I hardly know him" tells of no dementia. */
export interface PassingPattern extends TextPattern {
  readonly means: Situation;
}

/** How a language names diets and conditions, and says that a thing suits one. */
export interface DietGrammar {
  readonly phrases: PhraseList<Diet>;
  readonly patterns: readonly ConditionPattern[];
  /** say that an illness is over: "in remission" */
  readonly recovered: readonly TextPattern[];
  /** stems in the texts of an idea that suits a diet although its concept is excluded */
  readonly suits: Readonly<Partial<Record<Diet, DietWords>>>;
}

/** Stems by the way in which a text uses them. */
export interface DietWords {
  /** named as absent: "without alcohol" */
  readonly lacking?: readonly string[];
  /** named in title or keywords: "vegan" */
  readonly named?: readonly string[];
}

/** How a language says that a text's idea is free of something. */
export interface LackingGrammar {
  /** words before what is lacking */
  readonly before: ReadonlySet<string>;
  /** words after it */
  readonly after: ReadonlySet<string>;
  /** ends compounds whose first part is lacking, or null */
  readonly ending: RegExp | null;
}

/** Where a title names the thing itself: "gloves" in "motorcycle gloves for women", and neither other noun. */
export interface TitleGrammar {
  /** words that end what names the thing: "for", "with" */
  readonly ends: ReadonlySet<string>;
  /** words between two names of it: "brushes and soap", "a set of brushes" */
  readonly joints: ReadonlySet<string>;
  /** words for several of it: "set" in "dice set" */
  readonly sets: ReadonlySet<string>;
  /** true where nouns stand last ("motorcycle gloves"), false where what describes them follows */
  readonly nounIsLast: boolean;
}

/** Words before all that somebody wants or may have. */
export interface OnlyGrammar {
  readonly words: ReadonlySet<string>;
  /** words that mean it after a negation: "n'aime que" */
  readonly afterNegation: ReadonlySet<string>;
  /** articles before which they mean it without a negation too: "mange que du pain" */
  readonly partitives?: ReadonlySet<string>;
  /** words of which one stands near all that is wanted: "nothing" in "books and nothing else" */
  readonly near: ReadonlySet<string>;
  /** "nothing", and the words that mean only after it: "nothing but books", "rien à part le rugby" */
  readonly nothing: ReadonlySet<string>;
  /** what means as much behind a negation: "doesn't like anything but", "mag nicht viel außer" */
  readonly anything?: ReadonlySet<string>;
  readonly except: ReadonlySet<string>;
  /** what somebody has none of but those that follow an exception: "no hobbies, except for yoga" */
  readonly pursuits?: ReadonlySet<string>;
  /** the folded text right behind a thing that says the same: "books, nothing else" */
  readonly after?: RegExp;
  /** the folded text right before a thing that says the same: "all she wants is" */
  readonly before?: RegExp;
  /** a word for "only" with one word before and after that means something else: "if only he", "i only know" */
  readonly otherwise?: RegExp;
}

/** How a language says what needs another answer than gifts. */
export interface SensitiveGrammar {
  /** somebody may be about to harm themselves */
  readonly crisis: readonly TextPattern[];
  /** weapons against people, harm to somebody, hard drugs */
  readonly refused: readonly TextPattern[];
  /** sexual things, which are refused when the recipient is a minor */
  readonly sexual: readonly TextPattern[];
  /** sentences that look like one of them and are none; at least one */
  readonly harmless: readonly string[];
}

/** How a language says what somebody works at. */
export interface TradeGrammar {
  /** somebody sells it, makes it or works with it for a living: "owns a bike shop" */
  readonly present: readonly TextPattern[];
  /** somebody has the profession: "is a baker"; it is no hobby where others are told of */
  readonly professions: readonly TextPattern[];
  /** the work is over: "was a plumber" */
  readonly past: readonly TextPattern[];
  /** somebody makes what they eat or drink: the concept `makes`, or with null what the words name: "brews his own beer" */
  readonly own: readonly (TextPattern & { readonly makes: string | null })[];
}

/** What tells an interest in a list from a kind of product. */
export interface CoordinationGrammar {
  /** the text between two things in a list, from end to end */
  readonly between: RegExp;
  /** the text right before a thing that somebody likes */
  readonly likes: RegExp;
}

/**
 * All that the engine knows of a language. Words and phrases are folded when they are compared, so
 * accents are welcome in phrases; sets and regular expressions are in folded form.
 */
export interface LanguagePack {
  /** ISO 639-1 */
  readonly code: string;
  /** letters and endings that others do not use; with the flags `g`, `i` and `u` */
  readonly letters: RegExp | null;
  /** words that help to detect the language and are never searched for */
  readonly stopWords: ReadonlySet<string>;
  /** everyday words that are never taken for forms or typos of another word */
  readonly plainWords: ReadonlySet<string>;
  /**
   * words of dialects by their folded form, or in lower case with the accents that they need, with the folded word
   * of the standard language that they stand for
   */
  readonly dialects: ReadonlyMap<string, string>;
  /** words for spans and points of time, which alone tell no situation */
  readonly timeWords: ReadonlySet<string>;
  /** words and phrases that mean something else in another language, which is not meant here */
  readonly falseFriends: ReadonlySet<string>;
  /** returns the stem of a folded word; forms of one word mostly have equal stems */
  readonly stem: (word: string) => string;
  /** endings with which a word of the lexicon is still the same word, folded: "s" of a plural */
  readonly inflections: ReadonlySet<string>;
  /** in characters; shorter stems are shared by unrelated words */
  readonly minStemLength: number;
  /** false when the lexicon has too few words for stems and typos to be safe */
  readonly hasRichLexicon: boolean;
  /** true when words are joined into one: parts are looked up too */
  readonly hasCompounds: boolean;
  /** phrases for numbers from two on, with hyphens and spaces as they are written */
  readonly numberWords: () => Iterable<readonly [words: string, value: number]>;
  /** the end of a word that begins with a number, such as "jährig"; or null */
  readonly numberSuffix: RegExp | null;
  readonly ages: AgeGrammar;
  readonly budgets: BudgetGrammar;
  readonly recipients: RecipientGrammar;
  readonly occasions: OccasionGrammar;
  readonly products: ProductGrammar;
  readonly diets: DietGrammar;
  readonly exclusions: ExclusionGrammar;
  readonly lacking: LackingGrammar;
  readonly titles: TitleGrammar;
  readonly coordination: CoordinationGrammar | null;
  /** figures of speech, whose words are meant in another sense */
  readonly idioms: readonly TextPattern[];
  /** favours that the recipient did for the giver */
  readonly favours: readonly TextPattern[];
  /** what the giver says of herself: "I'm a nurse", "I'm vegan", "I'm 34" */
  readonly givers: readonly TextPattern[];
  /** words that sound like a situation and tell none; none when absent */
  readonly passing?: readonly PassingPattern[];
  readonly only: OnlyGrammar;
  /** none when absent */
  readonly trades?: TradeGrammar;
  /** null when the language has none of these words yet */
  readonly sensitive: SensitiveGrammar | null;
}

/** Returns the words of a list that is separated by spaces or line breaks. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
