import { words } from '../patterns.ts';
import type { SyntaxGrammar } from '../syntax-grammar.ts';

export const syntax: SyntaxGrammar = {
  and: words('and'),
  or: words('or nor'),
  joints: words(`and or nor any some a an the another more of please further`),
  clauseWords: words(
    `but however although though instead because since who that which whose whom loves love likes like enjoys enjoy adores into is are was has have am im wants needs for under below max about around regarding to so then she he they i we it this just only rather prefers prefer please budget thanks between from up`,
  ),
  clauseStarts: words('but who that which and'),
  clauseVerbs:
    words(`plays collects reads watches drinks eats cooks goes does makes listens spends works lives
    studies started starts gets keeps runs rides travels gardens bakes knits paints dances
    sings swims hikes cycles play read cook go make listen spend work live`),
  adverbs:
    words(`really even actually particularly especially ever much generally usually normally currently
    exactly very overly all that at big`),
  degrees: words('too so very that'),
  negations: words('never not t cant cannot nowhere isn non isnt dont doesnt didnt aint ain'),
  numberWords: words('two three four'),
  articles: words('a an'),
  forWords: words('for'),
};
