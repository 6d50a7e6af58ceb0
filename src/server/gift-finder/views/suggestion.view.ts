import type { GiftSuggestion } from '../../../contract/schemas.ts';
import type { Language } from '../../../domain/language.ts';
import type { Country } from '../../../domain/marketplaces.ts';
import { priceBand } from '../../../domain/money/euros.ts';
import { drawingOf } from '../../drawings/drawing-of.ts';
import type { GiftEngine } from '../gift-engine.ts';
import type { StoredSuggestion } from '../gift-searches.store.ts';
import type { ModelIdea } from '../llm/gift-improver.ts';
import { capitalize, type GiftPhrases } from './gift-phrases.ts';
import { type Affiliate, marketplaceLink, searchLink, webSearchLink } from './marketplace-link.ts';

/** Drawn for what no drawing shows. */
const unknownThing = 'light-bulb';

interface Reader {
  readonly language: Language;
  readonly country: Country;
  readonly affiliate: Affiliate;
}

/** Ideas as cards; one that the catalogue has no more is left out. */
export function suggestionViews(
  gifts: readonly StoredSuggestion[],
  { finder, categories }: GiftEngine,
  { language, country, affiliate }: Reader,
): GiftSuggestion[] {
  return gifts.flatMap(({ id, because, isBeside }) => {
    const idea = finder.idea(id);
    const category = categories.get(id);
    if (!idea || !category) return [];
    return {
      imageUrl: `/art/${idea.art}.svg`,
      title: idea[language].title,
      category: category.title[language],
      description: idea[language].description,
      priceRange: priceBand(idea.price, language),
      ...(idea.elsewhere
        ? sameLink(webSearchLink(idea.search, country))
        : {
            amazonUrl: marketplaceLink(idea.search, country, affiliate),
            plainUrl: marketplaceLink(idea.search, country, null),
          }),
      ...(idea.elsewhere && { elsewhere: true as const }),
      ...(because && { because }),
      ...(isBeside && { beside: true as const }),
    };
  });
}

/** Ideas of a language model as cards. Their texts are its own, and the card says so. */
export function modelIdeaViews(
  ideas: readonly ModelIdea[],
  words: GiftPhrases,
  { language, country, affiliate }: Reader,
): GiftSuggestion[] {
  return ideas.map(({ title, why, search, price }) => ({
    imageUrl: `/art/${drawingOf(title) ?? unknownThing}.svg`,
    title: capitalize(title),
    category: words.phrases.fromModel,
    description: capitalize(why),
    priceRange: priceBand(price, language),
    amazonUrl: searchLink(search, country, affiliate),
    plainUrl: searchLink(search, country, null),
    fromModel: true as const,
  }));
}

const sameLink = (link: string) => ({ amazonUrl: link, plainUrl: link });
