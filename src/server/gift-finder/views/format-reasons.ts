import type { FoundIdea } from '../../../finder/finder.ts';
import type { Reason } from '../../../finder/rank/reasons.ts';
import type { GiftEngine } from '../gift-engine.ts';
import type { GiftPhrases } from './gift-phrases.ts';

/** On one card. */
const maxReasons = 3;

/** "hiking, up to €50": the most telling reasons in a few words; an empty text where there are none. */
export function formatReasons(
  { id, reasons }: FoundIdea,
  words: GiftPhrases,
  engine: GiftEngine,
): string {
  const highest = engine.finder.facts(id)?.price[1] ?? Number.POSITIVE_INFINITY;
  const said = reasons.flatMap((reason) => inWords(reason, highest, words) ?? []);
  return [...new Set(said)].slice(0, maxReasons).join(', ');
}

function inWords(reason: Reason, highest: number, words: GiftPhrases): string | null {
  switch (reason.kind) {
    case 'interest':
      return words.concept(reason.concept);
    case 'asked':
      return words.kinds[reason.sort];
    case 'occasion':
      return words.occasions[reason.occasion];
    case 'age':
      return words.phrases.suitsAge;
    case 'budget':
      // What costs more in some shops is there for other reasons.
      return highest <= reason.max ? words.budget({ min: null, ...reason }) : null;
    case 'without':
      return without(reason, words);
    // The recipient is the same for every card.
    case 'recipient':
      return null;
  }
}

function without(
  { flag, concept }: Extract<Reason, { kind: 'without' }>,
  words: GiftPhrases,
): string | null {
  const thing = (flag && words.flags[flag]) ?? (concept && words.concept(concept));
  return thing ? words.without(thing) : null;
}
