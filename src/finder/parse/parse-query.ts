import type { Language } from '../../domain/language.ts';
import type { Exclusion, ParsedQuery, QueryInterest, QueryKind } from '../parsed-query.ts';
import type { TextIndex } from '../rank/text-index.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { emojiIn } from '../text/emoji.ts';
import { fold, maxQueryLength, type Span, type Token, tokenize } from '../text/normalize.ts';
import { withDigits } from '../text/number-words.ts';
import { isPlainWord } from '../text/plain-words.ts';
import { stem } from '../text/stemmer.ts';
import { isStopWord } from '../text/stop-words.ts';
import { isLanguageOfTexts, type Kind, type WordLanguage } from '../vocabulary.ts';
import { parseAge } from './age.ts';
import { parseBudget } from './budget.ts';
import type { ConceptReader } from './concepts.ts';
import { isCoordinated } from './coordination.ts';
import { asDestinations } from './countries.ts';
import { kindsAt } from './exclusion-target.ts';
import { parseExclusions } from './exclusions.ts';
import { parseIdioms } from './idioms.ts';
import { parseOccasion } from './occasion.ts';
import { grownUp, isAdult, isChild, parseRecipients } from './recipient.ts';

/** The indexes that a query is parsed with. */
interface Knowledge {
  readonly concepts: ConceptReader;
  readonly texts: Readonly<Record<Language, TextIndex>>;
  isConcept(id: string): boolean;
}

const minConfidence = 0.5;
/** A word for the recipient may be an interest too: "Erzieherin" rather means the recipient. */
const recipientWordConfidence = 0.6;

/**
 * Returns the parsed query; parts that the text does not name are null or empty. The order of the
 * steps resolves conflicts: budget and age first, since no other part has numbers; then exclusions,
 * so that they are not read as interests; then the occasion and the recipients; then interests in
 * the words that are left.
 * @param input what the visitor typed; text beyond 500 characters is ignored
 * @param language the language of the page
 */
export function parseQuery(input: string, language: Language, known: Knowledge): ParsedQuery {
  const text = input.slice(0, maxQueryLength);
  const folded = fold(text);
  const numbers = withDigits(folded);
  const tokens = tokenize(folded);
  const wordLanguage = detectLanguage(text, tokens, language, known.concepts.knows);
  const budget = parseBudget(numbers);
  const parsedAge = parseAge(numbers, budget?.span ? [budget.span] : []);
  const budgetTokens = inside(tokens, budget?.span);
  const blockedConcepts = known.concepts.blocks(tokens, wordLanguage);
  const conceptsAt = (index: number, isClosed?: (index: number) => boolean) => {
    const found = known.concepts.at(tokens, index, wordLanguage, isClosed);
    const concepts = found?.concepts.filter((c) => !blockedConcepts.get(index)?.has(c)) ?? [];
    return found && concepts.length > 0 ? { ...found, concepts } : undefined;
  };
  const isWord = (key: string) =>
    known.concepts.knows(wordLanguage, key) ||
    isPlainWord(key, wordLanguage) ||
    (isLanguageOfTexts(wordLanguage) && known.texts[wordLanguage].isWord(key));
  const {
    excluded: foundExclusions,
    used: excludedTokens,
    owned: ownedTokens,
  } = parseExclusions(
    text,
    tokens,
    wordLanguage,
    {
      conceptsAt: (other, index) => known.concepts.at(other, index, wordLanguage),
      isWord,
    },
    budgetTokens,
  );
  const idioms = parseIdioms(folded);
  const idiomTokens = idioms.spans.flatMap((span) => [...inside(tokens, span)]);
  const usedTokens = new Set([...budgetTokens, ...excludedTokens, ...idiomTokens]);
  const unreadableTokens = new Set([...usedTokens, ...ownedTokens]);
  const { occasion: parsedOccasion, used: occasionTokens } = parseOccasion(
    tokens,
    unreadableTokens,
    isWord,
  );
  const occasionWords = wordsOf(
    tokens.filter((_, i) => occasionTokens.has(i)),
    wordLanguage,
  );
  const occasion = parsedOccasion
    ? { ...parsedOccasion, ...(occasionWords.length > 0 && { words: occasionWords }) }
    : idioms.favour && { occasion: 'thank-you' as const, span: idioms.favour };
  const parsedRecipients = parseRecipients(
    tokens,
    wordLanguage,
    parsedAge,
    occasion?.occasion ?? null,
    new Set([...unreadableTokens, ...occasionTokens]),
    isWord,
  );
  // "Forty years of marriage" is no age.
  const isMarriageYears =
    occasion?.occasion === 'anniversary' &&
    !isAgeOfSomebody(text.slice(...(parsedAge?.span ?? [0, 0])));
  const isAgeOfBirth = occasion?.occasion === 'birth' && touches(parsedAge?.span, occasion.span);
  const age =
    parsedAge &&
    (isAgeOfBirth ||
      (parsedAge.max < 13 && parsedRecipients.recipients.some(isAdult)) ||
      isMarriageYears)
      ? null
      : parsedAge;
  const ageTokens = inside(tokens, age?.span);
  const contextTokens = new Set([...occasionTokens, ...parsedRecipients.used, ...ageTokens]);
  const interests: QueryInterest[] = [];
  const interestTokens = new Set<number>();
  for (let i = 0; i < tokens.length; ) {
    const found = conceptsAt(i, (at) => usedTokens.has(at));
    const isBabyWord = /^(?:baby|babys|babies|bebes?)$/.test(tokens[i]?.key ?? '') && age !== null;
    const isAge = found && every(i, found.length, (at) => ageTokens.has(at));
    const isRecipientWord =
      found?.length === 1 &&
      parsedRecipients.used.has(i) &&
      !ageTokens.has(i) &&
      !occasionTokens.has(i);
    if (
      !found ||
      ((found.length === 1 || isAge) && contextTokens.has(i) && !isBabyWord && !isRecipientWord)
    ) {
      i++;
      continue;
    }
    const part = tokens.slice(i, i + found.length);
    const span = [part[0]?.span[0] ?? 0, part.at(-1)?.span[1] ?? 0] as const;
    const words = wordsOf(part, wordLanguage);
    for (const concept of found.concepts)
      interests.push({
        concept,
        confidence: isRecipientWord ? recipientWordConfidence : found.confidence,
        words,
        span,
      });
    for (let k = i; k < i + found.length; k++) interestTokens.add(k);
    i += found.length;
  }
  for (const { concept, span } of emojiIn(text))
    if (known.isConcept(concept)) interests.push({ concept, confidence: 1, words: [], span });
  const kinds = readKinds(tokens, new Set([...unreadableTokens, ...contextTokens]), interests);
  const otherTokens = tokens.filter(
    (_, i) => ![unreadableTokens, contextTokens, interestTokens].some((set) => set.has(i)),
  );
  const textIndex = known.texts[isLanguageOfTexts(wordLanguage) ? wordLanguage : language];
  const exclusions = narrowExclusions(foundExclusions, interests, kinds, tokens, wordLanguage);
  // Somebody who drinks no alcohol and loves gin may get gin without alcohol.
  const isExcluded = (concept: string) =>
    exclusions.some((one) => 'concept' in one && one.concept === concept && !one.exceptWhenFreeOf);
  const confident = unite(asDestinations(interests)).filter(
    ({ concept, confidence }) => confidence >= minConfidence && !isExcluded(concept),
  );
  // "Karaffe" alone may mean "Kaffeekaraffe". Beside an interest such a match is chance.
  const words = wordsOf(otherTokens, wordLanguage).flatMap((term) => {
    if (textIndex.isTerm(term)) return [term];
    return wordLanguage === 'de' && confident.length === 0 ? textIndex.endingIn(term) : [];
  });
  const besideKinds = confident.filter(
    ({ span }) => !kinds.some((kind) => touches(kind.span, span)),
  );
  // "Likes k-pop and make-up" names two interests; "a book about k-pop" an interest and a kind.
  const requestedKinds = kinds.filter(
    ({ span }) => besideKinds.length === 0 || !span || !isCoordinated(text, span, besideKinds),
  );
  const topics = confident.filter(
    ({ span }) => !requestedKinds.some((kind) => touches(kind.span, span)),
  );
  return {
    language,
    wordLanguage: wordLanguage,
    // An interest read from the recipient's own word, such as "Enkelkind", says nothing about age.
    recipients: grownUp(
      parsedRecipients,
      confident
        .filter(
          ({ span }) =>
            !parsedRecipients.recipients.some((one) => isChild(one) && touches(span, one.span)),
        )
        .map(({ concept }) => concept),
    ),
    gender: parsedRecipients.gender,
    age,
    occasion,
    budget,
    interests: topics.length > 0 ? topics : confident,
    kinds: requestedKinds,
    excluded: exclusions.filter((one) => !('concept' in one) || known.isConcept(one.concept)),
    words: [...new Set(words)],
    isVague: confident.length === 0 && kinds.length === 0 && words.length === 0,
  };
}

/** A longer phrase is an interest and no kind: "jeux vidéo" are not paper games. */
function readKinds(
  tokens: readonly Token[],
  usedTokens: ReadonlySet<number>,
  interests: readonly QueryInterest[],
): readonly QueryKind[] {
  const found = new Map<Kind, QueryKind>();
  for (let i = 0; i < tokens.length; i++) {
    const match = usedTokens.has(i) ? undefined : kindsAt(tokens, i);
    if (!match) continue;
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + match.length - 1]?.span[1] ?? 0] as const;
    const longer = interests.some(
      (one) => touches(one.span, span) && lengthOf(one.span) > lengthOf(span),
    );
    // "Board games" says more than "games".
    const isSureInterest = match.value.includes('game')
      ? interests.some((one) => touches(one.span, span) && one.confidence > 0.8)
      : false;
    if (!longer && !isSureInterest)
      for (const kind of match.value) if (!found.has(kind)) found.set(kind, { kind, span });
    i += match.length - 1;
  }
  return [...found.values()];
}

/** "Wine, but no rosé": a visitor who wants the concept excludes the word or the kind only. */
function narrowExclusions(
  excluded: readonly Exclusion[],
  interests: readonly QueryInterest[],
  kinds: readonly QueryKind[],
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
    const wanted = interests.find(({ concept }) => concept === one.concept);
    if (!wanted) return one;
    const isAlsoKind = excluded.some(
      (other) => ('kind' in other || 'flag' in other) && touches(other.span, one.span),
    );
    if (isAlsoKind) return [];
    const { named: word, span } = one;
    return word === undefined || wanted.words.includes(word)
      ? one
      : { word, ...(span ? { span } : {}) };
  });
}

function every(from: number, length: number, test: (at: number) => boolean): boolean {
  for (let at = from; at < from + length; at++) if (!test(at)) return false;
  return true;
}

/** "40 years" may be a duration; "40 years old", "turns 40" and "40. Geburtstag" are ages. */
function isAgeOfSomebody(input: string): boolean {
  return !/^\s*\d+\s*-?\s*(?:years?|yrs?|jahren?|ans)\s*$/i.test(input);
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

/**
 * Returns one interest for each concept: the one with the highest confidence, with the words of
 * all.
 */
function unite(all: readonly QueryInterest[]): readonly QueryInterest[] {
  const united = new Map<string, QueryInterest>();
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
