import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/domain/language.ts';
import { knowledgeOf, storeKnowledge } from '../../src/finder/knowledge.ts';
import { languagePacks } from '../../src/finder/languages/language-packs.ts';
import { compileGrammars } from '../../src/finder/parse/grammar.ts';
import { parseQuery } from '../../src/finder/parse/parse-query.ts';
import { type Knowledge, sentenceOf } from '../../src/finder/parse/reading.ts';
import { readSituations } from '../../src/finder/parse/situations.ts';
import { taggedQuery } from '../../src/finder/parse/tagging.ts';
import { minSureProbability } from '../../src/finder/parsed-query.ts';
import { runToEnd } from '../../src/finder/run-to-end.ts';
import type { SituationModel } from '../../src/finder/tagger/situation-model.ts';
import { tagQuery } from '../../src/finder/tagger/tagger.ts';
import {
  type PackedWeights,
  packWeights,
  unpackWeights,
} from '../../src/finder/tagger/tagger-weights.ts';
import type { AnnotatedQuery } from '../../src/finder/tagger/training/annotated-queries.ts';
import { type QuerySet, setOf } from '../../src/finder/tagger/training/query-sets.ts';
import { annotatedQueries, trainingQueries } from '../../test/support/annotated-queries.ts';
import {
  loadCatalogue,
  loadLearned,
  loadLexicon,
  loadNames,
  loadSituationPhrases,
} from '../../test/support/gift-data.ts';
import {
  chipCases,
  crossValidated,
  learnPartModel,
  printChips,
  printThresholds,
  weighed,
} from './parts/learn-part-model.ts';
import { learnSituations } from './situations/learn-situations.ts';
import { situationExample } from './situations/situation-example.ts';
import { classifiedTokens } from './tagger/classified-tokens.ts';
import { grammarParts } from './tagger/grammar-parts.ts';
import { learnTagger } from './tagger/learn-tagger.ts';
import { printCounts } from './tagger/part-counts.ts';
import { trainingSequences } from './tagger/training-sequences.ts';

/** What is learned of the reading of queries, and what it is measured on. */
export interface ReadingOptions {
  /** whose taggers and situations are learned anew; those of other languages stay as they are stored */
  readonly languages: readonly Language[];
  /** true to learn too how probable parts are, for all languages */
  readonly withParts: boolean;
  /** the queries that the figures are about */
  readonly set: QuerySet;
  /** true to write the files that the finder reads */
  readonly isWritten: boolean;
}

const gifts = join(import.meta.dirname, '..', '..', 'content', 'gifts');

/** Learns how queries are read, and prints how well the learned models read others. */
export function learnReading({
  languages: chosen,
  withParts,
  set,
  isWritten,
}: ReadingOptions): void {
  const write = (bytes: string | Uint8Array, ...path: readonly string[]) => {
    if (isWritten) writeFileSync(join(gifts, ...path), bytes);
  };
  const known = knowledgeWithoutModels();
  const stored = loadLearned();
  const taggers = new Map(stored.taggers);
  const situations = new Map(
    languages.flatMap((language) => {
      const model = stored.situations.get(language);
      return model ? [[language, model] as const] : [];
    }),
  );
  for (const language of chosen) {
    const measured = annotatedQueries(language).filter(({ text }) => setOf(text) === set);
    const queries = trainingQueries(language);
    const started = performance.now();
    const learned = learnLanguage(queries, language, known);
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `\n${language}: trained on ${queries.length} queries in ${seconds.toFixed(0)} s, ${learned.tagger.length} bytes; measured on ${measured.length} (${set})`,
    );
    write(learned.tagger, 'taggers', `${language}.bin`);
    write(`${JSON.stringify(learned.situations)}\n`, 'situations', `${language}.json`);
    const weights = unpackWeights(learned.tagger);
    taggers.set(language, weights);
    situations.set(language, learned.situations);
    const own = {
      ...known,
      taggers: new Map([[language, weights]]),
      situations: new Map([[language, learned.situations]]),
    };
    printSituations(measured, language, known, own);
    printFound(measured, language, known, weights);
  }
  if (!withParts) return;
  const model = learnParts(set, { ...known, taggers, situations });
  write(`${JSON.stringify(model)}\n`, 'part-probabilities.json');
}

/** What the finder knows beside what is learned from annotated queries. */
function knowledgeWithoutModels(): Knowledge {
  const grammars = compileGrammars(languagePacks);
  const ideas = loadCatalogue().flatMap((category) => category.ideas);
  return knowledgeOf(
    runToEnd(storeKnowledge(ideas, loadLexicon(), loadNames(), grammars)),
    grammars,
    { situationPhrases: loadSituationPhrases() },
  );
}

/**
 * Returns what is learned from annotated queries of a language: the weights of its tagger in the form of a file, and
 * its situations. The same queries, lexicon and packs give the same models.
 */
export function learnLanguage(
  queries: readonly AnnotatedQuery[],
  language: Language,
  known: Knowledge,
): { readonly tagger: Uint8Array; readonly situations: SituationModel } {
  const sequences = queries.flatMap((query) => {
    const { tokens, classes } = classifiedTokens(query.text, language, known);
    return trainingSequences(query, tokens, classes);
  });
  return {
    tagger: packWeights(learnTagger(sequences)),
    situations: learnSituations(queries.map((query) => situationExample(query, language, known))),
  };
}

/**
 * Prints how many of the situations that are read are right, and how many of all are found.
 * @param learned has the models that are measured; `known` reads the occasion without them
 */
function printSituations(
  measured: readonly AnnotatedQuery[],
  language: Language,
  known: Knowledge,
  learned: Knowledge,
): void {
  let [right, found, marked] = [0, 0, 0];
  for (const query of measured) {
    const sentence = sentenceOf(query.text, language, known);
    const { parts } = taggedQuery(sentence, known.concepts, learned.taggers);
    const { occasion } = parseQuery(query.text, language, known);
    const read = readSituations(sentence, parts, occasion ? [occasion] : [], learned);
    const wanted = new Set(
      query.parts.filter(({ label }) => label === 'situation').map(({ value }) => value),
    );
    found += read.length;
    marked += wanted.size;
    right += read.filter(({ situation }) => wanted.has(situation)).length;
  }
  console.log(
    `  which situation: precision ${(right / found).toFixed(2)}, recall ${(right / marked).toFixed(2)} (${marked} marked)`,
  );
}

/** Prints how many parts the tagger of a language finds, and how many the grammar without any. */
function printFound(
  measured: readonly AnnotatedQuery[],
  language: Language,
  known: Knowledge,
  weights: PackedWeights,
): void {
  const systems = {
    tagger: (text: string) => {
      const { tokens, classes } = classifiedTokens(text, language, known);
      return tagQuery(tokens, classes, weights).parts;
    },
    grammar: (text: string) => grammarParts(parseQuery(text, language, known)),
  };
  for (const [system, find] of Object.entries(systems))
    printCounts(
      system,
      measured.map(({ text, parts }) => ({ parts, found: find(text) })),
    );
}

/**
 * Learns from the queries for choosing, which no tagger was trained on, how probable parts are, and prints how many
 * chips of the measured queries are false: each by what was learned from other queries.
 */
function learnParts(set: QuerySet, known: Knowledge) {
  const casesOf = (which: QuerySet) =>
    languages.flatMap((language) =>
      chipCases(
        annotatedQueries(language).filter(({ text }) => setOf(text) === which),
        language,
        known,
      ),
    );
  const chosen = casesOf('choose');
  const model = learnPartModel(chosen);
  console.log(`\nparts (${set})`);
  const chips = set === 'choose' ? crossValidated(chosen) : weighed(casesOf(set), model);
  printThresholds(chips);
  printChips(chips, minSureProbability);
  return model;
}
