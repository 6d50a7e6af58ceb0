import { words } from '../patterns.ts';
import type { SyntaxGrammar } from '../syntax-grammar.ts';

export const syntax: SyntaxGrammar = {
  and: words('und sowie'),
  or: words('oder noch'),
  joints:
    words(`und oder noch sowie inkl inklusive samt ein eine einen kein keine keinen keinerlei irgendwelche bitte weitere
    andere`),
  clauseWords: words(
    `aber sondern dafur stattdessen jedoch weil denn liebt mag mogen mochte gern gerne ist sind hat haben steht der fur bis unter hochstens maximal uber er sie ich wir da damit also lieber nur bitte sonst budget danke zwischen ab geht geben schenken sein wegen`,
  ),
  clauseStarts: words('aber die der das und sondern'),
  clauseVerbs:
    words(`spielt liest kocht trinkt isst sammelt hort schaut macht fahrt backt strickt reist wandert
    tanzt naht malt arbeitet wohnt lebt studiert bastelt gartnert fotografiert schwimmt reitet
    klettert joggt lauft zeichnet guckt singt`),
  adverbs:
    words(`gern gerne so besonders wirklich unbedingt uberhaupt mehr sonderlich allzu sehr gar recht
    auch grad gerade`),
  degrees: words('zu allzu so sehr'),
  negations: words('nie nicht kein keine'),
  numberWords: words('zwei drei vier'),
  linkingEnds: words('haare haar en s n'),
  articles: words('einem'),
  forWords: words('fur furs zum'),
};
