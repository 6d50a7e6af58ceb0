import type { UnderstoodWish } from '../../contract/schemas.ts';
import { exclusionName } from '../../finder/change-wish.ts';
import type { Hint } from '../../finder/finder.ts';
import type { Exclusion, Wish } from '../../finder/wish.ts';
import type { GiftEngine } from './gift-engine.ts';
import { capital, type GiftWords, type Money } from './gift-words.ts';

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
  const theme = (id: string) => {
    const concept = engine.concepts.get(id);
    return concept ? capital(words.concept(concept)) : capital(id);
  };
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
    interests: unlike(wish.interests.map(({ concept }) => ({ concept, label: theme(concept) }))),
    kinds: wish.kinds.map(({ kind }) => ({ kind, label: capital(words.kinds[kind]) })),
    exclusions: unlike(
      wish.excluded.map((one) => ({
        name: exclusionName(one),
        label: refused(one, typed(one.span), words, theme),
      })),
    ),
    hint,
  };
}

function bounds({ min, max }: Money): Money {
  return { min, max };
}

function refused(
  one: Exclusion,
  typed: string | null,
  words: GiftWords,
  theme: (id: string) => string,
): string {
  if ('thing' in one) return capital(words.has(typed ?? theme(one.thing)));
  const thing =
    'kind' in one
      ? words.kinds[one.kind]
      : 'flag' in one
        ? words.flags[one.flag]
        : 'concept' in one
          ? theme(one.concept)
          : (typed ?? one.word);
  return capital(words.without(thing));
}

/** What reads alike is one chip; what it stands for goes with it when it is taken out. */
function unlike<Part extends { readonly label: string }>(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => parts.findIndex(({ label }) => label === part.label) === at);
}
