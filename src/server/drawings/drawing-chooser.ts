import { type Language, languages } from '../../domain/language.ts';
import { fold, type Token, tokenize } from '../../finder/text/normalize.ts';
import {
  certainties,
  type DrawingLexicon,
  type DrawingWords,
  drawingWords,
  type NamedThing,
  thingAt,
} from './drawing-words.ts';

/** A thing and its place in the title. */
interface Match extends NamedThing {
  /** number of the part of the title, which punctuation, prepositions and relative words divide */
  readonly part: number;
}

/** A title as it is read in one language. */
interface Reading {
  readonly language: Language;
  readonly matches: readonly Match[];
  /** how many of its words are small words of the language */
  readonly markers: number;
  /** evidence for the language */
  readonly votes: number;
}

/** These stand for what can be a present for anything; another thing in the title is preferred. */
const vague: ReadonlySet<string> = new Set([
  'coin',
  'graduation-cap',
  'package',
  'heart-with-ribbon',
]);

/** After these words the title says what a thing is for, made of, comes with or does. */
const beginsPart: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('for with of in from by on to without and at that which who whose like as where'),
  de: wordSet(
    'der die das den des eines einer fur mit von vom aus im in zum zur und ohne nach auf bei beim an am oder wie',
  ),
  fr: wordSet('de du des d pour avec en et a au aux sans sur par ou qui que dont comme'),
};
/** These tell the languages apart. */
const markers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('the for with of and my to from by a an'),
  de: wordSet('der die das ein eine einen fur mit von aus und zum zur im mein meine'),
  fr: wordSet('le la les un une de du des d l pour avec et en mon ma aux au'),
};
const letters: Readonly<Record<Language, RegExp>> = {
  en: /$^/,
  de: /[äöüß]/i,
  fr: /[éèêëçàâœîïôû]/i,
};
const lettersVotes = 1.5;

/**
 * Returns a function from a title to the name of its drawing, or null when no word of it is known. Of several
 * things in a title it takes the one that the title is about: in English and German the last one before a
 * preposition or a relative clause ("wool blanket for the sofa"), in French the first one.
 */
export function drawingChooser(lexicon: DrawingLexicon): (title: string) => string | null {
  const words = languages.map((language) => [language, drawingWords(lexicon, language)] as const);
  return (title) => {
    const tokens = tokenize(fold(title));
    const readings = words
      .map(([language, its]) => read(title, tokens, language, its))
      .toSorted((a, b) => b.votes - a.votes);
    const [likely] = readings;
    const isSure = (likely?.markers ?? 0) > 0;
    for (const reading of readings) {
      // In a sentence of one language a word of another one is a coincidence, unless it is written like that.
      const matches = reading.matches.filter(
        ({ certainty }) => !isSure || reading === likely || certainty === certainties.written,
      );
      const drawing = mainThing(matches, reading.language);
      if (drawing) return drawing;
    }
    return null;
  };
}

function read(
  title: string,
  all: readonly Token[],
  language: Language,
  words: DrawingWords,
): Reading {
  // "the" is no "thé".
  const tokens = all.map((token) =>
    isMarkerElsewhere(token, title, language) ? { ...token, key: '', alternative: '' } : token,
  );
  const matches = matchesIn(tokens, language, words);
  const known = matches.reduce((sum, { length, certainty }) => sum + length * certainty, 0);
  const small = tokens.filter(({ key }) => markers[language].has(key)).length;
  const votes = small + known + (letters[language].test(title) ? lettersVotes : 0);
  return { language, matches, markers: small, votes };
}

function isMarkerElsewhere({ key, start, end }: Token, title: string, language: Language) {
  return (
    title.slice(start, end).toLowerCase() === key &&
    !markers[language].has(key) &&
    languages.some((other) => markers[other].has(key))
  );
}

function matchesIn(
  tokens: readonly Token[],
  language: Language,
  words: DrawingWords,
): readonly Match[] {
  const matches: Match[] = [];
  let part = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token?.opens || beginsPart[language].has(token?.key ?? '')) part += 1;
    const thing = thingAt(tokens, at, words);
    if (thing) matches.push({ ...thing, part });
    at += thing?.length ?? 1;
  }
  return matches;
}

/** The thing that the title is about: of the first part that names any, what is named most certainly. */
function mainThing(matches: readonly Match[], language: Language): string | null {
  const telling = matches.filter(({ drawing }) => !vague.has(drawing));
  const known = telling.length > 0 ? telling : matches;
  const whole = known.filter(({ certainty }) => certainty >= certainties.head);
  const things = (whole.length > 0 ? whole : known).filter(
    ({ part }, _, [first]) => part === first?.part,
  );
  const certain = things.filter(({ certainty }) => certainty >= certainties.form);
  const named = certain.length > 0 ? certain : things;
  return (language === 'fr' ? named.at(0) : named.at(-1))?.drawing ?? null;
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
