import type { Idea } from './catalogue.ts';
import { keysOf } from './normalise.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import type { Language } from './vocabulary.ts';

export interface TextIndex {
  /** a word form that the texts use */
  isWord(key: string): boolean;
  /** a stem that titles or keywords use: words found in prose alone are chance hits */
  isTerm(term: string): boolean;
  /** adds each idea's BM25F score for the terms */
  score(terms: readonly string[], into: Float64Array): void;
  /** terms of the titles and keywords of an idea, for refusals by word */
  named(idea: number): ReadonlySet<string>;
  /** terms whose word ends in this one: "karaffe" finds "kaffeekaraffe" */
  endingIn(term: string): readonly string[];
}

/** Robertson, Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004. */
const saturation = 1.2;
const fields = [
  { weight: 2, lengths: 0.5, named: true, of: (idea: Idea, l: Language) => [idea[l].title] },
  { weight: 1.5, lengths: 0.5, named: true, of: (idea: Idea, l: Language) => idea[l].keywords },
  { weight: 1.2, lengths: 0.5, named: false, of: (idea: Idea, l: Language) => idea[l].who },
  { weight: 1, lengths: 0.7, named: false, of: (idea: Idea, l: Language) => [idea[l].description] },
] as const;

interface Posting {
  readonly ideas: number[];
  readonly weights: number[];
}

export function textIndex(ideas: readonly Idea[], language: Language): TextIndex {
  const words = new Map<string, string>();
  const postings = new Map<string, Posting>();
  const named = new Map<number, ReadonlySet<string>>();
  const terms = new Set<string>();
  const termsOf = (texts: readonly string[]) => {
    const found: string[] = [];
    for (const text of texts) {
      for (const key of keysOf(text)) {
        let term = words.get(key);
        if (term === undefined) {
          term = isStopWord(key, language) ? '' : stem(key, language);
          words.set(key, term);
        }
        if (term !== '') found.push(term);
      }
    }
    return found;
  };
  const documents = ideas.map((idea) => fields.map((field) => termsOf(field.of(idea, language))));
  const average = fields.map(
    (_, f) =>
      documents.reduce((sum, doc) => sum + (doc[f]?.length ?? 0), 0) / Math.max(1, ideas.length),
  );
  documents.forEach((document, idea) => {
    fields.forEach((field, f) => {
      const list = document[f] ?? [];
      const norm = 1 - field.lengths + (field.lengths * list.length) / Math.max(1, average[f] ?? 1);
      const weight = field.weight / norm;
      for (const term of list) {
        let posting = postings.get(term);
        if (!posting) {
          posting = { ideas: [], weights: [] };
          postings.set(term, posting);
        }
        const last = posting.ideas.length - 1;
        if (posting.ideas[last] === idea)
          posting.weights[last] = (posting.weights[last] ?? 0) + weight;
        else {
          posting.ideas.push(idea);
          posting.weights.push(weight);
        }
        if (field.named) terms.add(term);
      }
    });
  });
  const rare = (found: number) => Math.log(1 + (ideas.length - found + 0.5) / (found + 0.5));
  return {
    isWord: (key) => words.has(key),
    isTerm: (term) => terms.has(term),
    score(wanted, into) {
      for (const term of new Set(wanted)) {
        const posting = postings.get(term);
        if (!posting) continue;
        const idf = rare(posting.ideas.length);
        posting.ideas.forEach((idea, i) => {
          const weight = posting.weights[i] ?? 0;
          into[idea] = (into[idea] ?? 0) + (idf * weight) / (saturation + weight);
        });
      }
    },
    named(idea) {
      const known = named.get(idea);
      if (known) return known;
      const all = fields.flatMap((field, f) => (field.named ? (documents[idea]?.[f] ?? []) : []));
      const found = new Set(all);
      named.set(idea, found);
      return found;
    },
    endingIn: (term) =>
      term.length < 5
        ? []
        : [...terms]
            .filter((other) => other.length >= term.length + 3 && other.endsWith(term))
            .slice(0, 12),
  };
}
