import type { SituationPhrases, SituationReader } from '../content/situation-phrases.ts';
import type { Occasion, Situation } from '../content/vocabulary.ts';
import type { QueryOccasion, QuerySituation } from '../parsed-query.ts';
import { type SituationModel, situationOf } from '../tagger/situation-model.ts';
import type { FoundPart } from '../tagger/tagger.ts';
import { type Place, type Token, touches } from '../text/normalize.ts';
import type { ConceptReader } from './interests/concepts.ts';
import { indexesOf, inside, partOf, type Run, type Sentence } from './sentence.ts';
import { isLoss, losses } from './situation-kinds.ts';

/** What was learned about situations, by language; in a language without it none are read. */
export type SituationModels = Pick<ReadonlyMap<string, SituationModel>, 'get'>;

/**
 * Less probable situations are none: on the queries for choosing three to four of five above it are right, and half of
 * all are found.
 */
const minConfidence = 0.5;
/** A phrase that always meant its situation in the annotated queries. */
const phraseConfidence = 0.8;
/** A phrase that somebody wrote down for its situation. */
const listedConfidence = 0.95;

/** The words for these occasions tell one of these situations: "lost her dog", "broke his leg". */
const tellingOccasions: Readonly<Partial<Record<Occasion, readonly Situation[]>>> = {
  sympathy: losses,
  'get-well': [
    ...(['illness', 'hospital', 'accident', 'cancer', 'chronic-illness'] as const),
    ...(['depression', 'burnout'] as const),
  ],
};

/**
 * Returns the situations of a query, each once: listed phrases, and what was learned beside them, which is
 * the situations in the parts that the tagger finds, in the words for an occasion that tells one, and phrases
 * that always mean one.
 * @param parts what the tagger finds
 * @param occasions all that the query names
 */
export function readSituations(
  sentence: Sentence,
  parts: readonly FoundPart[],
  occasions: readonly QueryOccasion[],
  { situations: models, situationPhrases, concepts }: SituationKnowledge,
): readonly QuerySituation[] {
  const { code } = sentence.grammar.pack;
  const listed = listedIn(sentence, situationPhrases(code));
  const model = models.get(code);
  const conceptsAt = (at: number) =>
    concepts.at(sentence.tokens, at, sentence.grammar)?.concepts ?? [];
  const learned =
    model === undefined ? [] : learnedIn({ ...sentence, conceptsAt }, parts, occasions, model);
  const isListed = (one: QuerySituation) => listed.some((each) => touches(each, one));
  const { folded, grammar } = sentence;
  return firstOfEach(
    withCausesAsLosses([...listed, ...learned.filter((one) => !isListed(one))], {
      ...sentence,
      conceptsAt,
    }).filter((one) => !grammar.isPassing(folded, one.situation, one)),
  );
}

/** "His wife died of cancer" tells no illness, but a loss. */
function withCausesAsLosses(
  all: readonly QuerySituation[],
  sentence: Told,
): readonly QuerySituation[] {
  const causes = sentence.grammar.causesOfDeath(sentence.folded);
  if (causes.length === 0) return all;
  const others = all.filter((one) => isLoss(one) || !causes.some((place) => touches(place, one)));
  if (others.some(isLoss)) return others;
  const lost = causes.map((place): QuerySituation => {
    const situation = isLossOfPet(sentence, place) ? 'pet-loss' : 'grief';
    const text = sentence.text.slice(place.start, place.end);
    return { situation, ...place, text, confidence: listedConfidence };
  });
  return [...lost, ...others];
}

/** What situations are read with. */
export interface SituationKnowledge {
  readonly situations: SituationModels;
  readonly situationPhrases: SituationPhrases;
  readonly concepts: ConceptReader;
}

/** A query in words, with the concepts that each word names. */
interface Told extends Sentence {
  readonly conceptsAt: (at: number) => readonly string[];
}

/** The longest listed phrase at each word. */
function listedIn(
  sentence: Sentence,
  reader: SituationReader | undefined,
): readonly QuerySituation[] {
  const { tokens } = sentence;
  const found: QuerySituation[] = [];
  for (let from = 0; from < tokens.length; ) {
    const phrase = reader?.(tokens, from);
    const until = from + (phrase?.length ?? 1);
    if (phrase)
      found.push({
        situation: phrase.situation,
        ...partOf(sentence, [from, until], listedConfidence),
      });
    from = until;
  }
  return found;
}

function learnedIn(
  sentence: Told,
  parts: readonly FoundPart[],
  occasions: readonly QueryOccasion[],
  model: SituationModel,
): readonly QuerySituation[] {
  const stems = sentence.tokens.map(({ key }) => sentence.grammar.stem(key));
  const tagged = parts.filter(({ label }) => label === 'situation');
  const told = occasions
    .flatMap(toldByOccasion)
    .filter((one) => !tagged.some((part) => touches(part, one)));
  return [
    ...tagged.flatMap((part) =>
      classified(sentence, stems, { ...part, confidence: part.tagProbability }, model),
    ),
    ...told.flatMap(({ among, ...part }) => classified(sentence, stems, part, model, among)),
    ...phrasesIn(sentence, stems, model),
  ];
}

type ConfidentPlace = Place & { readonly confidence: number };

/** The words for the occasion, with the situations that they may tell; nothing for other occasions. */
function toldByOccasion(
  occasion: QueryOccasion,
): readonly (ConfidentPlace & { readonly among: readonly Situation[] })[] {
  const among = tellingOccasions[occasion.occasion];
  if (!among || occasion.start === undefined || occasion.end === undefined) return [];
  const { start, end, confidence = 1 } = occasion;
  return [{ start, end, confidence, among }];
}

/** How many words before the words for a loss may name who died: "the uncle of our neighbour sadly died". */
const subjectReach = 5;

/**
 * True when a grown person, and no pet, is named in the words for a loss or right before them in the same
 * clause: "lost his wife" and "my uncle died" are no loss of a pet, whatever else is lost in such words.
 */
function isLossOfPerson(sentence: Told, place: Place): boolean {
  const { tokens, grammar } = sentence;
  const isPerson = (at: number) => {
    const role = grammar.roles.at(tokens, at)?.value.recipient ?? null;
    return role !== null && role !== 'child';
  };
  return aroundLoss(sentence, place).some(isPerson) && !isLossOfPet(sentence, place);
}

/** True when a pet is named there. */
function isLossOfPet(sentence: Told, place: Place): boolean {
  const { facts, conceptsAt } = sentence;
  return aroundLoss(sentence, place).some((at) =>
    conceptsAt(at).some((concept) => facts.is(concept, 'pet')),
  );
}

/** The words for a loss, and those right before them in the same clause. */
function aroundLoss({ tokens }: Sentence, place: Place): readonly number[] {
  const told = [...inside(tokens, place)];
  const first = told[0] ?? 0;
  let from = first;
  while (from > Math.max(0, first - subjectReach) && !tokens[from]?.opens) from--;
  return [...indexesOf([from, first]), ...told];
}

/** The loss of a pet or of an unborn child. */
const isOtherLoss = (situation: Situation) => situation !== 'grief' && isLoss({ situation });

function classified(
  sentence: Told,
  stems: readonly string[],
  part: ConfidentPlace,
  model: SituationModel,
  all: readonly Situation[] = Object.keys(model.parts) as Situation[],
): readonly QuerySituation[] {
  const { text, tokens } = sentence;
  const told = [...inside(tokens, part)];
  if (!areTelling(sentence, told)) return [];
  const among = isLossOfPerson(sentence, part) ? all.filter((one) => !isOtherLoss(one)) : all;
  const found = situationOf(
    { keys: told.map((at) => tokens[at]?.key ?? ''), stems: told.map((at) => stems[at] ?? '') },
    model,
    among,
  );
  const confidence = part.confidence * (found?.probability ?? 0);
  if (found === null || confidence < minConfidence) return [];
  const { situation } = found;
  const isClue = (at: number) => (model.clues[stems[at] ?? '']?.[situation] ?? 0) > 0;
  if (!isTold(situation, sentence, told, isClue)) return [];
  const { start, end } = part;
  return [{ situation, start, end, text: text.slice(start, end), confidence }];
}

/**
 * True where one of the words is known to tell the situation, and for a loss one that tells it. "Has no TV": that many
 * who are lonely "have no" something tells nothing of whoever has no television.
 */
function isTold(
  situation: Situation,
  sentence: Told,
  told: readonly number[],
  isClue: (at: number) => boolean,
): boolean {
  if (!told.some((at) => isTelling(sentence, at) && isClue(at))) return false;
  return !isLoss({ situation }) || told.some((at) => tellsLoss(sentence, at));
}

/** "For six weeks" may be said of anything: a number, a span of time or a function word alone tells nothing. */
function isTelling({ tokens, grammar }: Sentence, at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const { timeWords } = grammar.pack;
  return !grammar.syntax.isNumber(key) && !timeWords.has(key) && !grammar.isStopWord(key);
}

function areTelling(sentence: Sentence, told: readonly number[]): boolean {
  return told.some((at) => isTelling(sentence, at)) && !isOnlyAge(sentence, told);
}

/** "A 14-year-old boy" tells how old he is, and nothing else. */
function isOnlyAge({ tokens, grammar }: Sentence, told: readonly number[]): boolean {
  const isAge = (at: number) => grammar.withNumber.test(tokens[at]?.key ?? '');
  const isNumber = (at: number) => /^\d+$/.test(tokens[at]?.key ?? '');
  return (
    told.some(isAge) &&
    told.every((at) => isAge(at) || isNumber(at) || grammar.roles.at(tokens, at) !== undefined)
  );
}

/** "Two toddlers and a baby" are alive: who or what may be lost tells no loss. */
function tellsLoss(sentence: Told, at: number): boolean {
  const { tokens, grammar, conceptsAt } = sentence;
  return (
    isTelling(sentence, at) &&
    grammar.roles.at(tokens, at) === undefined &&
    conceptsAt(at).length === 0
  );
}

/** The longest phrase at each word; a phrase does not run across punctuation. */
function phrasesIn(
  sentence: Told,
  stems: readonly string[],
  { phrases }: SituationModel,
): readonly QuerySituation[] {
  const found: QuerySituation[] = [];
  const lengths = lengthsByFirst(phrases);
  for (let from = 0; from < stems.length; ) {
    const most = lengths.get(stems[from] ?? '') ?? 0;
    const run = longestPhrase(sentence.tokens, stems, [from, from + most], phrases);
    const told = run && toldByPhrase(sentence, run, phrases[stems.slice(...run).join(' ')]);
    if (told) found.push(told);
    from = run?.[1] ?? from + 1;
  }
  return found;
}

/** Null where the words tell only a time, or mean the loss of a person, for which the phrase does not stand. */
function toldByPhrase(
  sentence: Told,
  run: Run,
  situation: Situation | undefined,
): QuerySituation | null {
  if (situation === undefined || !areTelling(sentence, indexesOf(run))) return null;
  const part = partOf(sentence, run, phraseConfidence);
  const isOther = isOtherLoss(situation) && isLossOfPerson(sentence, part);
  return isOther ? null : { situation, ...part };
}

const knownLengths = new WeakMap<object, ReadonlyMap<string, number>>();

/** How many stems the longest phrase has that begins with each: few words begin one. */
function lengthsByFirst(phrases: SituationModel['phrases']): ReadonlyMap<string, number> {
  const known = knownLengths.get(phrases);
  if (known !== undefined) return known;
  const lengths = new Map<string, number>();
  for (const phrase of Object.keys(phrases)) {
    const stems = phrase.split(' ');
    const [first = ''] = stems;
    lengths.set(first, Math.max(lengths.get(first) ?? 0, stems.length));
  }
  knownLengths.set(phrases, lengths);
  return lengths;
}

/** The longest phrase from a word on, at most to the end of a run. */
function longestPhrase(
  tokens: readonly Token[],
  stems: readonly string[],
  [from, most]: Run,
  phrases: SituationModel['phrases'],
): Run | null {
  let until = Math.min(from + 1, most);
  while (until < Math.min(most, stems.length) && !tokens[until]?.opens) until++;
  for (; until > from; until -= 1)
    if (Object.hasOwn(phrases, stems.slice(from, until).join(' '))) return [from, until];
  return null;
}

function firstOfEach(all: readonly QuerySituation[]): readonly QuerySituation[] {
  return all.filter(
    (one, at) => all.findIndex(({ situation }) => situation === one.situation) === at,
  );
}
