import type { UnderstoodWish } from '../../contract/schemas.ts';
import type { Hint } from '../../finder/finder.ts';
import type { Wish } from '../../finder/wish.ts';
import type { GiftEngine } from './gift-engine.ts';
import { capital, type GiftWords, type Money } from './gift-words.ts';
import { refusalChips } from './refusal-chips.ts';
import { themeName } from './theme-name.ts';

interface Read {
  readonly wish: Wish;
  /** the sentence that the spans of the wish are places in */
  readonly text: string;
  readonly hint: Hint | null;
}

/** A wish as it was understood, in words: the visitor's own where there are some. */
export function understoodView(
  { wish, text, hint }: Read,
  words: GiftWords,
  engine: GiftEngine,
): UnderstoodWish {
  const typed = (span?: readonly [number, number]) =>
    span && text.slice(...span).trim() ? capital(text.slice(...span).trim()) : null;
  const budget = wish.budget && words.budget(wish.budget);
  return {
    recipients: wish.recipients.map(({ recipient, span }) => ({
      recipient,
      label: typed(span) ?? capital(words.recipients[recipient]),
    })),
    age: wish.age && {
      min: Math.floor(wish.age.min),
      max: Math.floor(wish.age.max),
      label: words.years({ min: Math.floor(wish.age.min), max: Math.floor(wish.age.max) }),
    },
    occasion: wish.occasion && {
      occasion: wish.occasion.occasion,
      label: capital(words.occasions[wish.occasion.occasion]),
    },
    budget: wish.budget && budget ? { ...bounds(wish.budget), label: budget } : null,
    interests: unlike(
      wish.interests.map(({ concept }) => ({ concept, label: themeName(concept, words, engine) })),
    ),
    kinds: wish.kinds.map(({ kind }) => ({ kind, label: capital(words.kinds[kind]) })),
    exclusions: refusalChips(wish.excluded, text, words, engine).map(({ name, label }) => ({
      name,
      label,
    })),
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
