import type { Flag } from '../../../finder/content/vocabulary.ts';
import { exclusionName, saidTogether } from '../../../finder/exclusion.ts';
import { type Exclusion, isSure } from '../../../finder/parsed-query.ts';
import { capitalize, type GiftPhrases } from './gift-phrases.ts';

/** What one chip says and stands for: all that the same words refuse, or that reads alike. */
export interface ExclusionChip {
  readonly name: string;
  readonly label: string;
  readonly all: readonly Exclusion[];
}

/** Returns a chip for each exclusion, one for all that the same words exclude; a question where none is surely read. */
export function exclusionChips(
  excluded: readonly Exclusion[],
  words: GiftPhrases,
): readonly ExclusionChip[] {
  const chips = new Map<string, ExclusionChip>();
  for (const group of saidTogether(excluded)) {
    const [best] = group.toSorted((a, b) => vagueness(a) - vagueness(b));
    if (!best) continue;
    const label = labelOf(best, words);
    const known = chips.get(label);
    chips.set(label, {
      name: known?.name ?? exclusionName(best),
      label,
      all: [...(known?.all ?? []), ...group],
    });
  }
  return [...chips.values()].map((chip) =>
    chip.all.some(isSure) ? chip : { ...chip, label: words.maybe(chip.label) },
  );
}

const vagueFlags: ReadonlySet<Flag> = new Set<Flag>(['animal-product', 'meat', 'fish', 'dairy']);

/** "No honey" says more than "no animal products", which it refuses as well. */
function vagueness(one: Exclusion): number {
  if ('kind' in one || 'thing' in one) return 0;
  if ('flag' in one) return vagueFlags.has(one.flag) ? 3 : 1;
  return 'concept' in one ? 2 : 4;
}

/** In the visitor's words where the vocabulary has none, and for a way of life, which has one name. */
function labelOf(one: Exclusion, words: GiftPhrases): string {
  const typed = one.text?.trim() ?? '';
  if (one.isImplied && typed) return capitalize(typed);
  if (one.owned && typed) return capitalize(words.has(typed));
  if ('thing' in one) return capitalize(words.has(typed || words.concept(one.thing)));
  return capitalize(words.without(thingOf(one, typed, words)));
}

function thingOf(
  one: Exclude<Exclusion, { readonly thing: string }>,
  typed: string,
  words: GiftPhrases,
): string {
  if ('kind' in one) return words.kinds[one.kind];
  if ('flag' in one) return words.flags[one.flag];
  if ('word' in one) return typed || one.word;
  return words.concept(one.concept);
}
