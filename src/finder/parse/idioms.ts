import type { TextPattern } from '../languages/patterns.ts';
import { anyOf } from '../text/any-of.ts';
import { type Folded, type Place, placesOf } from '../text/normalize.ts';

/** Parts of a query whose words are meant in another sense and name no interests. */
export interface Idioms {
  readonly places: readonly Place[];
  /** a favour that the recipient did, so that the gift is a thank-you; null when there is none */
  readonly favour: Place | null;
  /** what the giver says of herself, which says nothing of the recipient */
  readonly givers: readonly Place[];
}

/** Finds figures of speech and favours done to the giver. */
export interface IdiomReader {
  /** Returns them as places in the typed text. */
  read(folded: Folded): Idioms;
}

/** Returns a reader of the idioms and favours of a language. */
export function idiomReader(pack: {
  readonly idioms: readonly TextPattern[];
  readonly favours: readonly TextPattern[];
  readonly givers: readonly TextPattern[];
}): IdiomReader {
  const idiom = anyOf(pack.idioms);
  const giver = anyOf(pack.givers);
  const favour = anyOf(pack.favours);
  return {
    read(folded) {
      const favours = placesOf(folded, favour);
      return {
        places: [...placesOf(folded, idiom), ...favours],
        favour: favours[0] ?? null,
        givers: placesOf(folded, giver),
      };
    },
  };
}
