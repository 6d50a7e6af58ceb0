import { exclusionName, isSaidWith } from '../../finder/change-wish.ts';
import type { Exclusion } from '../../finder/wish.ts';
import type { GiftEngine } from './gift-engine.ts';
import { capital, type GiftWords } from './gift-words.ts';
import { themeName } from './theme-name.ts';

/** What one chip says and stands for: all that the same words refuse, or that reads alike. */
export interface RefusalChip {
  readonly name: string;
  readonly label: string;
  readonly all: readonly Exclusion[];
}

/** @param text the sentence that the spans of the refusals are places in */
export function refusalChips(
  excluded: readonly Exclusion[],
  text: string,
  words: GiftWords,
  engine: GiftEngine,
): readonly RefusalChip[] {
  const chips = new Map<string, RefusalChip>();
  for (const group of saidTogether(excluded)) {
    const [best] = group.toSorted((a, b) => vagueness(a) - vagueness(b));
    if (!best) continue;
    const label = labelOf(best, text, words, engine);
    const known = chips.get(label);
    chips.set(label, {
      name: known?.name ?? exclusionName(best),
      label,
      all: [...(known?.all ?? []), ...group],
    });
  }
  return [...chips.values()];
}

function saidTogether(excluded: readonly Exclusion[]): readonly (readonly Exclusion[])[] {
  const groups: Exclusion[][] = [];
  for (const one of excluded) {
    const group = groups.find(([first]) => first && isSaidWith(first, one));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** "No honey" says more than "no animal products", which it refuses as well. */
function vagueness(one: Exclusion): number {
  if ('kind' in one || 'thing' in one) return 0;
  if ('flag' in one) return one.flag === 'animal-product' || one.flag === 'meat' ? 3 : 1;
  return 'concept' in one ? 2 : 4;
}

/** In the visitor's words where the vocabulary has none, and for a way of life, which has one name. */
function labelOf(one: Exclusion, text: string, words: GiftWords, engine: GiftEngine): string {
  const typed = one.span ? text.slice(...one.span).trim() : '';
  if (one.way && typed) return capital(typed);
  if (one.owned && typed) return capital(words.has(typed));
  if ('thing' in one) return capital(words.has(typed || themeName(one.thing, words, engine)));
  return capital(words.without(thingOf(one, typed, words, engine)));
}

function thingOf(
  one: Exclude<Exclusion, { readonly thing: string }>,
  typed: string,
  words: GiftWords,
  engine: GiftEngine,
): string {
  if ('kind' in one) return words.kinds[one.kind];
  if ('flag' in one) return words.flags[one.flag];
  if ('word' in one) return typed || one.word;
  const concept = engine.concepts.get(one.concept);
  return concept ? words.concept(concept) : one.concept;
}
