import {
  type Cue,
  cuePhrases,
  joints,
  newThought,
  refusedBefore,
  regimes,
} from './exclusion-words.ts';
import { flagPhrases, kindPhrases } from './kind-words.ts';
import type { Token } from './normalise.ts';
import { phraseBook } from './phrase-book.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import type { Flag, Kind, WordLanguage } from './vocabulary.ts';
import type { Exclusion } from './wish.ts';

export interface ReadExclusions {
  readonly excluded: readonly Exclusion[];
  /** tokens of a refusal, which no other part may read */
  readonly taken: ReadonlySet<number>;
  /** tokens of what the receiver has: no wish for another, but a hint of what they like */
  readonly owned: ReadonlySet<number>;
}

/** The concepts that stand at a token, for refusals by theme. */
export type ConceptsAt = (
  place: number,
) => { readonly concepts: readonly string[]; readonly length: number } | undefined;

const cues = phraseBook<Cue>(cuePhrases);
const kindBook = phraseBook<readonly Kind[]>(kindPhrases);
const flagBook = phraseBook<readonly Flag[]>(flagPhrases);
const regimeBook = phraseBook(mergeRegimes());
const farthest = 7;
const ofDegree = new Set('too so very that zu allzu so sehr trop tres'.split(' '));

/** "No alcohol", "keine Bücher", "sauf du parfum", "hat schon eine Gitarre", "vegan". */
export function readExclusions(
  text: string,
  tokens: readonly Token[],
  language: WordLanguage,
  conceptsAt: ConceptsAt,
  skip: ReadonlySet<number>,
): ReadExclusions {
  const excluded: Exclusion[] = [];
  const taken = new Set<number>();
  const owned = new Set<number>();
  const isComma = (at: number) =>
    /^[\s,]*,[\s,]*$/.test(text.slice(tokens[at - 1]?.span[1] ?? 0, tokens[at]?.span[0]));
  const ends = (at: number) =>
    tokens[at] === undefined || skip.has(at) || ((tokens[at]?.opens ?? false) && !isComma(at));
  const listGoesOn = (at: number) => {
    for (let i = at; i < at + 5 && !(i > at && ends(i)); i++) {
      const key = tokens[i]?.key ?? '';
      if (/^(?:or|nor|oder|noch|ou|ni)$/.test(key)) return true;
      if (newThought.has(key)) return false;
    }
    return false;
  };
  const refuse = (from: number, until: number, cue: Cue) => {
    for (let i = from; i < until; ) {
      const [found, length] = refusalAt(tokens, i, language, conceptsAt, cue);
      const span = [tokens[i]?.span[0] ?? 0, tokens[i + length - 1]?.span[1] ?? 0] as const;
      for (const one of found) excluded.push({ ...one, span });
      i += length;
    }
  };

  for (let i = 0; i < tokens.length; i++) {
    const regime = skip.has(i) ? undefined : regimeBook.at(tokens, i);
    if (regime) {
      const span = [tokens[i]?.span[0] ?? 0, tokens[i + regime.length - 1]?.span[1] ?? 0] as const;
      for (const flag of regime.value.flags ?? []) excluded.push({ flag, span });
      for (const concept of regime.value.concepts ?? []) excluded.push({ concept, span });
    }
    const cue = skip.has(i) || taken.has(i) ? undefined : cues.at(tokens, i);
    if (!cue) continue;
    if (cue.value === 'none') {
      i += cue.length - 1;
      // "Nicht zu persönlich": what it must not be too much of is no wish for it.
      if (ofDegree.has(tokens[i]?.key ?? '')) taken.add(i + 1);
      continue;
    }
    const from = i + cue.length;
    const [back, verb] = cue.length === 1 && tokens[i]?.key === 'nicht' ? before(tokens, i) : [];
    if (back !== undefined && verb !== undefined) {
      const start =
        verb + 1 < i && tokens.slice(verb + 1, i).some((t) => !isStopWord(t.key, 'de'))
          ? verb + 1
          : back;
      refuse(start, start === back ? verb : i, 'not');
      for (let k = start; k <= i; k++) taken.add(k);
      continue;
    }
    let until = from;
    while (until < from + farthest && !ends(until)) {
      const key = tokens[until]?.key ?? '';
      if (newThought.has(key)) break;
      if (until > from && isComma(until) && tokens[until]?.opens && !listGoesOn(until)) break;
      if (until > from && tokens[until]?.opens && cues.at(tokens, until)) break;
      if (/^(?:and|und|et)$/.test(key) && newThought.has(tokens[until + 1]?.key ?? '')) break;
      if (until > from && cues.at(tokens, until) && !joints.has(key)) break;
      until++;
    }
    if (/^(?:everything|alles|tout|all|todo|tutto)$/.test(tokens[from]?.key ?? '')) continue;
    refuse(from, until, cue.value);
    for (let k = i; k < until; k++) (cue.value === 'owns' ? owned : taken).add(k);
    for (let k = i; k < from; k++) taken.add(k);
    i = Math.max(from, until) - 1;
  }
  return { excluded: unique(excluded), taken, owned };
}

/** What stands at a token of a refusal, and how many tokens it takes. */
function refusalAt(
  tokens: readonly Token[],
  at: number,
  language: WordLanguage,
  conceptsAt: ConceptsAt,
  cue: Cue,
): readonly [readonly Exclusion[], number] {
  const flags = flagBook.at(tokens, at);
  const kinds = kindBook.at(tokens, at);
  const concepts = conceptsAt(at);
  const length = Math.max(1, flags?.length ?? 0, kinds?.length ?? 0, concepts?.length ?? 0);
  const found: Exclusion[] = [];
  const owns = cue === 'owns';
  if (!owns && kinds?.length === length) found.push(...kinds.value.map((kind) => ({ kind })));
  if (!owns && flags?.length === length) found.push(...flags.value.map((flag) => ({ flag })));
  const key = tokens[at]?.key ?? '';
  if (concepts && !owns && (kinds?.length !== length || flags?.length === length))
    found.push(...concepts.concepts.map((concept) => ({ concept })));
  if (owns) found.push(...(concepts?.concepts ?? []).map((thing) => ({ thing })));
  const names = !isStopWord(key, language) && key.length >= 4 && !joints.has(key);
  if (names && (owns || found.length === 0)) found.push({ word: stem(key, language) });
  return [found, length];
}

/** For "Kaffee mag er nicht" and "mag Kaffee nicht": where the clause and its verb begin. */
function before(
  tokens: readonly Token[],
  at: number,
): readonly [clause: number, verb: number] | readonly [] {
  let verb: number | undefined;
  let clause = at;
  while (clause > 0 && !tokens[clause]?.opens && at - clause < 7) {
    clause--;
    if (verb === undefined && refusedBefore.has(tokens[clause]?.key ?? '')) verb = clause;
    if (/^(?:und|aber|die|der)$/.test(tokens[clause]?.key ?? '') && clause < (verb ?? 0)) {
      clause++;
      break;
    }
  }
  return verb === undefined ? [] : [clause, verb];
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

function mergeRegimes() {
  const merged = new Map<string, { flags: Flag[]; concepts: string[] }>();
  for (const [phrase, { flags = [], concepts = [] }] of regimes) {
    const known = merged.get(phrase) ?? { flags: [], concepts: [] };
    merged.set(phrase, {
      flags: [...known.flags, ...flags],
      concepts: [...known.concepts, ...concepts],
    });
  }
  return merged;
}

/** The sorts of thing that stand at a token: "a book about ...". */
export function kindsAt(tokens: readonly Token[], at: number) {
  return kindBook.at(tokens, at);
}
