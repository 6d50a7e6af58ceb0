import type { Diet, Flag, Kind, Situation } from '../content/vocabulary.ts';
import type {
  DietGrammar,
  ExclusionGrammar,
  LackingGrammar,
  OnlyGrammar,
} from './exclusion-grammars.ts';
import type { LikingGrammar } from './liking-grammar.ts';
import type { AgeGrammar, BudgetGrammar } from './number-grammars.ts';
import type { AnchoredPattern, PhraseList, TextPattern } from './patterns.ts';
import type { OccasionGrammar, RecipientGrammar, TradeGrammar } from './people-grammars.ts';
import type { SyntaxGrammar } from './syntax-grammar.ts';

/** A way to say what only sounds like a situation: "I hardly know him" tells of no dementia. */
export interface PassingPattern extends TextPattern {
  readonly means: Situation;
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
  /** words that make a phrase of `kinds` name only some things of its kind: "novels" among books; folded */
  readonly narrower?: ReadonlySet<string>;
  readonly flags: PhraseList<readonly Flag[]>;
  readonly excluded: PhraseList<ExcludedMeaning>;
  /**
   * words for a material, each with the words that name it in texts: "plastic toys" excludes the material and leaves
   * wooden toys, and whoever cannot bear wool is given no cashmere
   */
  readonly materials: ReadonlyMap<string, readonly string[]>;
}

/** Where a title names the thing itself: "gloves" in "motorcycle gloves for women", and neither other noun. */
export interface TitleGrammar {
  /** words that end what names the thing: "for", "with" */
  readonly ends: ReadonlySet<string>;
  /** words between two names of it: "brushes and soap", "a set of brushes" */
  readonly joints: ReadonlySet<string>;
  /** words for several of it: "set" in "dice set" */
  readonly sets: ReadonlySet<string>;
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

/** What tells an interest in a list from a kind of product. */
export interface CoordinationGrammar {
  /** between two things in a list, from end to end */
  readonly between: readonly AnchoredPattern<'whole'>[];
  /** before a thing that somebody likes */
  readonly likes: readonly AnchoredPattern<'before'>[];
  /** before a thing that is asked for: behind a verb such as "needs a", or an article with which the query begins */
  readonly asks: readonly AnchoredPattern<'before'>[];
  /** behind a thing with which a query begins that asks for it */
  readonly asksFor: readonly AnchoredPattern<'behind'>[];
}

/** What tells a language by how it is typed. */
export interface LettersPattern {
  /** finds it in the typed text; with the flags `g`, `i` and `u` */
  readonly expression: RegExp;
  /** typed words that have it; at least one */
  readonly examples: readonly string[];
  /** typed words that have nothing of it; at least one */
  readonly counterexamples: readonly string[];
}

/**
 * All that the engine knows of a language. Words and phrases are folded when they are compared, so
 * accents are welcome in phrases; sets and regular expressions are in folded form. What is absent, the language has
 * none of.
 */
export interface LanguagePack {
  /** ISO 639-1 */
  readonly code: string;
  /** letters and endings that others do not use */
  readonly letters?: LettersPattern;
  /** words that help to detect the language and are never searched for */
  readonly stopWords: ReadonlySet<string>;
  /** everyday words that are never taken for forms or typos of another word */
  readonly plainWords: ReadonlySet<string>;
  /**
   * words of dialects by their folded form, or in lower case with the accents that they need, with the folded word
   * of the standard language that they stand for
   */
  readonly dialects: ReadonlyMap<string, string>;
  /**
   * returns another spelling to look up, for a folded word that is typed as it is spoken; the word itself when there is
   * none
   */
  readonly writtenForm?: (word: string) => string;
  /** true where "ä", "ö" and "ü" may be typed as "ae", "oe" and "ue" */
  readonly hasUmlauts?: true;
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
  /** a word that begins with a number, its first group: "dreijährig" */
  readonly withNumber?: readonly AnchoredPattern<'whole'>[];
  readonly syntax: SyntaxGrammar;
  readonly ages: AgeGrammar;
  readonly budgets: BudgetGrammar;
  readonly recipients: RecipientGrammar;
  readonly occasions: OccasionGrammar;
  readonly products: ProductGrammar;
  readonly diets: DietGrammar;
  readonly exclusions: ExclusionGrammar;
  readonly liking?: LikingGrammar;
  readonly lacking: LackingGrammar;
  readonly titles: TitleGrammar;
  readonly coordination?: CoordinationGrammar;
  /** figures of speech, whose words are meant in another sense */
  readonly idioms: readonly TextPattern[];
  /** titles with a surname, and names of pets, which count with a capital alone: "Mrs Baker", "our cat Ginger" */
  readonly surnames?: readonly TextPattern[];
  /** favours that the recipient did for the giver */
  readonly favours: readonly TextPattern[];
  /** what the giver says of herself: "I'm a nurse", "I'm vegan", "I'm 34" */
  readonly givers: readonly TextPattern[];
  /** who gives to herself, of whom then all is told that the giver says */
  readonly selves?: readonly TextPattern[];
  /** words that sound like a situation and tell none */
  readonly passing?: readonly PassingPattern[];
  /** what somebody died of, which is no illness of whoever receives */
  readonly causesOfDeath?: readonly TextPattern[];
  readonly only: OnlyGrammar;
  readonly trades?: TradeGrammar;
  readonly sensitive?: SensitiveGrammar;
}
