import type { Exclusion, QueryPart } from '../../../parsed-query.ts';
import { indexesOf, type Run, type Sentence } from '../../sentence.ts';
import type { ExclusionReader } from '../exclusion-reader.ts';
import { nameOfThing } from '../negation/exclusion-target.ts';
import { listedBeside } from '../negation/scope.ts';
import { gearFor } from './owned-gear.ts';

/** "Stoffe? Berge.", "got a kettle last year": what somebody has, or has much of, is owned. */
export function readPossessions(reader: ExclusionReader): void {
  const { folded } = reader.sentence;
  const { surely, plenty, allFor } = reader.words.owning;
  for (const match of allFor(folded.text)) readAllFor(reader, match);
  for (const match of surely(folded.text)) readPossession(reader, match, true);
  for (const match of plenty(folded.text)) readPossession(reader, match, false);
}

function readPossession(reader: ExclusionReader, match: RegExpExecArray, isSure: boolean): void {
  const thing = reader.thingIn(match);
  if (thing === undefined || !isOwnable(reader, thing)) return;
  const [first] = reader.runOfMatch(match) ?? thing;
  addOwned(reader, thing, [first, thing[0]], isSure);
  for (const item of listedBeside(reader.clauses, thing))
    if (isOwnable(reader, item)) addOwned(reader, item, [item[0], item[0]], isSure);
  reader.markAround(thing, match);
}

/** "For the kitchen she has all one needs": what is made for it is owned, and more that it takes is welcome. */
function readAllFor(reader: ExclusionReader, match: RegExpExecArray): void {
  const thing = reader.thingIn(match);
  if (thing === undefined || !isOwnable(reader, thing)) return;
  addGear(reader, thing, true);
  reader.markOwned(thing);
  reader.markAround(thing, match);
}

/**
 * Excludes what somebody owns. "Has a baby already" owns nothing; "has everything for the baby" wants nothing for it.
 * @param isSure true when the words allow no other reading
 */
export function addOwned(reader: ExclusionReader, run: Run, cue: Run, isSure = false): void {
  const people = peopleIn(reader, run);
  const hasAll = indexesOf(cue).some((at) => reader.words.object.everything.has(reader.key(at)));
  reader.markOwned(run);
  if (people.length > 0 && !hasAll) return;
  for (const { at, concept } of people) {
    reader.add({ concept, ...reader.part([at, at + 1]) }, isSure);
    reader.mark([at, at + 1]);
  }
  if (hasAllFor(reader, [cue[0], run[0]]) || namesGear(reader, run)) addGear(reader, run, isSure);
  else addThings(reader, run, isSure);
}

/** True for the words "has everything for" and "all the gear of". */
function hasAllFor(reader: ExclusionReader, before: Run): boolean {
  const keys = indexesOf(before).map((at) => reader.key(at));
  const all = keys.findIndex((each) => reader.words.object.everything.has(each));
  const { forWords } = reader.syntax;
  const { gear } = reader.words.owning;
  return all >= 0 && keys.slice(all).some((each) => forWords.has(each) || gear.has(each));
}

/** "Every golf gadget": of such words beside a pursuit, only what is made for it is owned. */
function namesGear(reader: ExclusionReader, run: Run): boolean {
  const { facts } = reader.sentence;
  const isPursuit = (one: Exclusion, text: string) =>
    'concept' in one && facts.itself(one.concept, text).length === 0;
  return (
    indexesOf(run).some((at) => isGear(reader, at)) &&
    reader
      .meanings(run)
      .some(({ at, length, found }) =>
        found.some((one) => isPursuit(one, reader.part([at, at + length]).text)),
      )
  );
}

function isGear(reader: ExclusionReader, at: number): boolean {
  return reader.words.owning.gear.has(reader.key(at));
}

/** "Has everything for golf": what is made for it is owned. */
function addGear(reader: ExclusionReader, run: Run, isSure: boolean): void {
  const part = reader.part(run);
  for (const { at, found } of reader.meanings(run))
    for (const one of isGear(reader, at) ? [] : found)
      if ('concept' in one) reader.add(gearFor(one.concept, part), isSure);
}

function addThings(reader: ExclusionReader, run: Run, isSure: boolean): void {
  const { tokens, grammar } = reader.sentence;
  const part = reader.part(run);
  for (const { at, length, found } of reader.meanings(run)) {
    const { text } = reader.part([at, at + length]);
    const word = nameOfThing(tokens.slice(at, at + length), grammar);
    for (const one of found) {
      if (
        'concept' in one &&
        !reader.sentence.facts.is(one.concept, 'trait') &&
        !isPet(reader, one)
      )
        reader.add(
          {
            ...ownedThing(one.concept, text, part, reader.sentence),
            ...(word === undefined ? {} : { named: word }),
          },
          isSure,
        );
      if ('kind' in one) reader.add({ kind: one.kind, ...part, owned: true }, isSure);
    }
    if (word !== undefined && found.some((one) => !isPet(reader, one)))
      reader.add({ word, ...part, owned: true }, isSure);
  }
}

/** True for things that neither are people or pets nor belong to another part. */
function isOwnable(reader: ExclusionReader, run: Run): boolean {
  const isOfPerson = indexesOf(run).some((at) => reader.isPerson(at));
  if (reader.clauses.isClosed(run[0]) || isOfPerson) return false;
  return reader.meanings(run).some(({ found }) => found.some((one) => !isPet(reader, one)));
}

/** The concepts of people at the tokens of a run. */
function peopleIn(
  reader: ExclusionReader,
  [from, until]: Run,
): readonly { readonly at: number; readonly concept: string }[] {
  const { tokens, facts } = reader.sentence;
  return indexesOf([from, until])
    .filter((at) => reader.isPerson(at))
    .flatMap((at) =>
      (reader.known.conceptsAt(tokens, at)?.concepts ?? [])
        .filter((concept) => facts.is(concept, 'relationship'))
        .map((concept) => ({ at, concept })),
    );
}

/** Who has two dogs may get more for them. */
function isPet(reader: ExclusionReader, one: Exclusion): boolean {
  return 'concept' in one && reader.sentence.facts.is(one.concept, 'pet');
}

/** Returns the exclusion of what somebody owns of a concept, as its words `text` name it. */
export function ownedThing(
  concept: string,
  text: string,
  part: QueryPart,
  { facts }: Pick<Sentence, 'facts'>,
): Exclusion {
  const kinds = facts.itself(concept, text);
  return kinds.length === 0 ? { thing: concept, ...part } : { thing: concept, kinds, ...part };
}
