import type { TextPattern } from '../languages/patterns.ts';
import { anyOf } from '../text/any-of.ts';
import { type Folded, type Place, placesOf } from '../text/normalize.ts';
import { testByPatterns } from './by-patterns.ts';

/** Parts of a query whose words are meant in another sense and name no interests. */
export interface Idioms {
  readonly places: readonly Place[];
  /** those of them that are what people are called */
  readonly names: readonly Place[];
  /** a favour that the recipient did, so that the gift is a thank-you; null when there is none */
  readonly favour: Place | null;
  /** what the giver says of herself, which says nothing of the recipient; empty where she receives */
  readonly givers: readonly Place[];
  readonly isForGiver: boolean;
}

/** Finds figures of speech, surnames and favours done to the giver. */
export interface IdiomReader {
  /** Returns them as places in the typed text, from which `folded` was made. */
  read(text: string, folded: Folded): Idioms;
}

/** A last word that begins with a capital. */
const endsWithCapital = /\p{Lu}[\p{L}'’-]*$/u;

/** Returns a reader of the idioms and favours of a language. */
export function idiomReader(pack: {
  readonly idioms: readonly TextPattern[];
  readonly favours: readonly TextPattern[];
  readonly givers: readonly TextPattern[];
  readonly selves?: readonly TextPattern[];
  readonly surnames?: readonly TextPattern[];
}): IdiomReader {
  const idiom = anyOf(pack.idioms);
  const giver = anyOf(pack.givers);
  const tellsGiver = testByPatterns(pack.selves);
  const favour = anyOf(pack.favours);
  const surname = anyOf(pack.surnames ?? []);
  return {
    read(text, folded) {
      const surnames = placesOf(folded, surname).filter(({ start, end }) =>
        endsWithCapital.test(text.slice(start, end)),
      );
      const favours = placesOf(folded, favour);
      const isForGiver = tellsGiver(folded.text);
      return {
        places: [...placesOf(folded, idiom), ...surnames, ...favours],
        names: surnames,
        favour: favours[0] ?? null,
        givers: isForGiver ? [] : placesOf(folded, giver),
        isForGiver,
      };
    },
  };
}
