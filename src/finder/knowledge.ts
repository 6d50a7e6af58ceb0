import type { Idea } from './content/catalogue.ts';
import { conceptFacts } from './content/concept-facts.ts';
import type { ConceptGroup } from './content/lexicon.ts';
import type { ProperName } from './content/proper-names.ts';
import type { SituationPhrases } from './content/situation-phrases.ts';
import { isLanguageOfTexts } from './content/vocabulary.ts';
import type { LanguagePack } from './languages/language-pack.ts';
import type { Taggers } from './parse/exclusions/contradictions.ts';
import { compileGrammars } from './parse/grammar.ts';
import { conceptReader } from './parse/interests/concepts.ts';
import type { Knowledge } from './parse/parse-query.ts';
import type { SituationModels } from './parse/situations.ts';
import { textIndex } from './rank/text-index.ts';

/** What was learned from annotated queries, by language; a language may have none. */
export interface Learned {
  readonly taggers: Taggers;
  readonly situations: SituationModels;
}

/** What queries are parsed with, beside lexicon and packs. */
export interface Vocabulary {
  readonly names?: readonly ProperName[];
  readonly situationPhrases?: SituationPhrases;
  readonly learned?: Learned;
}

const noPhrases: SituationPhrases = () => undefined;

/** A finder that nothing was learned for reads queries with its language packs alone. */
const nothingLearned: Learned = { taggers: new Map(), situations: new Map() };

/**
 * Returns the indexes that queries are parsed with. Yields every few milliseconds so that a server can
 * answer requests in between.
 */
export function* knowledgeInSteps(
  ideas: readonly Idea[],
  lexicon: readonly ConceptGroup[],
  packs: readonly LanguagePack[],
  { names = [], situationPhrases = noPhrases, learned = nothingLearned }: Vocabulary,
): Generator<undefined, Knowledge> {
  const facts = conceptFacts(lexicon.flatMap((group) => group.concepts));
  const groups = new Map(
    lexicon.flatMap(({ group, concepts }) => concepts.map(({ id }) => [id, group])),
  );
  const grammars = compileGrammars(packs);
  yield;
  const texts = {
    en: yield* textIndex(ideas, 'en', grammars.of('en')),
    de: yield* textIndex(ideas, 'de', grammars.of('de')),
    fr: yield* textIndex(ideas, 'fr', grammars.of('fr')),
  };
  // A form of a word of the texts is spelt correctly.
  const isForm = (key: string, language: string) =>
    isLanguageOfTexts(language) && texts[language].isStem(grammars.of(language).stem(key));
  const concepts = yield* conceptReader(
    lexicon,
    names,
    grammars,
    (key, language) => isLanguageOfTexts(language) && texts[language].isWord(key),
    isForm,
  );
  grammars.forgetStems();
  const groupOf = (concept: string) => groups.get(concept);
  return { grammars, facts, concepts, texts, isForm, groupOf, situationPhrases, ...learned };
}
