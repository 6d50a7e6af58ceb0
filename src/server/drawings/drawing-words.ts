import type { Language } from '../../domain/language.ts';
import { keysOf, type Token } from '../../finder/text/normalize.ts';

/** For each drawing the words that it stands for, by language, separated by commas; "-uhr" also ends compounds. */
export type DrawingLexicon = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The words of one language, folded. */
export interface DrawingWords {
  /** the drawing of a word or phrase */
  readonly written: ReadonlyMap<string, string>;
  /** the same in other forms: plurals and cases */
  readonly forms: ReadonlyMap<string, string>;
  /** German only: what compounds begin with */
  readonly modifiers: ReadonlyMap<string, string>;
  /** German only: what compounds end with, in every form */
  readonly heads: ReadonlyMap<string, string>;
  /** how many words the longest phrase has that begins with a word */
  readonly phraseLengths: ReadonlyMap<string, number>;
}

/** How certain it is that a word names a thing: as the lexicon has it, in another form, by the last part of a compound, by its first. */
export const certainties = { written: 1, form: 0.9, head: 0.8, modifier: 0.4 } as const;

/** Something that a title names. */
export interface NamedThing {
  readonly drawing: string;
  /** number of words that name it */
  readonly length: number;
  readonly certainty: number;
}

/** A shorter word ends too many others by chance, "Tee" for instance "Komitee". */
const minHeadLength = 4;
const minModifierLength = 5;
/** A form of one or two letters is a form of nearly everything. */
const minFormLength = 3;

/** Endings of the plural and of cases, put on a word of the lexicon or taken off it. */
const endings: Readonly<Record<Language, { on: readonly string[]; off: readonly string[] }>> = {
  en: { on: ['s', 'es'], off: ['s'] },
  de: { on: ['s', 'n', 'e', 'en', 'er', 'es', 'ern'], off: ['e', 'n', 's'] },
  fr: { on: ['s', 'x'], off: ['s', 'x'] },
};

/** Returns the words of one language of the lexicon, ready to be looked up. */
export function drawingWords(lexicon: DrawingLexicon, language: Language): DrawingWords {
  const written = new Map<string, string>();
  const modifiers = new Map<string, string>();
  const shortHeads = new Map<string, string>();
  const phraseLengths = new Map<string, number>();
  for (const [drawing, texts] of Object.entries(lexicon)) {
    for (const entry of texts[language].split(', ')) {
      const keys = keysOf(entry);
      const key = keys.join(' ');
      const first = keys[0] ?? '';
      written.set(key, drawing);
      phraseLengths.set(first, Math.max(keys.length, phraseLengths.get(first) ?? 1));
      if (language !== 'de' || keys.length > 1) continue;
      if (key.length >= minHeadLength) modifiers.set(key, drawing);
      else if (entry.startsWith('-')) shortHeads.set(key, drawing);
    }
  }
  const forms = formsOf(written, language);
  // The inhabitant of a town that is called after a castle is no castle.
  const headForms = [...formsOf(modifiers, language)].filter(([form]) => !/ern?$/.test(form));
  const heads = new Map([...headForms, ...shortHeads, ...modifiers]);
  return { written, forms, modifiers, heads, phraseLengths };
}

function formsOf(words: ReadonlyMap<string, string>, language: Language): Map<string, string> {
  const { on, off } = endings[language];
  const forms = new Map<string, string>();
  for (const [word, drawing] of words) {
    for (const end of on) forms.set(word + end, drawing);
    for (const end of off)
      if (word.endsWith(end) && word.length - end.length >= minFormLength)
        forms.set(word.slice(0, -end.length), drawing);
  }
  return forms;
}

/** Returns what the longest phrase that begins with a word of a title names, or else the word or a part of it; null for nothing. */
export function thingAt(
  tokens: readonly Token[],
  at: number,
  words: DrawingWords,
): NamedThing | null {
  const token = tokens[at];
  if (!token) return null;
  const longest = Math.min(words.phraseLengths.get(token.key) ?? 1, tokens.length - at);
  for (let length = longest; length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    if (phrase.slice(1).some(({ opens }) => opens)) continue;
    for (const spelling of ['key', 'alternative'] as const) {
      const text = phrase.map((each) => each[spelling]).join(' ');
      const drawing = words.written.get(text);
      if (drawing) return { drawing, length, certainty: certainties.written };
      const form = words.forms.get(text);
      if (form) return { drawing: form, length, certainty: certainties.form };
    }
  }
  return compound(token.alternative, words);
}

/** What a German compound is, else what it is for. */
function compound(word: string, { heads, modifiers }: DrawingWords): NamedThing | null {
  for (let start = 3; start <= word.length - 3; start += 1) {
    const drawing = heads.get(word.slice(start));
    if (drawing) return { drawing, length: 1, certainty: certainties.head };
  }
  for (let end = word.length - 3; end >= minModifierLength; end -= 1) {
    const drawing = modifiers.get(word.slice(0, end));
    if (drawing) return { drawing, length: 1, certainty: certainties.modifier };
  }
  return null;
}
