import type { ParsedQueryView } from '../../contract/schemas.ts';
import type { Hint } from '../../finder/finder.ts';
import type { ParsedQuery } from '../../finder/parsed-query.ts';
import { exclusionChips } from './exclusion-chips.ts';
import { capitalize, type GiftPhrases, type Money } from './gift-phrases.ts';

interface Read {
  readonly wish: ParsedQuery;
  readonly hint: Hint | null;
}

/** A wish as it was understood, in words: the visitor's own where there are some. */
export function parsedQueryView({ wish, hint }: Read, words: GiftPhrases): ParsedQueryView {
  const budget = wish.budget && words.budget(wish.budget);
  return {
    recipients: wish.recipients.map(({ recipient, text }) => ({
      recipient,
      label: capitalize(text?.trim() || words.recipients[recipient]),
    })),
    age: wish.age && {
      min: Math.floor(wish.age.min),
      max: Math.floor(wish.age.max),
      label: words.years({ min: Math.floor(wish.age.min), max: Math.floor(wish.age.max) }),
    },
    occasion: wish.occasion && {
      occasion: wish.occasion.occasion,
      label: capitalize(words.occasions[wish.occasion.occasion]),
    },
    situations: wish.situations.map(({ situation }) => ({
      situation,
      label: capitalize(words.situations[situation]),
    })),
    budget: wish.budget && budget ? { ...bounds(wish.budget), label: budget } : null,
    interests: unlike(
      wish.interests.map(({ concept }) => ({
        concept,
        label: capitalize(words.concept(concept)),
      })),
    ),
    kinds: wish.kinds.map(({ kind }) => ({ kind, label: capitalize(words.kinds[kind]) })),
    exclusions: exclusionChips(wish.excluded, words).map(({ name, label }) => ({
      name,
      label,
    })),
    notice: wish.notice,
    hint,
  };
}

function bounds({ min, max }: Money): Money {
  return { min, max };
}

/** What reads alike is one chip; `withCriteria` takes out all that it stands for. */
function unlike<Part extends { readonly label: string }>(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => parts.findIndex(({ label }) => label === part.label) === at);
}
