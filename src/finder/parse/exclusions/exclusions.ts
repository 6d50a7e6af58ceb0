import type { Flag } from '../../content/vocabulary.ts';
import type { Cue } from '../../languages/exclusion-grammars.ts';
import type { Exclusion, QueryPart } from '../../parsed-query.ts';
import { allMatches } from '../../text/all-matches.ts';
import { type Place, placeOf, touches } from '../../text/normalize.ts';
import type { Found } from '../../text/phrase-matcher.ts';
import { indexesOf, keyAt, partOf, type Run, type Sentence } from '../sentence.ts';
import { exclusionsOfDiet } from './diets.ts';
import { parseDiets, parseNegationAffixes } from './negation/affixes.ts';
import { comparisonAt, cueAt } from './negation/cues.ts';
import { type Known, type Meaning, meaningAt, nameOf } from './negation/exclusion-target.ts';
import { addition, backward, type Clauses, forward, themeVerbNear } from './negation/scope.ts';
import {
  behindReceiving,
  behindRelative,
  behindThing,
  isMissing,
  isOccasion,
  startOfObject,
} from './object-start.ts';
import { isAllBehind, nounFirst } from './only.ts';
import { ceases, resumes } from './past.ts';

/** The exclusions of a query, and the tokens they were read from. */
export interface ExclusionsMatch {
  readonly excluded: readonly Exclusion[];
  /** tokens of an exclusion; no other part may use them */
  readonly used: ReadonlySet<number>;
  /** tokens of what the recipient owns already: not suggested again, but a hint at an interest */
  readonly owned: ReadonlySet<number>;
  /** those whose words allow no other reading */
  readonly sure: ReadonlySet<Exclusion>;
}

/** Properties that a gift may have too much of: "not too loud". */
const undesirableInExcess: ReadonlySet<Flag> = new Set<Flag>([
  'noisy',
  'needs-space',
  'fragile',
  'fragrance',
  'adult',
  'screen',
]);
/** How many words before "that is over" may name what is. */
const hobbyReach = 14;
/** From so many words on a cue says surely that something is unwanted. */
const explicitCueLength = 4;
/** How many words may stand between two that name the same hobby: "sang in a choir". */
const nearWords = 4;
const knownConfidence = 1;
/** A word that no list has is excluded by its letters alone. */
const wordConfidence = 0.5;

/**
 * Returns what the visitor does not want or the recipient has: "no alcohol", "keine Bücher", "sauf
 * du parfum", "hat schon eine Gitarre", "vegan".
 * @param known looks words up
 * @param skip tokens that another part has used
 */
export function parseExclusions(
  sentence: Sentence,
  known: Known,
  skip: ReadonlySet<number>,
): ExclusionsMatch {
  const diets = parseDiets(sentence, known, skip);
  const affixes = parseNegationAffixes(sentence, known, diets.used);
  const parser = new ExclusionParser(
    sentence,
    known,
    skip.union(diets.helped),
    new Set([...affixes.used, ...diets.conditions]),
  );
  parser.excluded.push(...diets.excluded, ...affixes.excluded);
  parser.readEndings();
  parser.readPossessions();
  parser.readRefusals();
  for (let at = 0; at < sentence.tokens.length; ) at = parser.parseAt(at);
  const { excluded, used, owned, sure } = parser;
  return { excluded: unique(excluded), used, owned, sure };
}

class ExclusionParser {
  readonly excluded: Exclusion[] = [];
  readonly used: Set<number>;
  readonly owned = new Set<number>();
  readonly sure = new Set<Exclusion>();
  readonly #sentence: Sentence;
  readonly #known: Known;
  readonly #clauses: Clauses;

  constructor(
    sentence: Sentence,
    known: Known,
    skip: ReadonlySet<number>,
    used: ReadonlySet<number>,
  ) {
    const { text, tokens, grammar } = sentence;
    this.#sentence = sentence;
    this.#known = known;
    this.used = new Set(used);
    const between = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
    this.#clauses = {
      tokens,
      grammar,
      isComma: (at) => /^[\s,]*,[\s,]*$/.test(between(at)),
      isPause: (at) => /^\s*[,:?]\s*$/.test(between(at)),
      isClosed: (at) => skip.has(at) || this.used.has(at),
      isThing: (at) => this.#meaning(at).found.some((one) => 'kind' in one || 'flag' in one),
      isNamed: (at) => this.#meaning(at).isKnown && !this.#isPerson(at),
    };
  }

  /** Parses what begins at a token and returns the index of the token to go on with. */
  parseAt(at: number): number {
    if (this.#clauses.isClosed(at)) return at + 1;
    const { tokens, grammar } = this.#sentence;
    const cue = cueAt(tokens, at, grammar) ?? comparisonAt(tokens, at, grammar);
    if (!cue) return at + 1;
    const read = this.#readers[cue.value];
    return read ? read(at, at + cue.length) : this.#readExclusion(at, cue);
  }

  /** What reads the words behind a cue, from its first token and the one behind it; the others refuse or own a thing. */
  readonly #readers: Readonly<Partial<Record<Cue, (at: number, from: number) => number>>> = {
    none: (at, from) => this.#readNonExclusion(from, from - at),
    lacks: (at, from) => this.#readLack(at, from),
    back: (at, from) => this.#readBackward(at, from),
    over: (at, from) => this.#readEnded(at, from),
    was: (at, from) => this.#readTrade(at, from),
    alone: (at, from) => this.#readAlone(at, from),
    other: (at, from) => this.#readOther(at, from),
  };

  /** "He fished every day, but that is over": what was named last before such words. */
  readEndings(): void {
    const { tokens, folded, grammar } = this.#sentence;
    if (resumes(this.#sentence)) return;
    for (const place of grammar.endings(folded)) {
      const told = tokens.flatMap((token, at) => (touches(token, place) ? [at] : []));
      const [from = 0] = told;
      const hobby = this.#hobbyBefore(from);
      if (hobby === undefined) continue;
      this.#excludeSurely(hobby);
      for (const at of told) this.used.add(at);
    }
  }

  /** "Stoffe? Berge.", "got a kettle last year": what somebody has, or has much of, is owned. */
  readPossessions(): void {
    const { folded, grammar } = this.#sentence;
    const read = (pattern: RegExp) => {
      for (const match of allMatches(pattern, folded.text)) this.#readPossession(match);
    };
    this.#surely(() => read(grammar.surelyOwned));
    read(grammar.plenty);
  }

  /** "Kaffee trinkt sie aus Prinzip nicht": what is named first is refused. */
  readRefusals(): void {
    const { folded, grammar } = this.#sentence;
    for (const match of allMatches(grammar.refused, folded.text)) {
      const thing = this.#thingIn(match);
      if (thing === undefined || !this.#isKnown(thing) || this.#clauses.isClosed(thing[0]))
        continue;
      this.#excludeSurely(thing);
      this.#markAround(thing, match);
    }
  }

  #readPossession(match: RegExpExecArray): void {
    const thing = this.#thingIn(match);
    if (thing === undefined || !this.#isOwnable(thing)) return;
    this.#addOwned(thing, [thing[0], thing[0]]);
    this.#markAround(thing, match);
  }

  /** The tokens of what a pattern names. */
  #thingIn({ indices }: RegExpExecArray): Run | undefined {
    const { what } = indices?.groups ?? {};
    return what && this.#runAt(placeOf(this.#sentence.folded, ...what));
  }

  /** The other words of a pattern name nothing. */
  #markAround(thing: Run, { 0: text, index }: RegExpExecArray): void {
    const { tokens, folded } = this.#sentence;
    const whole = placeOf(folded, index, index + text.length);
    const isInThing = (at: number) => thing[0] <= at && at < thing[1];
    for (const [at, token] of tokens.entries())
      if (touches(token, whole) && !isInThing(at) && !this.#isPerson(at)) this.used.add(at);
  }

  /** True for things that neither are people or pets nor belong to another part. */
  #isOwnable(run: Run): boolean {
    const isOfPerson = indexesOf(run).some((at) => this.#isPerson(at));
    if (this.#clauses.isClosed(run[0]) || isOfPerson) return false;
    return this.#meanings(run).some(({ found }) => found.some((one) => !this.#isPet(one)));
  }

  /** The tokens at a place; undefined where none is. */
  #runAt(place: Place): Run | undefined {
    const { tokens } = this.#sentence;
    const from = tokens.findIndex((token) => touches(token, place));
    const last = tokens.findLastIndex((token) => touches(token, place));
    return from < 0 ? undefined : [from, Math.max(last + 1, from + this.#meaning(from).length)];
  }

  /** The hobby that is named nearest before a token, with the words of its clause that name it too. */
  #hobbyBefore(at: number): Run | undefined {
    const near = indexesOf([Math.max(0, at - hobbyReach), at]).toReversed();
    const last = near.find((i) => this.#hobbiesAt(i).length > 0);
    if (last === undefined) return undefined;
    const named = this.#hobbiesAt(last);
    let first = last;
    const { tokens } = this.#sentence;
    for (let i = last - 1; i >= 0 && first - i < nearWords && !tokens[i + 1]?.opens; i--)
      if (this.#hobbiesAt(i).some((one) => named.includes(one))) first = i;
    return [first, Math.min(at, last + this.#meaning(last).length)];
  }

  #hobbiesAt(at: number): readonly string[] {
    if (this.#clauses.isClosed(at)) return [];
    const { tokens, facts } = this.#sentence;
    const hobbies = this.#meaning(at).found.flatMap((one) =>
      'concept' in one && this.#isHobby(one.concept) ? [one.concept] : [],
    );
    if (hobbies.length > 0) return hobbies;
    // Who no longer reads wants no books, which the exclusion of reading names.
    const named = this.#known.conceptsAt(tokens, at)?.concepts ?? [];
    return named.filter((concept) => facts.is(concept, 'activity') && this.#isHobby(concept));
  }

  #isHobby(concept: string): boolean {
    const { facts } = this.#sentence;
    return !(['circumstance', 'place', 'trait', 'relationship'] as const).some((fact) =>
      facts.is(concept, fact),
    );
  }

  /** "Nicht zu persönlich": what must not be too much is no interest, and some of it is excluded. */
  #readNonExclusion(from: number, length: number): number {
    const { plainNot, degrees, merely, joints } = this.#words;
    const cue = indexesOf([from - length, from]).map((at) => this.#key(at));
    if (merely?.has(cue.join(' '))) return this.#readMoney(from);
    const { nothing } = this.#sentence.grammar.pack.only;
    // "Nothing of too much" has a small word between: "rien de trop personnel".
    const before = this.#key(joints.has(this.#key(from - 2)) ? from - 3 : from - 2);
    const isNegated = plainNot.has(before) || nothing.has(before);
    if (length === 1 || !degrees.has(this.#key(from - 1)) || !isNegated) return from;
    const part = this.#part([from, from + 1], knownConfidence);
    const unwanted = this.#meaning(from).found.filter((one) => this.#isUnwantedInExcess(one));
    this.excluded.push(...unwanted.map((one) => ({ ...one, ...part })));
    this.used.add(from);
    return from + 1;
  }

  /** "Has no car": who has none of a thing need neither like it nor refuse it, and "has no time for" says more. */
  #readLack(at: number, from: number): number {
    const { tokens, grammar } = this.#sentence;
    for (let i = at + 1; i < from; i++) {
      const longer = cueAt(tokens, i, grammar);
      if (longer && i + longer.length > from) return i;
    }
    const run = forward(this.#clauses, from);
    if (isMissing(this.#sentence, run)) return from;
    this.#mark([at, run[1]], this.used);
    return Math.max(from, run[1]);
  }

  /** "Not just money in a card" refuses the money. */
  #readMoney(from: number): number {
    const { tokens } = this.#sentence;
    const start = this.#words.joints.has(this.#key(from)) ? from + 1 : from;
    const { found, length } = this.#meaning(start);
    const concepts = this.#known.conceptsAt(tokens, start)?.concepts ?? [];
    const isMoney =
      concepts.includes('money-gifts') ||
      found.some((one) => 'kind' in one && (one.kind === 'money-gift' || one.kind === 'voucher'));
    if (!isMoney) return from;
    const part = this.#part([start, start + length], knownConfidence);
    const kinds = (['money-gift', 'voucher'] as const).map((kind) => ({ kind }));
    for (const one of [...kinds, { concept: 'money-gifts' }]) {
      const excluded = { ...one, ...part };
      this.excluded.push(excluded);
      this.sure.add(excluded);
    }
    this.#mark([start, start + length], this.used);
    return start + length;
  }

  /** "Not too romantic": a way to be, and no theme, is unwanted where it is too much. */
  #isUnwantedInExcess(one: Exclusion): boolean {
    if ('flag' in one) return undesirableInExcess.has(one.flag);
    return 'concept' in one && this.#sentence.facts.is(one.concept, 'circumstance');
  }

  #readBackward(at: number, from: number): number {
    const back = this.#subjectOf(backward(this.#clauses, at));
    if (this.#isKnown(back) && !this.#isAllWanted(back)) this.#exclude(back, true);
    this.#mark([at, from], this.used);
    return from;
  }

  /** "Loves tea, and coffee makes her ill": the first things are the object of what stands before them. */
  #subjectOf([from, until]: Run): Run {
    const { likingVerbs, and } = this.#words;
    if (!likingVerbs?.has(this.#key(from - 1))) return [from, until];
    const joint = indexesOf([from, until]).findLast((at) => and.has(this.#key(at)));
    return joint === undefined ? [from, until] : [joint + 1, until];
  }

  /** "Used to love sailing": what is known to be over, but no place where somebody was. */
  #readEnded(at: number, from: number): number {
    if (resumes(this.#sentence)) return from;
    const run = this.#firstThings(forward(this.#clauses, from));
    const { facts } = this.#sentence;
    const isPlace = this.#meanings(run).some(({ found }) =>
      found.some((one) => 'concept' in one && facts.is(one.concept, 'place')),
    );
    if (isPlace || !this.#isKnown(run)) return from;
    this.#excludeSurely(run);
    this.#mark([at, from], this.used);
    return Math.max(from, run[1]);
  }

  /** "Used to be a sailor" is a fond memory, unless something cannot be done any more. */
  #readTrade(at: number, from: number): number {
    return ceases(this.#sentence) ? this.#readEnded(at, from) : from;
  }

  /** The first thing that is known and those joined to it: "drums and bass" of "drums and bass in a band". */
  #firstThings([from, until]: Run): Run {
    const { joints } = this.#words;
    let end = from;
    for (const { at, length, isKnown } of this.#meanings([from, until])) {
      const isNext = end === from || at > end;
      if (end > from && !joints.has(this.#key(at)) && !(isKnown && isNext)) break;
      if (isKnown) end = at + length;
    }
    return [from, end];
  }

  /**
   * "Not just flowers", of a kind of gift and with no "but" after it: more than that is wanted. "All games, not
   * just board games" refuses nothing.
   */
  #readAlone(at: number, from: number): number {
    const { tokens, grammar } = this.#sentence;
    const { clauseStarts, everything } = this.#words;
    const run = forward(this.#clauses, from);
    const isKind = this.#meanings(run).some(({ found }) => found.some((one) => 'kind' in one));
    const isContrast = clauseStarts.has(this.#key(run[1]));
    const isPart = tokens.slice(0, at).some(({ key }) => everything.has(key));
    if (!isKind || isContrast || isPart || grammar.roles.at(tokens, from)) return from;
    this.#excludeSurely(run);
    this.#mark([at, from], this.used);
    return Math.max(from, run[1]);
  }

  /** "Not for the dog": neither receives nor is a theme. */
  #readOther(at: number, from: number): number {
    const { tokens } = this.#sentence;
    const run = forward(this.#clauses, from);
    for (const { at: index, length, found, isKnown } of this.#meanings(run)) {
      const part = this.#part([index, index + length], knownConfidence);
      const concepts = this.#known.conceptsAt(tokens, index)?.concepts ?? [];
      const all: readonly Exclusion[] = [
        ...(isKnown ? found : []),
        ...concepts.map((concept) => ({ concept })),
      ].map((one) => ({ ...one, ...part }));
      this.excluded.push(...all);
      for (const one of all) this.sure.add(one);
    }
    this.#mark([at, Math.max(from, run[1])], this.used);
    return Math.max(from, run[1]);
  }

  #readExclusion(at: number, cue: Found<Cue>): number {
    const from = at + cue.length;
    const start = startOfObject(this.#sentence, from);
    if (start === undefined) return at + 1;
    const ahead: Run = cue.value === 'one' ? [from, from + 1] : forward(this.#clauses, start);
    const back = backward(this.#clauses, at);
    const next = Math.max(start, ahead[1]);
    const isOwned = cue.value === 'owns';
    if (isMissing(this.#sentence, ahead) || (isOwned && isOccasion(this.#sentence, [at, ahead[0]])))
      return from;
    if (this.#hasMeaning(ahead) && (this.#opensObject(cue, from) || !this.#endsClause(at, back))) {
      if (isOwned) this.#addOwned(ahead, [at, from]);
      else this.#refuse(ahead, [at, start], cue);
      this.#mark([at, start], this.used);
      return this.#readBehind(next, cue);
    }
    this.#readObjectBefore([at, from], back, cue.value);
    this.#mark([at, next], this.used);
    return next;
  }

  /** "No dog thing that is funny, nor a cushion": what behind an object is refused with it. */
  #readBehind(next: number, { value }: Found<Cue>): number {
    return value === 'not' ? this.#readAddition(this.#readRelative(next)) : next;
  }

  /** "No dog thing that is cute or funny": how what is refused must not be is refused too. */
  #readRelative(from: number): number {
    const start = behindRelative(this.#sentence, from);
    if (start === undefined) return from;
    const run = forward(this.#clauses, start);
    if (!this.#isKnown(run)) return from;
    this.#excludeSurely(run);
    return run[1];
  }

  /** "Gave up cycling two years ago, and swimming too": behind a time, what is added is refused as well. */
  #readAddition(from: number): number {
    const added = addition(this.#clauses, from);
    if (added === undefined || !this.#isKnown(added)) return from;
    this.#excludeSurely(added);
    return added[1];
  }

  /** "Is no sailor" and "tired of getting mugs" allow no other reading. */
  #refuse(ahead: Run, [at, start]: Run, cue: Found<Cue>): void {
    const known = this.excluded.length;
    const from = at + cue.length;
    const isNoOne = cue.value === 'is';
    this.#exclude(this.#object(ahead), isNoOne, ahead);
    const isTold =
      behindReceiving(this.#sentence, from) > from || behindThing(this.#sentence, from) > from;
    const isSure = isNoOne ? this.#meaning(start).isKnown : isTold;
    const added = this.excluded.slice(known);
    for (const one of isSure ? added : this.#explicit(added, at)) this.sure.add(one);
  }

  /** Of what follows a long cue such as "no longer interested in" the first thing, where it is known. */
  #explicit(added: readonly Exclusion[], at: number): readonly Exclusion[] {
    const { tokens, grammar } = this.#sentence;
    if ((grammar.cues.at(tokens, at)?.length ?? 0) < explicitCueLength) return [];
    return added.filter((one) => !('word' in one) && one.start === added[0]?.start);
  }

  #isPerson(at: number): boolean {
    const { tokens, grammar } = this.#sentence;
    return grammar.roles.at(tokens, at) !== undefined;
  }

  /** The concepts of people at the tokens of a run. */
  #people([from, until]: Run): readonly { readonly at: number; readonly concept: string }[] {
    const { tokens, facts } = this.#sentence;
    return indexesOf([from, until])
      .filter((at) => this.#isPerson(at))
      .flatMap((at) =>
        (this.#known.conceptsAt(tokens, at)?.concepts ?? [])
          .filter((concept) => facts.is(concept, 'relationship'))
          .map((concept) => ({ at, concept })),
      );
  }

  /** "Kaffee mag er nicht", "she doesn't read": nothing excluded follows the cue. */
  #readObjectBefore([at, from]: Run, back: Run, cue: Cue): void {
    const { tokens } = this.#sentence;
    if (this.#isAllWanted(back)) return;
    const verb = cue === 'owns' ? undefined : themeVerbNear(this.#clauses, at, from);
    const crossesPause = tokens.slice(back[1], at + 1).some(({ opens }) => opens);
    const isObjectBefore = this.#isKnown(back) && (verb === undefined || !crossesPause);
    if (isObjectBefore && (cue === 'owns' || !tokens[at]?.opens))
      this.#takeObject(back, [at, from], cue);
    else if (verb !== undefined) this.#excludeVerb(verb, [at, from]);
  }

  #takeObject(object: Run, [at, from]: Run, cue: Cue): void {
    if (cue === 'owns') this.#addOwned(object, [at, from]);
    else if (this.#isRightBefore(object, at) && this.#isNoMore([at, from]))
      this.#excludeSurely(object);
    else this.#exclude(object, true);
  }

  /** True where nothing but a cause is between: "spielt Golf seit dem Unfall nicht mehr". */
  #isRightBefore([, until]: Run, at: number): boolean {
    return until === at || this.#words.causes?.has(this.#key(until)) === true;
  }

  /** "Mag Rosen züchten nicht mehr": such words at the end of a clause. */
  #isNoMore([at, from]: Run): boolean {
    const { adverbs, clauseEnd, clauseWords } = this.#words;
    const next = this.#sentence.tokens[from];
    const isEnd = next === undefined || next.opens || clauseWords.has(next.key);
    return isEnd && clauseEnd.has(this.#key(at)) && adverbs.has(this.#key(from - 1));
  }

  #excludeSurely(run: Run): void {
    this.#surely(() => this.#exclude(run, true));
  }

  /** What is excluded by a step allows no other reading. */
  #surely(read: () => void): void {
    const known = this.excluded.length;
    read();
    for (const one of this.excluded.slice(known)) this.sure.add(one);
  }

  /** "Tea, and nothing else". */
  #isAllWanted([, until]: Run): boolean {
    return isAllBehind(this.#sentence, this.#sentence.tokens[until - 1]?.end ?? 0);
  }

  /** "Pas de": the object follows. */
  #opensObject({ length }: Found<Cue>, from: number): boolean {
    return length > 1 && this.#words.joints.has(this.#key(from - 1));
  }

  /** "Mag Kaffee nicht": the object is right before the cue. */
  #endsClause(at: number, back: Run): boolean {
    const isEnd = this.#words.clauseEnd.has(this.#key(at)) && !this.#sentence.tokens[at]?.opens;
    return isEnd && back[0] < at && back[1] === at && this.#isKnown(back);
  }

  #exclude(run: Run, onlyKnown: boolean, whole = run): void {
    for (const { at, length, found, isKnown } of this.#meanings(run)) {
      if (!isKnown && onlyKnown) continue;
      const part = this.#part([at, at + length], isKnown ? knownConfidence : wordConfidence);
      for (const one of found) this.excluded.push({ ...one, ...part });
    }
    if (!onlyKnown || this.#isKnown(whole)) this.#mark(whole, this.used);
  }

  /** "She doesn't read", "mon père ne boit pas". */
  #excludeVerb(verb: number, cueRun: Run): void {
    if (this.#words.drinkVerbs.has(this.#key(verb))) {
      const part = this.#part(cueRun, knownConfidence);
      for (const one of exclusionsOfDiet('no-alcohol', this.#sentence.facts, part))
        this.excluded.push('flag' in one ? { flag: one.flag, ...part } : one);
    } else this.#exclude([verb, verb + 1], true);
    this.used.add(verb);
  }

  /** "Has a baby already" owns nothing; "has everything for the baby" wants nothing for it. */
  #addOwned(run: Run, cue: Run): void {
    const people = this.#people(run);
    const hasAll = indexesOf(cue).some((at) => this.#words.everything.has(this.#key(at)));
    this.#mark(run, this.owned);
    if (people.length > 0 && !hasAll) return;
    for (const { at, concept } of people) {
      this.excluded.push({ concept, ...this.#part([at, at + 1], knownConfidence) });
      this.used.add(at);
    }
    this.#addThings(run);
  }

  #addThings(run: Run): void {
    const part = this.#part(run, knownConfidence);
    for (const { at, length, found } of this.#meanings(run)) {
      const { text } = this.#part([at, at + length], knownConfidence);
      const word = this.#nameIn([at, at + length]);
      for (const one of found) {
        if ('concept' in one && !this.#sentence.facts.is(one.concept, 'trait') && !this.#isPet(one))
          this.excluded.push({
            ...ownedThing(one.concept, text, part, this.#sentence),
            ...(word === undefined ? {} : { named: word }),
          });
        if ('kind' in one) this.excluded.push({ kind: one.kind, ...part, owned: true });
      }
      if (word !== undefined && found.some((one) => !this.#isPet(one)))
        this.excluded.push({ word, ...part, owned: true });
    }
  }

  /** Who has two dogs may get more for them. */
  #isPet(one: Exclusion): boolean {
    return 'concept' in one && this.#sentence.facts.is(one.concept, 'pet');
  }

  /** The words that name a thing, its noun first: "bag chalk" of "chalk bag", "knife" of "good knife". */
  #nameIn(run: Run): string | undefined {
    const { tokens, grammar } = this.#sentence;
    const names = tokens.slice(...run).flatMap((token) => nameOf(token, grammar) ?? []);
    const name = nounFirst(names, grammar).join(' ');
    return name === '' ? undefined : name;
  }

  /** "Kann keinen Käse essen": the verb at the end is not excluded too. */
  #object([from, until]: Run): Run {
    const { lightVerbs, themeVerbs, joints } = this.#words;
    const verb = this.#key(until - 1);
    const isVerb = lightVerbs.has(verb) || themeVerbs.has(verb);
    const isAlone = isVerb && !joints.has(this.#key(until - 2));
    return isAlone && this.#hasMeaning([from, until - 1]) ? [from, until - 1] : [from, until];
  }

  get #words() {
    return this.#sentence.grammar.pack.exclusions;
  }

  #key(at: number): string {
    return keyAt(this.#sentence.tokens, at);
  }

  #part(run: Run, confidence: number) {
    return partOf(this.#sentence, run, confidence);
  }

  #meaning(at: number): Meaning {
    return meaningAt(this.#sentence, at, this.#known);
  }

  #meanings([from, until]: Run): readonly (Meaning & { readonly at: number })[] {
    const all = [];
    for (let at = from; at < until; ) {
      const one = this.#meaning(at);
      all.push({ ...one, at });
      at += one.length;
    }
    return all;
  }

  #hasMeaning(run: Run): boolean {
    return this.#meanings(run).some(({ found }) => found.length > 0);
  }

  #isKnown(run: Run): boolean {
    return this.#meanings(run).some(({ isKnown }) => isKnown);
  }

  #mark(run: Run, into: Set<number>): void {
    for (const at of indexesOf(run)) into.add(at);
  }
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

function unique(all: readonly Exclusion[]): readonly Exclusion[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const { start: _, end: __, text: ___, confidence: ____, ...what } = one;
    const name = JSON.stringify(what);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
