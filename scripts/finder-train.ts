import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/domain/language.ts';
import { situations as situationNames } from '../src/finder/content/vocabulary.ts';
import { knowledgeOf, storeKnowledge } from '../src/finder/knowledge.ts';
import { languagePacks } from '../src/finder/languages/language-packs.ts';
import { compileGrammars } from '../src/finder/parse/grammar.ts';
import { parseQuery } from '../src/finder/parse/parse-query.ts';
import { sentenceOf } from '../src/finder/parse/reading.ts';
import { readSituations } from '../src/finder/parse/situations.ts';
import { tagged } from '../src/finder/parse/tagging.ts';
import { classesOf } from '../src/finder/parse/token-classes.ts';
import {
  minSureProbability,
  type ParsedQuery,
  type QueryPart,
} from '../src/finder/parsed-query.ts';
import { runToEnd } from '../src/finder/run-to-end.ts';
import { type Label, type LabelledPart, labels } from '../src/finder/tagger/labels.ts';
import type { SituationModel } from '../src/finder/tagger/situation-model.ts';
import { tagQuery } from '../src/finder/tagger/tagger.ts';
import {
  type PackedWeights,
  packWeights,
  unpackWeights,
} from '../src/finder/tagger/tagger-weights.ts';
import { tokensOf } from '../src/finder/tagger/tokens.ts';
import type { AnnotatedQuery } from '../src/finder/tagger/training/annotated-queries.ts';
import {
  learnSituations,
  type SituationExample,
} from '../src/finder/tagger/training/learn-situations.ts';
import { type QuerySet, setOf } from '../src/finder/tagger/training/query-sets.ts';
import { type TrainingSequence, train } from '../src/finder/tagger/training/train.ts';
import { trainingSequences } from '../src/finder/tagger/training/training-sequences.ts';
import { touches } from '../src/finder/text/normalize.ts';
import { annotatedQueries, trainingQueries } from '../test/support/annotated-queries.ts';
import {
  loadCatalogue,
  loadLearned,
  loadLexicon,
  loadNames,
  loadSituationPhrases,
} from '../test/support/gift-data.ts';
import {
  chipCases,
  crossValidated,
  partModelOf,
  printChips,
  printThresholds,
  weighed,
} from './finder-score/part-model.ts';

/**
 * Trains a tagger for each language on the annotated queries for training, and prints how many parts it and
 * the grammar find in the queries for choosing; with `--frozen` in the frozen ones, which nobody tunes on.
 * A part is found when a part with its label shares a character with it. With `--write` it stores the weights
 * that the finder uses; the same queries, lexicon and packs give the same weights. Name languages to train
 * only these. With `--parts` it trains no tagger, and learns how probable parts are.
 */
const set: QuerySet = process.argv.includes('--frozen') ? 'frozen' : 'choose';
const isPartsOnly = process.argv.includes('--parts');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const gifts = join(import.meta.dirname, '..', 'content', 'gifts');
const ideas = loadCatalogue().flatMap((category) => category.ideas);
const grammars = compileGrammars(languagePacks);
const known = knowledgeOf(
  runToEnd(storeKnowledge(ideas, loadLexicon(), loadNames(), grammars)),
  grammars,
  { situationPhrases: loadSituationPhrases() },
);

// What is not trained now is as it is stored.
const stored = loadLearned();
const taggers = new Map(stored.taggers);
const situationModels = new Map<string, SituationModel>();
for (const language of languages) {
  const model = stored.situations.get(language);
  if (model) situationModels.set(language, model);
}

for (const language of languages) {
  if (isPartsOnly || (named.length > 0 && !named.includes(language))) continue;
  const queries = annotatedQueries(language);
  const measuredOn = queries.filter(({ text }) => setOf(text) === set);
  const learntFrom = trainingQueries(language);
  const started = performance.now();
  const bytes = packWeights(train(learntFrom.flatMap(sequencesOf)));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `\n${language}: trained on ${learntFrom.length} queries in ${seconds.toFixed(0)} s, ${bytes.length} bytes; measured on ${measuredOn.length} (${set})`,
  );
  if (process.argv.includes('--write'))
    writeFileSync(join(gifts, 'taggers', `${language}.bin`), bytes);
  const weights = unpackWeights(bytes);
  const learnt = learnSituations(learntFrom.map(situationExample));
  if (process.argv.includes('--write'))
    writeFileSync(join(gifts, 'situations', `${language}.json`), `${JSON.stringify(learnt)}\n`);
  taggers.set(language, weights);
  situationModels.set(language, learnt);
  printSituations(measuredOn, weights, learnt);
  const systems = [
    ['tagger', (query: AnnotatedQuery) => tag(query, weights)],
    ['grammar', ({ text }: AnnotatedQuery) => partsOf(parseQuery(text, language, known))],
  ] as const;
  for (const [system, find] of systems) {
    const found = measuredOn.map((query) => ({ parts: query.parts, found: find(query) }));
    printCounts(system, found);
  }

  function situationExample({ text, parts }: AnnotatedQuery): SituationExample {
    const { tokens, grammar } = sentenceOf(text, language, known);
    const stems = tokens.map(({ key }) => grammar.stem(key));
    return {
      stems,
      parts: parts.flatMap((part) => {
        const situation = situationNames.find((each) => each === part.value);
        if (part.label !== 'situation' || situation === undefined) return [];
        const inside = tokens.flatMap((token, at) => (touches(token, part) ? [at] : []));
        return {
          situation,
          keys: inside.map((at) => tokens[at]?.key ?? ''),
          stems: inside.map((at) => stems[at] ?? ''),
        };
      }),
    };
  }

  /** Prints how many of the situations that are read are right, and how many of all are found. */
  function printSituations(
    measured: readonly AnnotatedQuery[],
    taggerWeights: PackedWeights,
    model: SituationModel,
  ): void {
    let [right, found, marked] = [0, 0, 0];
    for (const query of measured) {
      const sentence = sentenceOf(query.text, language, known);
      const { parts } = tagged(sentence, known.concepts, new Map([[language, taggerWeights]]));
      const { occasion } = parseQuery(query.text, language, known);
      const read = readSituations(sentence, parts, occasion, {
        ...known,
        situations: new Map([[language, model]]),
      });
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

  function sequencesOf(query: AnnotatedQuery): readonly TrainingSequence[] {
    const { tokens, classes } = classified(query);
    return trainingSequences(query, tokens, classes);
  }

  function classified({ text }: AnnotatedQuery) {
    const sentence = sentenceOf(text, language, known);
    const tokens = tokensOf(sentence.text);
    return { tokens, classes: classesOf(tokens, sentence, known.concepts) };
  }

  function tag(query: AnnotatedQuery, weightsOfTagger: PackedWeights): readonly LabelledPart[] {
    const { tokens, classes } = classified(query);
    return tagQuery(tokens, classes, weightsOfTagger).parts;
  }
}

if (isPartsOnly || named.length === 0) printParts();

/**
 * Learns from the queries for choosing, which no tagger was trained on, how probable parts are, and prints how many
 * chips of the measured queries are false: each by what was learned from other queries.
 */
function printParts(): void {
  const trained = { ...known, taggers, situations: situationModels };
  const casesOf = (which: QuerySet) =>
    languages.flatMap((language) =>
      chipCases(
        annotatedQueries(language).filter(({ text }) => setOf(text) === which),
        language,
        trained,
      ),
    );
  const chosen = casesOf('choose');
  const model = partModelOf(chosen);
  if (process.argv.includes('--write'))
    writeFileSync(join(gifts, 'part-probabilities.json'), `${JSON.stringify(model)}\n`);
  console.log(`\nparts (${set})`);
  const chips = set === 'choose' ? crossValidated(chosen) : weighed(casesOf(set), model);
  printThresholds(chips);
  printChips(chips, minSureProbability);
}

/** The parts that the grammar finds; it has no label for a job, what has ended, the tone and some others. */
function partsOf(query: ParsedQuery): readonly LabelledPart[] {
  const { recipients, age, occasion, budget, interests, kinds, excluded } = query;
  const labelled = (label: Label, parts: readonly (QueryPart | null)[]) =>
    parts.flatMap((part) =>
      part?.start === undefined || part.end === undefined
        ? []
        : [{ label, start: part.start, end: part.end }],
    );
  const places = [
    ...labelled('recipient', recipients),
    ...labelled('age', [age]),
    ...labelled('occasion', [occasion]),
    ...labelled('budget', [budget]),
    ...labelled('likes', interests),
    ...labelled('wants', kinds),
    ...labelled(
      'owns',
      excluded.filter(({ owned }) => owned),
    ),
    ...labelled(
      'refuses',
      excluded.filter(({ owned, way }) => !owned && !way),
    ),
    ...labelled(
      'diet',
      excluded.filter(({ way }) => way),
    ),
  ];
  const unique = new Map(places.map((part) => [`${part.label} ${part.start} ${part.end}`, part]));
  return [...unique.values()];
}

interface Compared {
  readonly parts: readonly LabelledPart[];
  readonly found: readonly LabelledPart[];
}

/** What is counted of one or all labels: `right` of `found` parts are marked so, `met` of `marked` ones are found. */
interface Counts {
  readonly right: number;
  readonly found: number;
  readonly met: number;
  readonly marked: number;
}

function countsOf(label: Label, all: readonly Compared[]): Counts {
  const pairs = all.map(({ parts, found }) => ({
    mine: found.filter((part) => part.label === label),
    theirs: parts.filter((part) => part.label === label),
  }));
  const sum = (of: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  const touching = (some: readonly LabelledPart[], others: readonly LabelledPart[]) =>
    some.filter((part) => others.some((other) => touches(part, other))).length;
  return {
    right: sum(({ mine, theirs }) => touching(mine, theirs)),
    found: sum(({ mine }) => mine.length),
    met: sum(({ mine, theirs }) => touching(theirs, mine)),
    marked: sum(({ theirs }) => theirs.length),
  };
}

function printCounts(system: string, all: readonly Compared[]): void {
  const byLabel = labels.map((label) => [label, countsOf(label, all)] as const);
  for (const [label, counts] of byLabel) printLine(system, label, counts);
  const total = (name: keyof Counts) => byLabel.reduce((sum, [, counts]) => sum + counts[name], 0);
  printLine(system, 'all', {
    right: total('right'),
    found: total('found'),
    met: total('met'),
    marked: total('marked'),
  });
}

function printLine(system: string, name: string, { right, found, met, marked }: Counts): void {
  if (found === 0) return;
  const precision = right / found;
  const recall = marked === 0 ? 0 : met / marked;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  console.log(
    `  ${system.padEnd(8)} ${name.padEnd(10)} precision ${precision.toFixed(2)}  recall ${recall.toFixed(2)}  F1 ${f1.toFixed(3)}  (${marked} marked)`,
  );
}
