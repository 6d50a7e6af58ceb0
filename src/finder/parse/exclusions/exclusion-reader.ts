import type { Exclusion } from '../../parsed-query.ts';
import { type Place, placeOf } from '../../text/normalize.ts';
import { indexesOf, keyAt, partOf, type Run, runOf, type Sentence } from '../sentence.ts';
import type { ExclusionsAt } from './negation/affixes.ts';
import { type Known, type Meaning, meaningAt } from './negation/exclusion-target.ts';
import type { Clauses } from './negation/scope.ts';

const knownConfidence = 1;
/** A word that no list has is excluded by its letters alone. */
const wordConfidence = 0.5;

/** An exclusion as it was read. */
export interface ReadExclusion {
  readonly exclusion: Exclusion;
  /** true when its words allow no other reading */
  readonly isSure: boolean;
}

/** The exclusions of a query, and the tokens they were read from. */
export interface ExclusionsMatch {
  readonly excluded: readonly ReadExclusion[];
  /** tokens of an exclusion; no other part may use them */
  readonly used: ReadonlySet<number>;
  /** tokens of what the recipient owns already: not suggested again, but a hint at an interest */
  readonly owned: ReadonlySet<number>;
}

/** How `ExclusionReader.exclude` reads a run. */
interface ExcludeOptions {
  /** leaves out words that no list has */
  readonly onlyKnown: boolean;
  /** what no other part may use; the run itself when absent */
  readonly whole?: Run;
  /**
   * Returns true for an exclusion whose words allow no other reading; without it there is none.
   * @param first the first exclusion of the run
   */
  readonly isSure?: (one: Exclusion, first: Exclusion) => boolean;
}

/** The exclusions that have been read from a sentence so far, and what reads the words of another one. */
export class ExclusionReader {
  readonly #excluded: ReadExclusion[];
  readonly #used: Set<number>;
  readonly #owned = new Set<number>();
  readonly sentence: Sentence;
  readonly known: Known;
  readonly clauses: Clauses;

  /**
   * @param known looks words up
   * @param skip tokens that another part has used
   * @param earlier what was read before
   */
  constructor(sentence: Sentence, known: Known, skip: ReadonlySet<number>, earlier: ExclusionsAt) {
    const { text, tokens, grammar } = sentence;
    this.sentence = sentence;
    this.known = known;
    this.#excluded = earlier.excluded.map((exclusion) => ({ exclusion, isSure: false }));
    this.#used = new Set(earlier.used);
    const between = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
    this.clauses = {
      tokens,
      grammar,
      isComma: (at) => /^[\s,]*,[\s,]*$/.test(between(at)),
      isPause: (at) => /^\s*[,:?]\s*$/.test(between(at)),
      isClosed: (at) => skip.has(at) || this.#used.has(at),
      isThing: (at) => this.meaning(at).found.some((one) => 'kind' in one || 'flag' in one),
      isNamed: (at) => this.meaning(at).isKnown && !this.isPerson(at),
    };
  }

  /** what was read so far */
  get found(): ExclusionsMatch {
    return {
      excluded: this.#excluded,
      used: this.#used,
      owned: this.#owned,
    };
  }

  /**
   * Adds an exclusion.
   * @param isSure true when its words allow no other reading
   */
  add(exclusion: Exclusion, isSure = false): void {
    this.#excluded.push({ exclusion, isSure });
  }

  isPerson(at: number): boolean {
    const { tokens, grammar } = this.sentence;
    return grammar.roles.at(tokens, at) !== undefined;
  }

  /** The tokens of what a pattern names. */
  thingIn({ indices }: RegExpExecArray): Run | undefined {
    const { what } = indices?.groups ?? {};
    return what && this.#runAt(placeOf(this.sentence.folded, ...what));
  }

  /** The tokens that a pattern found; undefined where there is none. */
  runOfMatch({ 0: text, index }: RegExpExecArray): Run | undefined {
    const { tokens, folded } = this.sentence;
    return runOf(tokens, placeOf(folded, index, index + text.length));
  }

  /** The other words of a pattern name nothing. */
  markAround(thing: Run, match: RegExpExecArray): void {
    const isInThing = (at: number) => thing[0] <= at && at < thing[1];
    for (const at of indexesOf(this.runOfMatch(match) ?? thing))
      if (!isInThing(at) && !this.isPerson(at)) this.#used.add(at);
  }

  /** The tokens at a place; undefined where none is. */
  #runAt(place: Place): Run | undefined {
    const run = runOf(this.sentence.tokens, place);
    return run && [run[0], Math.max(run[1], run[0] + this.meaning(run[0]).length)];
  }

  /** Excludes what the words of a run mean. */
  exclude(run: Run, { onlyKnown, whole = run, isSure }: ExcludeOptions): void {
    const meanings = this.meanings(run).filter(({ isKnown }) => isKnown || !onlyKnown);
    const added: readonly Exclusion[] = meanings.flatMap(({ at, length, found, isKnown }) => {
      const part = this.part([at, at + length], isKnown ? knownConfidence : wordConfidence);
      return found.map((one) => ({ ...one, ...part }));
    });
    const [first] = added;
    for (const one of added) this.add(one, first !== undefined && isSure?.(one, first));
    if (!onlyKnown || this.isKnown(whole)) this.mark(whole);
  }

  /** Excludes what is known of a run, in words that allow no other reading. */
  excludeSurely(run: Run): void {
    this.exclude(run, { onlyKnown: true, isSure: () => true });
  }

  /** the small words of the language */
  get syntax() {
    return this.sentence.grammar.syntax;
  }

  /** how the language excludes */
  get words() {
    return this.sentence.grammar.exclusions;
  }

  /** The key of a token; empty where none is. */
  key(at: number): string {
    return keyAt(this.sentence.tokens, at);
  }

  part(run: Run, confidence = knownConfidence): ReturnType<typeof partOf> {
    return partOf(this.sentence, run, confidence);
  }

  meaning(at: number): Meaning {
    return meaningAt(this.sentence, at, this.known);
  }

  meanings([from, until]: Run): readonly (Meaning & { readonly at: number })[] {
    const all = [];
    for (let at = from; at < until; ) {
      const one = this.meaning(at);
      all.push({ ...one, at });
      at += one.length;
    }
    return all;
  }

  hasMeaning(run: Run): boolean {
    return this.meanings(run).some(({ found }) => found.length > 0);
  }

  isKnown(run: Run): boolean {
    return this.meanings(run).some(({ isKnown }) => isKnown);
  }

  /** No other part may use the tokens of a run. */
  mark(run: Run): void {
    for (const at of indexesOf(run)) this.#used.add(at);
  }

  /** The recipient has what the tokens of a run name. */
  markOwned(run: Run): void {
    for (const at of indexesOf(run)) this.#owned.add(at);
  }
}
