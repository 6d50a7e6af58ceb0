/**
 * Lists the search words of ideas that a person should read: too long, in the look of another language,
 * with a word twice, or about something that neither the idea's title nor its concepts name.
 * Usage: node scripts/finder-links.ts
 */
import type { Idea } from '../src/finder/content/catalogue.ts';
import {
  type MarketplaceLanguage,
  marketplaceLanguages,
} from '../src/finder/content/vocabulary.ts';
import { foldWord, keysOf } from '../src/finder/text/normalize.ts';
import { type GiftEngine, loadGiftEngine } from '../src/server/gift-finder/gift-engine.ts';

const maxWords = 6;
const maxLength = 48;
/** Function words that no search in this language has. */
const foreignWords: Readonly<Record<MarketplaceLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:du|des|pour|avec|para|di|et|y|le|la|les|los|las|el)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:und|für|mit|para|con|per|di|da|y|los|las)(?!\p{L})/u,
  es: /(?<!\p{L})(?:und|für|mit|pour|avec|per|di|da|du|des|et|le|les)(?!\p{L})/u,
  it: /(?<!\p{L})(?:und|für|mit|pour|avec|para|du|des|et|y|los|las)(?!\p{L})/u,
};
const foreignLetters: Readonly<Record<MarketplaceLanguage, RegExp>> = {
  de: /[ñçèêâîôûàìòù]/,
  fr: /[äöüßñìòáíóú]/,
  es: /[äößèêâîôûçùò]/,
  it: /[äöüßñçêâîôûáíóú]/,
};
/** Words of one letter and of every language stand twice in good searches: "sac à dos à langer". */
const minRepeatedLength = 4;
/** Listed words only: a guess about a search is no suspicion. */
const minConfidence = 0.85;

const engine = await loadGiftEngine();
const suspicious = engine.ideas
  .flatMap(({ id }) => engine.finder.idea(id) ?? [])
  .flatMap((idea) => [
    ...marketplaceLanguages.flatMap((language) => faultsOf(idea, language)),
    ...contradictionsOf(idea, engine),
  ]);
console.log(suspicious.join('\n'));
console.log(`${suspicious.length} of ${4 * engine.ideas.length} searches to read`);

function faultsOf({ id, search, de }: Idea, language: MarketplaceLanguage): string[] {
  const text = search[language];
  const words = keysOf(text).filter(({ length }) => length >= minRepeatedLength);
  const others = marketplaceLanguages.filter((other) => other !== language);
  const faults = [
    (text.split(' ').length > maxWords || text.length > maxLength) && 'long',
    foreignWords[language].test(text) && 'a foreign word',
    foreignLetters[language].test(text) && 'a foreign letter',
    new Set(words).size < words.length && 'a word twice',
    others.some((other) => foldWord(search[other]) === foldWord(text)) &&
      words.length > 1 &&
      'equal in two languages',
  ].filter(Boolean);
  return faults.length > 0
    ? [`${id} ${language} "${text}" (${de.title}): ${faults.join(', ')}`]
    : [];
}

/** A search is suspicious when its words name concepts in both languages, and none is the idea's. */
function contradictionsOf(idea: Idea, { finder }: GiftEngine): string[] {
  const own = new Set([...idea.concepts, ...(idea.also ?? [])]);
  const languages = ['de', 'fr'] as const;
  const foreign = languages.filter((language) => {
    const about = (text: string) =>
      finder
        .parseQuery(text, { language })
        .interests.filter(({ confidence }) => confidence >= minConfidence)
        .map(({ concept }) => concept);
    const named = new Set([...own, ...about(idea[language].title)]);
    const searched = about(idea.search[language]);
    return searched.length > 0 && searched.every((concept) => !named.has(concept));
  });
  if (foreign.length < languages.length) return [];
  const { de, fr } = idea.search;
  return [`${idea.id} "${de}" / "${fr}" (${idea.de.title}): about something else`];
}
