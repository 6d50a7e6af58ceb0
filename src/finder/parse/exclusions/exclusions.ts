import type { Cue } from '../../languages/exclusion-grammars.ts';
import type { Exclusion } from '../../parsed-query.ts';
import { textAt } from '../../text/normalize.ts';
import type { Found } from '../../text/phrase-matcher.ts';
import { isAllBehind } from '../only/only.ts';
import { indexesOf, type Run, type Sentence } from '../sentence.ts';
import { ExclusionReader, type ExclusionsMatch } from './exclusion-reader.ts';
import { exclusionsOfDiet } from './implied/diets.ts';
import { parseDiets, parseNegationAffixes } from './negation/affixes.ts';
import { comparisonAt, cueAt } from './negation/cues.ts';
import type { Known } from './negation/exclusion-target.ts';
import {
  behindReceiving,
  behindRelative,
  behindThing,
  startOfObjectBehind,
} from './negation/object-start.ts';
import {
  addition,
  backward,
  type Clauses,
  forward,
  furtherItems,
  themeVerbNear,
} from './negation/scope.ts';
import { readNonExclusion } from './negation/too-much.ts';
import { isMissing, isOccasion } from './owned/not-owned.ts';
import { addOwned, readPossessions } from './owned/owned-things.ts';
import { readEnded, readEndings, readTrade } from './past/ended-hobbies.ts';

/** From so many words on a cue says surely that something is unwanted. */
const explicitCueLength = 4;
/** How many words behind a thing its material may stand: "qui sont pas en plastique". */
const materialReach = 5;

/**
 * Returns what the visitor does not want or the recipient has: "no alcohol", "keine Bücher", "sauf
 * du parfum", "hat schon eine Gitarre", "vegan".
 *
 * What is most exact is read first, and closes its tokens for what is read after it:
 * 1. diets and conditions, phrases that mean something as a whole and may have a negation in them. A diet closes its
 *    tokens for affixes ("glutenfrei") and not for cues, whose object may follow: "no room for books";
 * 2. affixes, which negate within one word: "plastic-free";
 * 3. endings, possessions and refusals, patterns of a clause that say which of its words is the thing;
 * 4. cues, from left to right, whose objects reach to the next closed token.
 * The same may be excluded at several places; the most exact step's comes first.
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
  const reader = new ExclusionReader(sentence, known, skip.union(diets.helped), {
    excluded: [...diets.excluded, ...affixes.excluded],
    used: affixes.used.union(diets.conditions),
  });
  readEndings(reader);
  readPossessions(reader);
  readRefusals(reader);
  const cues = new CueReader(reader);
  for (let at = 0; at < sentence.tokens.length; ) at = cues.parseAt(at);
  return reader.found;
}

/** "Kaffee trinkt sie aus Prinzip nicht": what is named first is refused. */
function readRefusals(reader: ExclusionReader): void {
  const { folded } = reader.sentence;
  for (const match of reader.words.refused(folded.text)) {
    const thing = reader.thingIn(match);
    if (thing === undefined || !reader.isKnown(thing) || reader.clauses.isClosed(thing[0]))
      continue;
    reader.excludeSurely(thing);
    reader.markAround(thing, match);
  }
}

/** Reads the exclusions that a cue such as "no", "hates" or "already has" opens or ends. */
class CueReader {
  readonly #reader: ExclusionReader;
  readonly #sentence: Sentence;
  readonly #clauses: Clauses;

  constructor(reader: ExclusionReader) {
    this.#reader = reader;
    this.#sentence = reader.sentence;
    this.#clauses = reader.clauses;
  }

  /** Parses what begins at a token and returns the index of the token to go on with. */
  parseAt(at: number): number {
    if (this.#clauses.isClosed(at)) return at + 1;
    const { tokens, grammar } = this.#sentence;
    const cue = cueAt(tokens, at, grammar) ?? comparisonAt(tokens, at, grammar);
    if (!cue) return at + 1;
    const read = this.#readers[cue.value];
    if (read) return read(at, at + cue.length);
    return this.#readQualified(at, cue) ?? this.#readExclusion(at, cue);
  }

  /**
   * "No toys with batteries", "no books about war": some of the kind are refused, for what the qualifier names; where
   * nothing is known of it, none. Undefined where a thing has no qualifier.
   */
  #readQualified(at: number, cue: Found<Cue>): number | undefined {
    const start = startOfObjectBehind(this.#sentence, at + cue.length);
    if (cue.value !== 'not' || start === undefined || this.#clauses.isClosed(start))
      return undefined;
    const from = this.#behindQualifier(start);
    if (from === undefined) return undefined;
    const run = forward(this.#clauses, from);
    const until = Math.max(from, run[1]);
    // Of several words, those that no list has may be verbs: "that make her nervous".
    this.#reader.exclude(run, { onlyKnown: until - from > 1 });
    this.#reader.mark([at, until]);
    return until;
  }

  /** Returns the index of the token behind the qualifier of the thing at a token; undefined where either is missing. */
  #behindQualifier(start: number): number | undefined {
    const { tokens, folded } = this.#sentence;
    const { found, length, isKnown } = this.#reader.meaning(start);
    const last = tokens[start + length - 1];
    const isThing = isKnown && found.some((one) => 'kind' in one || 'concept' in one);
    if (!isThing || last === undefined) return undefined;
    const behind = textAt(folded, { start: last.end, end: this.#sentence.text.length });
    const qualifier = this.#reader.words.object.qualifiers.exec(behind);
    if (!qualifier) return undefined;
    const next = tokens.findIndex((token) => token.start >= last.end + qualifier[0].length);
    return next < 0 ? undefined : next;
  }

  /** What reads the words behind a cue, from its first token and the one behind it; the others refuse or own a thing. */
  readonly #readers: Readonly<Partial<Record<Cue, (at: number, from: number) => number>>> = {
    none: (at, from) => readNonExclusion(this.#reader, from, from - at),
    lacks: (at, from) => this.#readLack(at, from),
    back: (at, from) => this.#readBackward(at, from),
    over: (at, from) => readEnded(this.#reader, at, from),
    was: (at, from) => readTrade(this.#reader, at, from),
    alone: (at, from) => this.#readAlone(at, from),
    other: (at, from) => this.#readOther(at, from),
  };

  /** "Has no car": who has none of a thing need neither like it nor refuse it, and "has no time for" says more. */
  #readLack(at: number, from: number): number {
    const { tokens, grammar } = this.#sentence;
    for (let i = at + 1; i < from; i++) {
      const longer = cueAt(tokens, i, grammar);
      if (longer && i + longer.length > from) return i;
    }
    const run = forward(this.#clauses, from);
    if (isMissing(this.#sentence, run)) return from;
    this.#reader.mark([at, run[1]]);
    return Math.max(from, run[1]);
  }

  #readBackward(at: number, from: number): number {
    const back = this.#subjectOf(backward(this.#clauses, at));
    if (this.#reader.isKnown(back) && !this.#isAllWanted(back))
      this.#reader.exclude(back, { onlyKnown: true });
    this.#reader.mark([at, from]);
    return from;
  }

  /** "Loves tea, and coffee makes her ill": the first things are the object of what stands before them. */
  #subjectOf([from, until]: Run): Run {
    const { verbs } = this.#sentence.grammar.liking;
    if (!verbs.has(this.#reader.key(from - 1))) return [from, until];
    const joint = indexesOf([from, until]).findLast((at) =>
      this.#reader.syntax.and.has(this.#reader.key(at)),
    );
    return joint === undefined ? [from, until] : [joint + 1, until];
  }

  /**
   * "Not just flowers", of a kind of gift and with no "but" after it: more than that is wanted. "All games, not
   * just board games" refuses nothing.
   */
  #readAlone(at: number, from: number): number {
    const { tokens, grammar } = this.#sentence;
    const { everything } = this.#reader.words.object;
    const run = forward(this.#clauses, from);
    const isKind = this.#reader
      .meanings(run)
      .some(({ found }) => found.some((one) => 'kind' in one));
    const isContrast = this.#reader.syntax.clauseStarts.has(this.#reader.key(run[1]));
    const isPart = tokens.slice(0, at).some(({ key }) => everything.has(key));
    if (!isKind || isContrast || isPart || grammar.roles.at(tokens, from)) return from;
    this.#reader.excludeSurely(run);
    this.#reader.mark([at, from]);
    return Math.max(from, run[1]);
  }

  /** "Not for the dog": neither receives nor is a theme. */
  #readOther(at: number, from: number): number {
    const { tokens } = this.#sentence;
    const run = forward(this.#clauses, from);
    for (const { at: index, length, found, isKnown } of this.#reader.meanings(run)) {
      const part = this.#reader.part([index, index + length]);
      const concepts = this.#reader.known.conceptsAt(tokens, index)?.concepts ?? [];
      const all: readonly Exclusion[] = [
        ...(isKnown ? found : []),
        ...concepts.map((concept) => ({ concept })),
      ].map((one) => ({ ...one, ...part }));
      for (const one of all) this.#reader.add(one, true);
    }
    this.#reader.mark([at, Math.max(from, run[1])]);
    return Math.max(from, run[1]);
  }

  #readExclusion(at: number, cue: Found<Cue>): number {
    const from = at + cue.length;
    const start = startOfObjectBehind(this.#sentence, from);
    if (start === undefined) return at + 1;
    const ahead: Run = cue.value === 'one' ? [from, from + 1] : forward(this.#clauses, start);
    const back = backward(this.#clauses, at);
    const next = Math.max(start, ahead[1]);
    const isOwned = cue.value === 'owns';
    if (isMissing(this.#sentence, ahead) || (isOwned && isOccasion(this.#sentence, [at, ahead[0]])))
      return from;
    if (
      this.#reader.hasMeaning(ahead) &&
      (this.#opensObject(cue, from) || !this.#endsClause(at, back))
    ) {
      if (isOwned) this.#own(ahead, [at, from]);
      else this.#refuse(ahead, [at, start], cue);
      this.#reader.mark([at, start]);
      return this.#readBehind(next, cue);
    }
    this.#readObjectBefore([at, from], back, cue.value);
    this.#reader.mark([at, next]);
    return next;
  }

  /** "Has a helmet, a grooming kit and all the books". */
  #own(first: Run, cue: Run): void {
    addOwned(this.#reader, first, cue);
    for (const item of furtherItems(this.#clauses, first[1])) {
      addOwned(this.#reader, item, [item[0], item[0]]);
      this.#reader.mark(item);
    }
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
    if (!this.#reader.isKnown(run)) return from;
    this.#reader.excludeSurely(run);
    return run[1];
  }

  /** "Gave up cycling two years ago, and swimming too": behind a time, what is added is refused as well. */
  #readAddition(from: number): number {
    const added = addition(this.#clauses, from);
    if (added === undefined || !this.#reader.isKnown(added)) return from;
    this.#reader.excludeSurely(added);
    return added[1];
  }

  /** "Is no sailor" and "tired of getting mugs" allow no other reading. */
  #refuse(ahead: Run, [at, start]: Run, cue: Found<Cue>): void {
    const from = at + cue.length;
    const isNoOne = cue.value === 'is';
    const isTold =
      behindReceiving(this.#sentence, from) > from || behindThing(this.#sentence, from) > from;
    const isAllSure = isNoOne ? this.#reader.meaning(start).isKnown : isTold;
    // Of what follows a long cue such as "no longer interested in", the first thing is sure where it is known.
    const isExplicit = this.#isExplicit(at);
    this.#reader.exclude(this.#object(ahead), {
      onlyKnown: isNoOne,
      whole: ahead,
      isSure: (one, first) =>
        isAllSure || (isExplicit && !('word' in one) && one.start === first.start),
    });
  }

  #isExplicit(at: number): boolean {
    const { tokens, grammar } = this.#sentence;
    return (grammar.cues.at(tokens, at)?.length ?? 0) >= explicitCueLength;
  }

  /** "Kaffee mag er nicht", "she doesn't read": nothing excluded follows the cue. */
  #readObjectBefore([at, from]: Run, back: Run, cue: Cue): void {
    const { tokens } = this.#sentence;
    if (this.#isAllWanted(back)) return;
    const verb = cue === 'owns' ? undefined : themeVerbNear(this.#clauses, at, from);
    const crossesPause = tokens.slice(back[1], at + 1).some(({ opens }) => opens);
    const isObjectBefore = this.#reader.isKnown(back) && (verb === undefined || !crossesPause);
    if (isObjectBefore && (cue === 'owns' || !tokens[at]?.opens))
      this.#takeObject(back, [at, from], cue);
    else if (verb !== undefined) this.#excludeVerb(verb, [at, from]);
  }

  #takeObject(object: Run, [at, from]: Run, cue: Cue): void {
    if (cue === 'owns') addOwned(this.#reader, object, [at, from]);
    else if (this.#isRightBefore(object, at) && this.#isNoMore([at, from]))
      this.#reader.excludeSurely(object);
    else this.#reader.exclude(object, { onlyKnown: true });
  }

  /** True where nothing but a cause is between: "spielt Golf seit dem Unfall nicht mehr". */
  #isRightBefore([, until]: Run, at: number): boolean {
    return until === at || this.#reader.words.past.causes.has(this.#reader.key(until));
  }

  /** "Mag Rosen züchten nicht mehr": such words at the end of a clause. */
  #isNoMore([at, from]: Run): boolean {
    const { atEnd } = this.#reader.words.negation;
    const { adverbs, clauseWords } = this.#reader.syntax;
    const next = this.#sentence.tokens[from];
    const isEnd = next === undefined || next.opens || clauseWords.has(next.key);
    return isEnd && atEnd.has(this.#reader.key(at)) && adverbs.has(this.#reader.key(from - 1));
  }

  /** "Tea, and nothing else". */
  #isAllWanted([, until]: Run): boolean {
    return isAllBehind(this.#sentence, this.#sentence.tokens[until - 1]?.end ?? 0);
  }

  /** "Pas de": the object follows. */
  #opensObject({ length }: Found<Cue>, from: number): boolean {
    return length > 1 && this.#reader.syntax.joints.has(this.#reader.key(from - 1));
  }

  /** "Mag Kaffee nicht": the object is right before the cue. */
  #endsClause(at: number, back: Run): boolean {
    const isEnd =
      this.#reader.words.negation.atEnd.has(this.#reader.key(at)) &&
      !this.#sentence.tokens[at]?.opens;
    const isRightBefore = back[1] === at || this.#isJoinedBehind(at + 1);
    const isObject = back[0] < at && isRightBefore && this.#reader.isKnown(back);
    return isEnd && isObject && !this.#isMaterialBehind(back);
  }

  /** "Schminkt sich nicht und ...": what follows is another clause. */
  #isJoinedBehind(at: number): boolean {
    return this.#reader.syntax.and.has(this.#reader.key(at));
  }

  /** "Des jouets pas en plastique": the material is refused, and not the thing. */
  #isMaterialBehind([, until]: Run): boolean {
    const { folded, tokens } = this.#sentence;
    const end = tokens[until - 1]?.end ?? 0;
    return tokens
      .slice(until, until + materialReach)
      .some(({ start }) =>
        this.#reader.words.object.madeOf.test(textAt(folded, { start: end, end: start })),
      );
  }

  /** "She doesn't read", "mon père ne boit pas". */
  #excludeVerb(verb: number, cueRun: Run): void {
    if (this.#reader.words.verbs.drinking.has(this.#reader.key(verb))) {
      const part = this.#reader.part(cueRun);
      for (const one of exclusionsOfDiet('no-alcohol', this.#sentence.facts, part))
        this.#reader.add('flag' in one ? { flag: one.flag, ...part } : one);
    } else this.#reader.exclude([verb, verb + 1], { onlyKnown: true });
    this.#reader.mark([verb, verb + 1]);
  }

  /** "Kann keinen Käse essen": the verb at the end is not excluded too. */
  #object([from, until]: Run): Run {
    const { light, theme } = this.#reader.words.verbs;
    const verb = this.#reader.key(until - 1);
    const isVerb = light.has(verb) || theme.has(verb);
    const isAlone = isVerb && !this.#reader.syntax.joints.has(this.#reader.key(until - 2));
    return isAlone && this.#reader.hasMeaning([from, until - 1])
      ? [from, until - 1]
      : [from, until];
  }
}
