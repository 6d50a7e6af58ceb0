import { adverbs, type Cue, joints, lightVerbs, themeVerbs } from './exclusion-words.ts';
import { cueAt } from './negation.ts';
import type { Token } from './normalise.ts';
import type { Found } from './phrase-book.ts';
import { type Known, type Meaning, meaningAt, nameOf } from './refusal-meaning.ts';
import { backward, forward, type Run, type Sentence, themeVerbNear } from './refusal-scope.ts';
import { readLacks, readRegimes } from './refused-ways.ts';
import type { Flag, WordLanguage } from './vocabulary.ts';
import type { Exclusion } from './wish.ts';

export interface ReadExclusions {
  readonly excluded: readonly Exclusion[];
  /** tokens of a refusal, which no other part may read */
  readonly taken: ReadonlySet<number>;
  /** tokens of what the receiver has: no wish for another, but a hint of what they like */
  readonly owned: ReadonlySet<number>;
}

const ofDegree = new Set('too so very that zu allzu so sehr trop tres'.split(' '));
const plainNot = /^(?:not|nothing|nicht|nichts|pas|rien|never|allzu|isn|t)$/;
/** What may be too much of a good thing. */
const tooMuch = new Set<Flag>(['noisy', 'needs-space', 'fragile', 'fragrance', 'adult', 'screen']);
const everything = /^(?:everything|alles|tout|all|todo|tutto)$/;
/** What closes a clause whose object came before: "mag Kaffee nicht". */
const closing = /^(?:nicht|keinen|keine|keins|pas)$/;
const drinking = new Set('drink drinks trinkt trinken boit boivent boire'.split(' '));
const drinks = ['wine', 'beer', 'spirits', 'cocktails', 'whisky', 'gin'];
const withoutAlcohol = ['alcohol', 'alkoholfrei', 'alcool', 'mocktail'];

/** "No alcohol", "keine Bücher", "sauf du parfum", "hat schon eine Gitarre", "vegan". */
export function readExclusions(
  text: string,
  tokens: readonly Token[],
  language: WordLanguage,
  known: Known,
  skip: ReadonlySet<number>,
): ReadExclusions {
  const reader = new RefusalReader(text, tokens, language, known, skip);
  const ways = readRegimes(tokens, skip, reader.excluded);
  for (const at of readLacks(tokens, language, known, ways, reader.excluded)) reader.taken.add(at);
  for (let at = 0; at < tokens.length; ) at = reader.readOn(at);
  return { excluded: unique(reader.excluded), taken: reader.taken, owned: reader.owned };
}

class RefusalReader {
  readonly excluded: Exclusion[] = [];
  readonly taken = new Set<number>();
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
      isClosed: (at) => skip.has(at) || this.taken.has(at),
      isThing: (at) => this.#meaning(at).found.some((one) => 'kind' in one || 'flag' in one),
    };
  }

  /** Reads what begins at a token, and answers where to go on. */
  readOn(at: number): number {
    if (this.#sentence.isClosed(at)) return at + 1;
    const cue = cueAt(this.#tokens, at, this.#language) ?? comparison(this.#tokens, at);
    if (!cue) return at + 1;
    if (cue.value === 'none') return this.#readNothing(at + cue.length, cue.length);
    if (cue.value === 'back') return this.#readBack(at, at + cue.length);
    return this.#readRefusal(at, cue);
  }

  /** "Nicht zu persönlich": what it must not be too much of is no wish for it. */
  #readNothing(from: number, length: number): number {
    const [not, degree] = [this.#key(from - 2), this.#key(from - 1)];
    if (length === 1 || !ofDegree.has(degree) || !plainNot.test(not)) return from;
    for (const one of this.#meaning(from).found)
      if ('flag' in one && tooMuch.has(one.flag))
        this.excluded.push({ ...one, span: this.#span([from, from + 1]) });
    this.taken.add(from);
    return from + 1;
  }

  #readBack(at: number, from: number): number {
    const back = backward(this.#sentence, at);
    if (this.#knows(back)) this.#refuse(back, true);
    this.#take([at, from], this.taken);
    return from;
  }

  #readRefusal(at: number, { value, length }: Found<Cue>): number {
    const from = at + length;
    let start = from;
    while (adverbs.has(this.#key(start)) && !this.#tokens[start]?.opens) start++;
    // "Hat schon alles an Formen" is enough of them; "hat schon alles" refuses nothing.
    if (everything.test(this.#key(start))) {
      if (this.#key(start + 1) !== 'an') return at + 1;
      start += 2;
    }
    const ahead: Run = value === 'one' ? [from, from + 1] : forward(this.#sentence, start);
    const next = Math.max(start, ahead[1]);
    const back = backward(this.#sentence, at);
    if (this.#says(ahead) && !this.#closes(at, back)) {
      if (value === 'owns') this.#has(ahead);
      else this.#refuse(this.#object(ahead), value === 'is', ahead);
      this.#take([at, start], this.taken);
    } else {
      const verb = value === 'owns' ? undefined : themeVerbNear(this.#sentence, at, from);
      const crosses = this.#tokens.slice(back[1], at + 1).some(({ opens }) => opens);
      const isSaidFirst = this.#knows(back) && (verb === undefined || !crosses);
      if (isSaidFirst && !this.#tokens[at]?.opens) {
        if (value === 'owns') this.#has(back);
        else this.#refuse(back, true);
      } else if (verb !== undefined) this.#refuseVerb(verb, [at, from]);
      this.#take([at, next], this.taken);
    }
    return next;
  }

  /** "Mag Kaffee nicht": the object stands right before. */
  #closes(at: number, back: Run): boolean {
    const isEnd = closing.test(this.#key(at)) && !this.#tokens[at]?.opens;
    return isEnd && back[0] < at && back[1] === at && this.#knows(back);
  }

  #refuse(run: Run, isKnownOnly: boolean, whole = run): void {
    for (const { at, length, found, isKnown } of this.#meanings(run))
      if (isKnown || !isKnownOnly)
        for (const one of found)
          this.excluded.push({ ...one, span: this.#span([at, at + length]) });
    if (!isKnownOnly || this.#knows(whole)) this.#take(whole, this.taken);
  }

  /** "She doesn't read", "mon père ne boit pas". */
  #refuseVerb(verb: number, said: Run): void {
    if (drinking.has(this.#key(verb))) {
      const span = this.#span(said);
      this.excluded.push({ flag: 'alcohol', span });
      for (const concept of drinks)
        this.excluded.push({ concept, span, way: true, free: withoutAlcohol });
    } else this.#refuse([verb, verb + 1], true);
    this.taken.add(verb);
  }

  #has(run: Run): void {
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
    this.#take(run, this.owned);
  }

  /** "Kann keinen Käse essen": the verb at the end is no second thing. */
  #object([from, until]: Run): Run {
    const verb = this.#key(until - 1);
    const isVerb = lightVerbs.has(verb) || themeVerbs.has(verb);
    const isAlone = isVerb && !joints.has(this.#key(until - 2));
    return isAlone && this.#says([from, until - 1]) ? [from, until - 1] : [from, until];
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

  #says(run: Run): boolean {
    return this.#meanings(run).some(({ found }) => found.length > 0);
  }

  #knows(run: Run): boolean {
    return this.#meanings(run).some(({ isKnown }) => isKnown);
  }

  #take([from, until]: Run, into: Set<number>): void {
    for (let at = from; at < until; at++) into.add(at);
  }
}

/** "Lieber Tee als Kaffee", "prefers tea to coffee", "plutôt thé que café": the second is not wanted. */
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
