import type { Language } from '../domain/language.ts';
import type { Idea } from './content/catalogue.ts';
import { conceptFacts, type ListedConcept } from './content/concept-facts.ts';
import type { ConceptGroup } from './content/lexicon.ts';
import type { ProperName } from './content/proper-names.ts';
import type { SituationPhrases } from './content/situation-phrases.ts';
import { isLanguageOfTexts } from './content/vocabulary.ts';
import type { Grammars } from './parse/grammar.ts';
import { conceptReader, type StoredConcepts, storeConcepts } from './parse/interests/concepts.ts';
import type { PartModel } from './parse/part-probability.ts';
import type { Knowledge } from './parse/reading.ts';
import type { SituationModels } from './parse/situations.ts';
import type { Taggers } from './parse/tagging.ts';
import { storeTextIndex } from './store-text-index.ts';
import { type StoredTextIndex, textIndex } from './text-index.ts';

/** What was learned from annotated queries, by language; a language may have none. */
export interface LearnedModels {
  readonly taggers: Taggers;
  readonly situations: SituationModels;
  /** for all languages; null where nothing was learned */
  readonly parts: PartModel | null;
}

/** What queries are parsed with, beside lexicon and packs. */
export interface ReadingData {
  readonly situationPhrases?: SituationPhrases;
  readonly learned?: LearnedModels;
}

const noPhrases: SituationPhrases = () => undefined;

/** A finder that nothing was learned for reads queries with its language packs alone. */
const nothingLearned: LearnedModels = { taggers: new Map(), situations: new Map(), parts: null };

/** What a query is looked up in, in the form of a file. */
export interface StoredKnowledge {
  readonly lexicon: readonly ListedConcept[];
  readonly concepts: StoredConcepts;
  readonly texts: Readonly<Record<Language, StoredTextIndex>>;
}

/** Returns what queries are looked up in, in the form of a file. Yields every few milliseconds. */
export function* storeKnowledge(
  ideas: readonly Idea[],
  lexicon: readonly ConceptGroup[],
  names: readonly ProperName[],
  grammars: Grammars,
): Generator<undefined, StoredKnowledge> {
  const texts = {
    en: yield* storeTextIndex(ideas, 'en', grammars.of('en')),
    de: yield* storeTextIndex(ideas, 'de', grammars.of('de')),
    fr: yield* storeTextIndex(ideas, 'fr', grammars.of('fr')),
  };
  const all = lexicon.flatMap((group) => group.concepts);
  const concepts = yield* storeConcepts(all, names, grammars);
  grammars.clearStems();
  return { lexicon: lexicon.flatMap(listedIn), concepts, texts };
}

/** The concepts of a group without their words, each with the facts of the group. */
const listedIn = ({ group, is: facts = [], concepts }: ConceptGroup): readonly ListedConcept[] =>
  concepts.map(
    ({ id, broader, is = [], within, itself, devices, excludedBy, lifts, aidFor, emoji }) => ({
      id,
      group,
      broader,
      is: [...facts, ...is],
      within,
      itself,
      devices,
      excludedBy,
      lifts,
      aidFor,
      emoji,
    }),
  );

/** Returns what queries are parsed with, over what is stored. */
export function knowledgeOf(
  stored: StoredKnowledge,
  grammars: Grammars,
  { situationPhrases = noPhrases, learned = nothingLearned }: ReadingData,
): Knowledge {
  const texts = {
    en: textIndex(stored.texts.en, grammars.of('en')),
    de: textIndex(stored.texts.de, grammars.of('de')),
    fr: textIndex(stored.texts.fr, grammars.of('fr')),
  };
  // A form of a word of the texts is spelt correctly.
  const isForm = (key: string, language: string) =>
    isLanguageOfTexts(language) && texts[language].isStem(grammars.of(language).stem(key));
  const concepts = conceptReader(
    stored.concepts,
    grammars,
    (key, language) => isLanguageOfTexts(language) && texts[language].isWord(key),
    isForm,
  );
  const facts = conceptFacts(stored.lexicon);
  return { grammars, facts, concepts, texts, isForm, situationPhrases, ...learned };
}
