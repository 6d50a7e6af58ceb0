import type { Diet, Kind } from '../content/vocabulary.ts';
import type { AnchoredPattern, PhraseList, TextPattern } from './patterns.ts';

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

/** The words that deny, by what they do beside a cue or without one. */
export interface NegationGrammar {
  /** "not" in "not too loud" */
  readonly not?: ReadonlySet<string>;
  /** a negation that may end a clause after its object */
  readonly atEnd?: ReadonlySet<string>;
  /** a negation in two words around the verb: "ne", and "pas" */
  readonly firstPart?: ReadonlySet<string>;
  readonly secondPart?: ReadonlySet<string>;
  /** "without", and the words behind it that with it name an interest: "ohne Kaffee geht nichts" */
  readonly without?: ReadonlySet<string>;
  readonly behindWithout?: ReadonlySet<string>;
  /** comparisons: the word before the refused thing, and the words that must come earlier */
  readonly comparisons?: ReadonlyMap<string, ReadonlySet<string>>;
  /** phrases after which money alone is refused, and other things are one of several: "not just money in a card" */
  readonly merely?: ReadonlySet<string>;
  /**
   * words before one refused thing, which a list of other things may follow: "no candles, books and tea"; where there
   * are none, each word may be one
   */
  readonly bare?: ReadonlySet<string>;
  /** words behind which things have no article, and so have those of a list behind them: "pas de bijoux, parfums, sacs" */
  readonly partitives?: ReadonlySet<string>;
  /** articles that each thing of a list has: "déteste les bijoux, les licornes" */
  readonly definites?: ReadonlySet<string>;
  /** articles of what is wanted instead, unless what is refused has one too: "pas d'objets, un resto ou un livre" */
  readonly indefinites?: ReadonlySet<string>;
}

/** Verbs beside a cue. */
export interface RefusedVerbs {
  /** their object is excluded; they name nothing themselves */
  readonly light?: ReadonlySet<string>;
  /** they name what is excluded when no object does */
  readonly theme?: ReadonlySet<string>;
  /** they exclude alcohol when no object does */
  readonly drinking?: ReadonlySet<string>;
  /** what they have too much of is liked: "drinks too much coffee" */
  readonly consuming?: ReadonlySet<string>;
  /** they exclude their object after a negated "can" */
  readonly tolerated?: ReadonlySet<string>;
  /** those with a particle before the object, and the particles */
  readonly withParticle?: ReadonlySet<string>;
  readonly particles?: ReadonlySet<string>;
}

/** The words around the thing that a cue is about. */
export interface ObjectGrammar {
  /** "everything", and the word behind it that may name of what */
  readonly everything?: ReadonlySet<string>;
  readonly of?: ReadonlySet<string>;
  /** verbs between a refusal and the thing, and what stands beside them: "tired of getting only mugs" */
  readonly receiving?: ReadonlySet<string>;
  readonly aroundReceiving?: ReadonlySet<string>;
  /** nouns that name nothing, and the words that join them to what is meant: "things for the baby" */
  readonly generic?: ReadonlySet<string>;
  readonly genericOf?: ReadonlySet<string>;
  /** words for all that is for somebody: "baby stuff" */
  readonly stuff?: ReadonlySet<string>;
  /** between a thing and what it is made of, from end to end: " made of " */
  readonly madeOf?: readonly AnchoredPattern<'whole'>[];
  /**
   * behind a thing that only some of its kind are refused, up to what they are refused for: " with" in "no toys with
   * batteries", " about" in "no books about war"
   */
  readonly qualifiers?: readonly AnchoredPattern<'behind'>[];
  /** words behind what is added to something refused: "too" */
  readonly also?: ReadonlySet<string>;
}

/** What begins a clause about what is refused: "that is" in "no toy that is loud". */
export interface RelativeGrammar {
  /** nouns that name nothing, so that only what is said of them is refused */
  readonly nouns?: ReadonlySet<string>;
  readonly pronouns?: ReadonlySet<string>;
  readonly verbs?: ReadonlySet<string>;
}

/** How a language says that somebody has a thing, or has none of it and wants it. */
export interface OwningGrammar {
  /**
   * say that somebody has the thing that the group `what` names, in words that allow no other reading, whatever a tagger
   * finds
   */
  readonly surely?: readonly TextPattern[];
  /** say that somebody has it, or has much of it: "Stoffe? Berge.", "got a kettle last year" */
  readonly plenty?: readonly TextPattern[];
  /** say that somebody has all that is for what the group `what` names: "has all one needs for the kitchen" */
  readonly allFor?: readonly TextPattern[];
  /** words for all that somebody needs for a hobby or a trade: "has all the kit" */
  readonly gear?: ReadonlySet<string>;
  /** those of them that mean a shirt where somebody supports a club: "has the kit already" */
  readonly clubWear?: ReadonlySet<string>;
  /** words after what somebody does not have and may want: "yet" */
  readonly notYet?: ReadonlySet<string>;
  /** behind a thing that somebody has none of and wants: "has no bike, but wants one" */
  readonly wantedYet?: readonly AnchoredPattern<'behind'>[];
}

/** How a language says that nothing of a list must be given that was named right before. */
export interface NoneOfThoseGrammar {
  /** "none of that, please" */
  readonly said: readonly TextPattern[];
  /** words behind which such a list begins, beside the verbs of what somebody does: "has", "with" */
  readonly beginnings: ReadonlySet<string>;
}

/** How a language says that something is over. */
export interface PastGrammar {
  /** say that what was named before is over: "that's no longer possible", "not since her fall" */
  readonly endings?: readonly TextPattern[];
  /** say that somebody did something once: "used to knit" in other words */
  readonly formerly?: readonly TextPattern[];
  /** behind a negated "can" and a verb: "can't knit any more" */
  readonly noMore?: readonly AnchoredPattern<'behind'>[];
  /** words before the time or the cause of what is over: "since the accident" */
  readonly causes?: ReadonlySet<string>;
  /** say that somebody wants to begin again with what is over */
  readonly resumes?: readonly AnchoredPattern<'anywhere'>[];
  /** name dementia, in which what was loved long ago pleases most */
  readonly remembers?: readonly AnchoredPattern<'anywhere'>[];
}

/** How a language negates within a word. */
export interface CompoundGrammar {
  /** a compound whose first group it is free of, and the same for "allergy to" */
  readonly freeOf?: readonly AnchoredPattern<'whole'>[];
  readonly against?: readonly AnchoredPattern<'whole'>[];
  /** the second of two words that say the same: "sugar free" */
  readonly freeWords?: ReadonlySet<string>;
}

/** How a language excludes. What is absent, it has none of. */
export interface ExclusionGrammar {
  readonly cues?: PhraseList<Cue>;
  /** negators before a verb; after `can` the verb may be about an ability */
  readonly negators?: PhraseList<'will' | 'can'>;
  /** cues for "too much", which name an interest beside a verb of consuming */
  readonly excess?: ReadonlySet<string>;
  readonly negation?: NegationGrammar;
  readonly verbs?: RefusedVerbs;
  /** surely say that what the group `what` names is refused: "Kaffee trinkt sie aus Prinzip nicht" */
  readonly refused?: readonly TextPattern[];
  readonly object?: ObjectGrammar;
  readonly relative?: RelativeGrammar;
  readonly owning?: OwningGrammar;
  /** say that the gift must not remind of what somebody goes through: "nothing that looks like illness" */
  readonly reminders?: readonly TextPattern[];
  readonly noneOfThose?: NoneOfThoseGrammar;
  /** say that the giver does not want to give what was named before: "but I find it too early", "which scares me" */
  readonly disapproved?: readonly TextPattern[];
  readonly past?: PastGrammar;
  readonly compounds?: CompoundGrammar;
  readonly barred?: BarredGrammar;
  readonly preference?: PreferenceGrammar;
}

/** "Only ever plays Fortnite, I'd rather get him something for outside". Those of one word are tested against a token. */
export interface PreferenceGrammar {
  /** one word or two: "only", "all day" */
  readonly complaint?: ReadonlySet<string>;
  /** verbs and adverbs beside which "only" tells a wish or a fact of the giver: "may only have books" */
  readonly noComplaint?: ReadonlySet<string>;
  /** "rather" */
  readonly rather?: ReadonlySet<string>;
  /** near "rather": "something", "give" */
  readonly wish?: readonly AnchoredPattern<'whole'>[];
  /** say that somebody shall do something else: "get him off the sofa" */
  readonly wayOut?: readonly TextPattern[];
  /** what somebody does too much, with the words that say so: "won't stop gaming"; read where there is a way out */
  readonly excess?: readonly TextPattern[];
}

/** How a language says that what is liked must not be given, although it stays a theme. */
export interface BarredGrammar {
  /** it does harm or is forbidden: "but she is allergic" */
  readonly harmful?: readonly TextPattern[];
  /** it cannot be owned: "but can't have one in his flat" */
  readonly unowned?: readonly TextPattern[];
  /** somebody likes to watch or to hear it and does not do it: "but doesn't play" */
  readonly unpractised?: readonly TextPattern[];
  /** words between what is liked and what contradicts it: "but" */
  readonly contrast?: ReadonlySet<string>;
}

/** A way to say a condition: "can't drive any more", "broke her leg". */
export interface ConditionPattern extends TextPattern {
  readonly means: Diet | readonly Diet[];
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

/** A stem in the texts of an idea that suits a diet. */
export interface Suit {
  readonly diet: Diet;
  readonly term: string;
  readonly where: 'lacking' | 'names';
}

/** How a language says that a text's idea is free of something. What is absent, it has none of. */
export interface LackingGrammar {
  /** words before what is lacking */
  readonly before?: ReadonlySet<string>;
  /** words after it */
  readonly after?: ReadonlySet<string>;
  /** ends of compounds whose first part is lacking */
  readonly endings?: ReadonlySet<string>;
}

/** Words of many forms that say of which kinds all must be that is given. */
export interface KindsPattern extends TextPattern {
  readonly means: readonly Kind[];
}

/** Words before all that somebody wants or may have. What is absent, a language has none of. */
export interface OnlyGrammar {
  readonly words?: ReadonlySet<string>;
  /** say of which kinds all must be: "an outing, not an object" */
  readonly kinds?: readonly KindsPattern[];
  /** words that mean it after a negation: "n'aime que" */
  readonly afterNegation?: ReadonlySet<string>;
  /** articles before which they mean it without a negation too: "mange que du pain" */
  readonly partitives?: ReadonlySet<string>;
  /** words of which one stands near all that is wanted: "nothing" in "books and nothing else" */
  readonly near?: ReadonlySet<string>;
  /** "nothing", and the words that mean only after it: "nothing but books", "rien à part le rugby" */
  readonly nothing?: ReadonlySet<string>;
  /** what means as much behind a negation: "doesn't like anything but", "mag nicht viel außer" */
  readonly anything?: ReadonlySet<string>;
  readonly except?: ReadonlySet<string>;
  /**
   * words that tell what somebody does or likes, not all that they want, and the kinds of things of which they want
   * nothing else: "she only drinks tea", "talks of nothing but tennis"
   */
  readonly habits?: ReadonlyMap<string, readonly Kind[]>;
  /** before "nothing" they say how little is known, not how little is wanted: "I know nothing except that she knits" */
  readonly knowing?: ReadonlySet<string>;
  /** what somebody has none of but those that follow an exception: "no hobbies, except for yoga" */
  readonly pursuits?: ReadonlySet<string>;
  /** say the same behind a thing: "books, nothing else" */
  readonly after?: readonly AnchoredPattern<'behind'>[];
  /** say the same before a thing: "all she wants is" */
  readonly before?: readonly AnchoredPattern<'before'>[];
  /** a word for "only" with one word before and after that means something else: "if only he", "i only know" */
  readonly otherwise?: readonly AnchoredPattern<'whole'>[];
}
