import { readAge } from './age.ts';
import { readAsides } from './asides.ts';
import { readBudget } from './budget.ts';
import type { ConceptReader } from './concepts.ts';
import { asDestinations } from './countries.ts';
import { emojiIn } from './emoji.ts';
import { readExclusions } from './exclusions.ts';
import { languageOf } from './language.ts';
import { isLiked } from './liking.ts';
import { fold, longestWish, type Span, type Token, tokenise } from './normalise.ts';
import { withDigits } from './number-words.ts';
import { readOccasion } from './occasion.ts';
import { isPlainWord } from './plain-words.ts';
import { grownUp, isAdult, readRecipients } from './recipient.ts';
import { kindsAt } from './refusal-meaning.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import type { TextIndex } from './text-index.ts';
import { isLanguageOfTexts, type Kind, type Language, type WordLanguage } from './vocabulary.ts';
import type { Exclusion, Wish, WishInterest, WishKind } from './wish.ts';

interface Knowledge {
  readonly concepts: ConceptReader;
  readonly texts: Readonly<Record<Language, TextIndex>>;
  isConcept(id: string): boolean;
}

const leastConfidence = 0.5;
/** A word for the receiver that is a theme too: "Erzieherin" names both, and means the first rather. */
const ofReceiver = 0.6;

/**
 * What a sentence asks for. Money and years are read first, since numbers are never anything else;
 * then refusals, since what is refused is not wished for; then the occasion and the receivers; and
 * concepts in what is left.
 */
export function understand(typed: string, language: Language, known: Knowledge): Wish {
  const text = typed.slice(0, longestWish);
  const folded = fold(text);
  const numbers = withDigits(folded);
  const tokens = tokenise(folded);
  const spoken = languageOf(text, tokens, language, known.concepts.knows);
  const budget = readBudget(numbers);
  const said = readAge(numbers, budget?.span ? [budget.span] : []);
  const money = inside(tokens, budget?.span);
  const blocked = known.concepts.blocks(tokens, spoken);
  const conceptsAt = (place: number, closed?: (at: number) => boolean) => {
    const found = known.concepts.at(tokens, place, spoken, closed);
    const concepts = found?.concepts.filter((c) => !blocked.get(place)?.has(c)) ?? [];
    return found && concepts.length > 0 ? { ...found, concepts } : undefined;
  };
  const isWord = (key: string) =>
    known.concepts.knows(spoken, key) ||
    isPlainWord(key, spoken) ||
    (isLanguageOfTexts(spoken) && known.texts[spoken].isWord(key));
  const { excluded, taken, owned } = readExclusions(
    text,
    tokens,
    spoken,
    {
      conceptsAt: (other, place) => known.concepts.at(other, place, spoken),
      isWord,
    },
    money,
  );
  const asides = readAsides(folded);
  const beside = asides.spans.flatMap((span) => [...inside(tokens, span)]);
  const closed = new Set([...money, ...taken, ...beside]);
  const readable = new Set([...closed, ...owned]);
  const { occasion: day, taken: festive } = readOccasion(tokens, readable, isWord);
  const dayWords = wordsOf(
    tokens.filter((_, i) => festive.has(i)),
    spoken,
  );
  const occasion = day
    ? { ...day, ...(dayWords.length > 0 && { words: dayWords }) }
    : asides.favour && { occasion: 'thank-you' as const, span: asides.favour };
  const who = readRecipients(
    tokens,
    spoken,
    said,
    occasion?.occasion ?? null,
    new Set([...readable, ...festive]),
    isWord,
  );
  // Forty years of marriage are nobody's age.
  const isTogether =
    occasion?.occasion === 'anniversary' && !isAgeOfSomebody(text.slice(...(said?.span ?? [0, 0])));
  const isOfDay = occasion?.occasion === 'birth' && touches(said?.span, occasion.span);
  const age =
    said && (isOfDay || (said.max < 13 && who.recipients.some(isAdult)) || isTogether)
      ? null
      : said;
  const years = inside(tokens, age?.span);
  const named = new Set([...festive, ...who.taken, ...years]);
  const interests: WishInterest[] = [];
  const used = new Set<number>();
  for (let i = 0; i < tokens.length; ) {
    const found = conceptsAt(i, (at) => closed.has(at));
    const babyish = /^(?:baby|babys|babies|bebes?)$/.test(tokens[i]?.key ?? '') && age !== null;
    const isAge = found && every(i, found.length, (at) => years.has(at));
    const isWho = found?.length === 1 && who.taken.has(i) && !years.has(i) && !festive.has(i);
    if (!found || ((found.length === 1 || isAge) && named.has(i) && !babyish && !isWho)) {
      i++;
      continue;
    }
    const part = tokens.slice(i, i + found.length);
    const span = [part[0]?.span[0] ?? 0, part.at(-1)?.span[1] ?? 0] as const;
    const words = wordsOf(part, spoken);
    for (const concept of found.concepts)
      interests.push({ concept, confidence: isWho ? ofReceiver : found.confidence, words, span });
    for (let k = i; k < i + found.length; k++) used.add(k);
    i += found.length;
  }
  for (const { concept, span } of emojiIn(text))
    if (known.isConcept(concept)) interests.push({ concept, confidence: 1, words: [], span });
  const kinds = readKinds(tokens, new Set([...readable, ...named]), interests);
  const rest = tokens.filter((_, i) => ![readable, named, used].some((set) => set.has(i)));
  const index = known.texts[isLanguageOfTexts(spoken) ? spoken : language];
  const refused = narrowRefusals(excluded, interests, kinds, tokens, spoken);
  // Who drinks nothing and loves gin is glad of one without alcohol.
  const isRefused = (concept: string) =>
    refused.some((one) => 'concept' in one && one.concept === concept && !one.free);
  const sure = unite(asDestinations(interests)).filter(
    ({ concept, confidence }) => confidence >= leastConfidence && !isRefused(concept),
  );
  // "Karaffe" alone may mean "Kaffeekaraffe"; beside a theme, the ends of words are chance.
  const words = wordsOf(rest, spoken).flatMap((term) => {
    if (index.isTerm(term)) return [term];
    return spoken === 'de' && sure.length === 0 ? index.endingIn(term) : [];
  });
  const beyond = sure.filter(({ span }) => !kinds.some((kind) => touches(kind.span, span)));
  // "Likes k-pop and make-up" tells two loves; "a book about k-pop" a love, and what is to be given.
  const asked = kinds.filter(
    ({ span }) => beyond.length === 0 || !span || !isLiked(text, span, beyond),
  );
  const topics = sure.filter(({ span }) => !asked.some((kind) => touches(kind.span, span)));
  return {
    language,
    wordLanguage: spoken,
    recipients: grownUp(
      who,
      sure.map(({ concept }) => concept),
    ),
    leans: who.leans,
    age,
    occasion,
    budget,
    interests: topics.length > 0 ? topics : sure,
    kinds: asked,
    excluded: refused.filter((one) => !('concept' in one) || known.isConcept(one.concept)),
    words: [...new Set(words)],
    isVague: sure.length === 0 && kinds.length === 0 && words.length === 0,
  };
}

/** A longer phrase is a theme and no sort of thing: "jeux vidéo" are not on paper. */
function readKinds(
  tokens: readonly Token[],
  skip: ReadonlySet<number>,
  interests: readonly WishInterest[],
): readonly WishKind[] {
  const found = new Map<Kind, WishKind>();
  for (let i = 0; i < tokens.length; i++) {
    const here = skip.has(i) ? undefined : kindsAt(tokens, i);
    if (!here) continue;
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + here.length - 1]?.span[1] ?? 0] as const;
    const longer = interests.some(
      (one) => touches(one.span, span) && lengthOf(one.span) > lengthOf(span),
    );
    // "Board games" say more than "games".
    const theme = here.value.includes('game')
      ? interests.some((one) => touches(one.span, span) && one.confidence > 0.8)
      : false;
    if (!longer && !theme)
      for (const kind of here.value) if (!found.has(kind)) found.set(kind, { kind, span });
    i += here.length - 1;
  }
  return [...found.values()];
}

/** "Wine, but no rosé": who wants the theme refuses the word only, or the sort of thing. */
function narrowRefusals(
  excluded: readonly Exclusion[],
  interests: readonly WishInterest[],
  kinds: readonly WishKind[],
  tokens: readonly Token[],
  language: WordLanguage,
): readonly Exclusion[] {
  return excluded.flatMap((one): Exclusion | readonly Exclusion[] => {
    if ('kind' in one && one.span && kinds.some(({ kind }) => kind === one.kind)) {
      const words = wordsOf(
        tokens.filter(({ span }) => touches(span, one.span)),
        language,
      );
      const { span } = one;
      return words.slice(0, 1).map((word) => ({ word, span }));
    }
    if (!('concept' in one) || one.way) return one;
    const wished = interests.find(({ concept }) => concept === one.concept);
    if (!wished) return one;
    const isSort = excluded.some(
      (other) => ('kind' in other || 'flag' in other) && touches(other.span, one.span),
    );
    if (isSort) return [];
    const { named: word, span } = one;
    return word === undefined || wished.words.includes(word)
      ? one
      : { word, ...(span ? { span } : {}) };
  });
}

function every(from: number, length: number, test: (at: number) => boolean): boolean {
  for (let at = from; at < from + length; at++) if (!test(at)) return false;
  return true;
}

/** "40 years" may be how long; "40 years old", "turns 40" and "40. Geburtstag" are not. */
function isAgeOfSomebody(typed: string): boolean {
  return !/^\s*\d+\s*-?\s*(?:years?|yrs?|jahren?|ans)\s*$/i.test(typed);
}

function lengthOf(span: Span | undefined): number {
  return span ? span[1] - span[0] : 0;
}

function inside(tokens: readonly Token[], span: Span | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  tokens.forEach((token, i) => {
    if (touches(token.span, span)) found.add(i);
  });
  return found;
}

function touches(a: Span | undefined, b: Span | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] < b[1] && b[0] < a[1];
}

function wordsOf(tokens: readonly Token[], language: WordLanguage): readonly string[] {
  return tokens
    .filter(({ key }) => key.length >= 3 && !/^\d/.test(key))
    .filter(
      ({ key, alternative }) => !isStopWord(key, language) && !isStopWord(alternative, language),
    )
    .map(({ key }) => stem(key, language));
}

/** One entry a concept: the surest reading, with the words of all. */
function unite(all: readonly WishInterest[]): readonly WishInterest[] {
  const united = new Map<string, WishInterest>();
  for (const one of all) {
    const known = united.get(one.concept);
    if (!known) united.set(one.concept, one);
    else {
      const better = one.confidence > known.confidence ? one : known;
      united.set(one.concept, { ...better, words: [...new Set([...known.words, ...one.words])] });
    }
  }
  return [...united.values()];
}
