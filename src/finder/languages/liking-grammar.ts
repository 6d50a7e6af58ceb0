import type { TextPattern } from './patterns.ts';

/** How a language says that somebody likes something. What is absent, it has none of. */
export interface LikingGrammar {
  /** say it whatever a tagger makes of it: "is his life" */
  readonly surely?: readonly TextPattern[];
  /**
   * deny that who receives dislikes something or has enough of it: "it's not that he doesn't like tea", "I hate tea but he
   * loves it", "has loads of plants and loves them"
   */
  readonly notDisliked?: readonly TextPattern[];
  /** verbs whose objects end at "and" before a refused subject: "loves tea and coffee makes her ill" */
  readonly verbs?: ReadonlySet<string>;
}
