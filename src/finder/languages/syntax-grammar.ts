/** The small words of a language and the build of its words, for all readers. What is absent, the language has none of. */
export interface SyntaxGrammar {
  readonly and?: ReadonlySet<string>;
  readonly or?: ReadonlySet<string>;
  /** words that join two things, `and` and `or` among them */
  readonly joints?: ReadonlySet<string>;
  /** words that begin a new clause and end what was said before */
  readonly clauseWords?: ReadonlySet<string>;
  /** words before which an object that is named first begins */
  readonly clauseStarts?: ReadonlySet<string>;
  /** verbs that begin a new clause after "and" or a comma; elsewhere they may be nouns */
  readonly clauseVerbs?: ReadonlySet<string>;
  /** words between a cue and its object that say how much or how often */
  readonly adverbs?: ReadonlySet<string>;
  /** words of degree: "too" in "not too loud" */
  readonly degrees?: ReadonlySet<string>;
  readonly negations?: ReadonlySet<string>;
  /** numbers in words, which name nothing */
  readonly numberWords?: ReadonlySet<string>;
  /** indefinite articles, as inside "of a friend"; alone they show no owner */
  readonly articles?: ReadonlySet<string>;
  /** words before whoever receives, or before what gear is for: "for" */
  readonly forWords?: ReadonlySet<string>;
  /** endings of the first part of a compound that are no part of the word, those that end with another one before it */
  readonly linkingEnds?: ReadonlySet<string>;
  /** true where what describes a noun follows it ("romans policiers"); elsewhere nouns stand last ("crime novels") */
  readonly nounIsFirst?: boolean;
}
