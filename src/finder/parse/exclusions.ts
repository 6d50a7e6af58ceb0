import type { Exclusion } from '../parsed-query.ts';
import type { Token } from '../text/normalize.ts';
import type { Found } from '../text/phrase-matcher.ts';
import type { Flag, WordLanguage } from '../vocabulary.ts';
import { type Known, type Meaning, meaningAt, nameOf } from './exclusion-target.ts';
import { adverbs, type Cue, joints, lightVerbs, themeVerbs } from './exclusion-words.ts';
import { parseDiets, parseNegationAffixes } from './negation-affixes.ts';
import { cueAt } from './negation-cues.ts';
import { backward, forward, type Run, type Sentence, themeVerbNear } from './negation-scope.ts';

/** The exclusions of a query, and the tokens they were read from. */
export interface ExclusionsMatch {
  readonly excluded: readonly Exclusion[];
  /** tokens of an exclusion; no other part may use them */
  readonly used: ReadonlySet<number>;
  /** tokens of what the recipient owns already: not suggested again, but a hint at an interest */
  readonly owned: ReadonlySet<number>;
}

const degreeWords = new Set('too so very that zu allzu so sehr trop tres'.split(' '));
const plainNot = /^(?:not|nothing|nicht|nichts|pas|rien|never|allzu|isn|t)$/;
/** Properties that a gift may have too much of: "not too loud". */
const undesirableInExcess = new Set<Flag>([
  'noisy',
  'needs-space',
  'fragile',
  'fragrance',
  'adult',
  'screen',
]);
const everything = /^(?:everything|alles|tout|all|todo|tutto)$/;
/** A negation at the end of a clause, after its object: "mag Kaffee nicht". */
const clauseEnd = /^(?:nicht|keinen|keine|keins|pas)$/;
const drinkVerbs = new Set('drink drinks trinkt trinken boit boivent boire'.split(' '));
const alcoholicConcepts = ['wine', 'beer', 'spirits', 'cocktails', 'whisky', 'gin'];
const alcoholStems = ['alcohol', 'alkoholfrei', 'alcool', 'mocktail'];

/**
 * Returns what the visitor does not want or the recipient has: "no alcohol", "keine Bücher", "sauf
 * du parfum", "hat schon eine Gitarre", "vegan".
 * @param text what the visitor typed, with which the spans of `tokens` agree
 * @param known looks words up
 * @param skip tokens that another part has used
 */
export function parseExclusions(
  text: string,
  tokens: readonly Token[],
  language: WordLanguage,
  known: Known,
  skip: ReadonlySet<number>,
): ExclusionsMatch {
  const parser = new ExclusionParser(text, tokens, language, known, skip);
  const dietTokens = parseDiets(tokens, skip, parser.excluded);
  for (const at of parseNegationAffixes(tokens, language, known, dietTokens, parser.excluded))
    parser.used.add(at);
  for (let at = 0; at < tokens.length; ) at = parser.parseAt(at);
  return { excluded: unique(parser.excluded), used: parser.used, owned: parser.owned };
}

class ExclusionParser {
  readonly excluded: Exclusion[] = [];
  readonly used = new Set<number>();
  readonly owned = new Set<number>();
  readonly #tokens: readonly Token[];
  readonly #language: WordLanguage;
  readonly #known: Known;
  readonly #sentence: Sentence;

  constructor(
    text: string,
    tokens: readonly Token[],
    language: WordLanguage,
    known: Known,
    skip: ReadonlySet<number>,
  ) {
    this.#tokens = tokens;
    this.#language = language;
    this.#known = known;
    const between = (at: number) => text.slice(tokens[at - 1]?.span[1] ?? 0, tokens[at]?.span[0]);
    this.#sentence = {
      tokens,
      language,
      isComma: (at) => /^[\s,]*,[\s,]*$/.test(between(at)),
      isPause: (at) => /^\s*[,:?]\s*$/.test(between(at)),
      isClosed: (at) => skip.has(at) || this.used.has(at),
      isThing: (at) => this.#meaning(at).found.some((one) => 'kind' in one || 'flag' in one),
    };
  }

  /** Parses what begins at a token and returns the index of the token to go on with. */
  parseAt(at: number): number {
    if (this.#sentence.isClosed(at)) return at + 1;
    const cue = cueAt(this.#tokens, at, this.#language) ?? comparison(this.#tokens, at);
    if (!cue) return at + 1;
    if (cue.value === 'none') return this.#readNonExclusion(at + cue.length, cue.length);
    if (cue.value === 'back') return this.#readBackward(at, at + cue.length);
    return this.#readExclusion(at, cue);
  }

  /** "Nicht zu persönlich": what must not be too much is no interest, and some of it is excluded. */
  #readNonExclusion(from: number, length: number): number {
    const [not, degree] = [this.#key(from - 2), this.#key(from - 1)];
    if (length === 1 || !degreeWords.has(degree) || !plainNot.test(not)) return from;
    for (const one of this.#meaning(from).found)
      if ('flag' in one && undesirableInExcess.has(one.flag))
        this.excluded.push({ ...one, span: this.#span([from, from + 1]) });
    this.used.add(from);
    return from + 1;
  }

  #readBackward(at: number, from: number): number {
    const back = backward(this.#sentence, at);
    if (this.#isKnown(back)) this.#exclude(back, true);
    this.#mark([at, from], this.used);
    return from;
  }

  #readExclusion(at: number, { value, length }: Found<Cue>): number {
    const from = at + length;
    let start = from;
    while (adverbs.has(this.#key(start)) && !this.#tokens[start]?.opens) start++;
    // "Hat schon alles an Formen" excludes "Formen"; "hat schon alles" excludes nothing.
    if (everything.test(this.#key(start))) {
      if (this.#key(start + 1) !== 'an') return at + 1;
      start += 2;
    }
    const ahead: Run = value === 'one' ? [from, from + 1] : forward(this.#sentence, start);
    const next = Math.max(start, ahead[1]);
    const back = backward(this.#sentence, at);
    if (this.#hasMeaning(ahead) && !this.#endsClause(at, back)) {
      if (value === 'owns') this.#addOwned(ahead);
      else this.#exclude(this.#object(ahead), value === 'is', ahead);
      this.#mark([at, start], this.used);
    } else {
      const verb = value === 'owns' ? undefined : themeVerbNear(this.#sentence, at, from);
      const crossesPause = this.#tokens.slice(back[1], at + 1).some(({ opens }) => opens);
      const isObjectBefore = this.#isKnown(back) && (verb === undefined || !crossesPause);
      if (isObjectBefore && !this.#tokens[at]?.opens) {
        if (value === 'owns') this.#addOwned(back);
        else this.#exclude(back, true);
      } else if (verb !== undefined) this.#excludeVerb(verb, [at, from]);
      this.#mark([at, next], this.used);
    }
    return next;
  }

  /** "Mag Kaffee nicht": the object is right before the cue. */
  #endsClause(at: number, back: Run): boolean {
    const isEnd = clauseEnd.test(this.#key(at)) && !this.#tokens[at]?.opens;
    return isEnd && back[0] < at && back[1] === at && this.#isKnown(back);
  }

  #exclude(run: Run, onlyKnown: boolean, whole = run): void {
    for (const { at, length, found, isKnown } of this.#meanings(run))
      if (isKnown || !onlyKnown)
        for (const one of found)
          this.excluded.push({ ...one, span: this.#span([at, at + length]) });
    if (!onlyKnown || this.#isKnown(whole)) this.#mark(whole, this.used);
  }

  /** "She doesn't read", "mon père ne boit pas". */
  #excludeVerb(verb: number, cueRun: Run): void {
    if (drinkVerbs.has(this.#key(verb))) {
      const span = this.#span(cueRun);
      this.excluded.push({ flag: 'alcohol', span });
      for (const concept of alcoholicConcepts)
        this.excluded.push({ concept, span, way: true, exceptWhenFreeOf: alcoholStems });
    } else this.#exclude([verb, verb + 1], true);
    this.used.add(verb);
  }

  #addOwned(run: Run): void {
    const span = this.#span(run);
    for (const { at, found } of this.#meanings(run)) {
      const token = this.#tokens[at];
      const word = token && nameOf(token, this.#language);
      for (const one of found) {
        if ('concept' in one) this.excluded.push({ thing: one.concept, span });
        if ('kind' in one) this.excluded.push({ kind: one.kind, span, owned: true });
      }
      if (word !== undefined && found.length > 0) this.excluded.push({ word, span, owned: true });
    }
    this.#mark(run, this.owned);
  }

  /** "Kann keinen Käse essen": the verb at the end is not excluded too. */
  #object([from, until]: Run): Run {
    const verb = this.#key(until - 1);
    const isVerb = lightVerbs.has(verb) || themeVerbs.has(verb);
    const isAlone = isVerb && !joints.has(this.#key(until - 2));
    return isAlone && this.#hasMeaning([from, until - 1]) ? [from, until - 1] : [from, until];
  }

  #key(at: number): string {
    return this.#tokens[at]?.key ?? '';
  }

  #span([from, until]: Run): readonly [number, number] {
    return [this.#tokens[from]?.span[0] ?? 0, this.#tokens[until - 1]?.span[1] ?? 0];
  }

  #meaning(at: number): Meaning {
    return meaningAt(this.#tokens, at, this.#language, this.#known);
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

  #mark([from, until]: Run, into: Set<number>): void {
    for (let at = from; at < until; at++) into.add(at);
  }
}

/** "Lieber Tee als Kaffee", "prefers tea to coffee", "plutôt thé que café": the second is excluded. */
function comparison(tokens: readonly Token[], at: number): Found<Cue> | undefined {
  const key = tokens[at]?.key ?? '';
  const wanted =
    { als: /^(?:lieber|eher)$/, to: /^prefers?$/, over: /^prefers?$/, que: /^plutot$/ }[key] ??
    (/^(?:au|aux|a)$/.test(key) ? /^prefere(?:nt)?$/ : undefined);
  if (!wanted || tokens[at]?.opens) return undefined;
  for (let i = at - 2; i >= Math.max(0, at - 4) && !tokens[i + 1]?.opens; i--)
    if (wanted.test(tokens[i]?.key ?? '')) return { value: 'not', length: 1 };
  return undefined;
}

function unique(all: readonly Exclusion[]): readonly Exclusion[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const { span: _, ...what } = one;
    const name = JSON.stringify(what);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
