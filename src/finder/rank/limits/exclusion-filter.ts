import type { IdeaFacts } from '../../content/catalogue.ts';
import type { Diet, Kind } from '../../content/vocabulary.ts';
import type { Suit } from '../../parse/grammar.ts';
import type { Exclusion, ParsedQuery } from '../../parsed-query.ts';
import type { ConceptIndex } from '../concept-index.ts';
import type { TextIndex } from '../text-index.ts';
import { ideasNaming } from './ideas-naming.ts';

const deviceKinds: readonly Kind[] = ['appliance', 'instrument', 'gadget', 'furniture'];
/** Using a thing that one owns is no second one. */
const kindsWithoutThing: readonly Kind[] = ['voucher', 'course', 'experience', 'subscription'];

/** What exclusions are looked up in. */
export interface FilterIndexes {
  readonly concepts: ConceptIndex;
  readonly texts: TextIndex;
  /** stems in texts that suit a diet, of all languages */
  readonly suits: readonly Suit[];
}

/**
 * Returns a test that is true for an idea which the query excludes. The test takes an idea and its
 * index in the catalogue.
 */
export function exclusionFilter(
  query: ParsedQuery,
  indexes: FilterIndexes,
): (idea: IdeaFacts, index: number) => boolean {
  const tests = query.excluded.map((one) => exclusionTest(one, indexes));
  if (tests.length === 0) return () => false;
  return (idea, index) => tests.some((test) => test(idea, index));
}

function exclusionTest(
  one: Exclusion,
  { concepts, texts, suits }: FilterIndexes,
): (idea: IdeaFacts, index: number) => boolean {
  if ('kind' in one) return (idea) => idea.kinds.includes(one.kind);
  if ('flag' in one) {
    const free = ideasThatSuit(one.unlessSuits, suits, texts);
    return (idea, index) =>
      !free.has(index) &&
      (idea.flags?.includes(one.flag) === true ||
        (one.flag === 'alcohol' && idea.kinds.includes('alcohol')));
  }
  if ('thing' in one) return ownedTest(one, texts);
  if ('word' in one) {
    const named = one.owned ? ideasOfThing(one.word, texts) : ideasNaming(one.word, 'names', texts);
    return (_, index) => named.has(index);
  }
  const excludedConcepts = concepts.within(one.concept);
  if (one.unlessAbout !== undefined) {
    const allowed = one.unlessAbout;
    return (idea) =>
      idea.concepts.some((concept) => excludedConcepts.has(concept)) &&
      !allowed.some((each) => idea.concepts.includes(each) || idea.also?.includes(each) === true);
  }
  const named =
    one.named === undefined ? new Set<number>() : ideasNaming(one.named, 'title', texts);
  const freeIdeas = ideasThatSuit(one.unlessSuits, suits, texts);
  const { ofKinds } = one;
  return (idea, index) =>
    !freeIdeas.has(index) &&
    (ofKinds === undefined || idea.kinds.some((kind) => ofKinds.includes(kind))) &&
    (idea.concepts.some((concept) => excludedConcepts.has(concept)) ||
      idea.also?.includes(one.concept) === true ||
      named.has(index));
}

/**
 * A thing that is owned bans its like: ideas that are named like it, or else the devices of its concept. A kettle
 * bans kettles, and not all that makes hot drinks.
 */
function ownedTest(
  { thing, named, kinds = [] }: Extract<Exclusion, { readonly thing: string }>,
  texts: TextIndex,
): (idea: IdeaFacts, index: number) => boolean {
  const same = named === undefined ? new Set<number>() : ideasOfThing(named, texts);
  const isNamed =
    named !== undefined && texts.naming(named.split(' ', 1)[0] ?? '', 'head').size > 0;
  const things = new Set([...(isNamed ? [] : deviceKinds), ...kinds]);
  return (idea, index) =>
    (same.has(index) && !idea.kinds.some((kind) => kindsWithoutThing.includes(kind))) ||
    (idea.concepts.includes(thing) && idea.kinds.some((kind) => things.has(kind)));
}

/** Returns the indexes of ideas whose texts say that they suit a diet. */
function ideasThatSuit(
  diet: Diet | undefined,
  suits: readonly Suit[],
  texts: TextIndex,
): ReadonlySet<number> {
  const words = diet === undefined ? [] : suits.filter((each) => each.diet === diet);
  return new Set(words.flatMap(({ term, where }) => [...texts.naming(term, where)]));
}

/**
 * Returns the indexes of ideas that are the thing which a name means, and not of what is for it or about it. A
 * name that no title has so, such as that of a game, is looked up in title and keywords.
 * @param name words for the thing, its noun first
 */
function ideasOfThing(name: string, texts: TextIndex): ReadonlySet<number> {
  const [noun = '', ...others] = name.split(' ');
  const heads = [noun, ...texts.endingIn(noun)].flatMap((each) => [...texts.naming(each, 'head')]);
  const named = heads.length > 0 ? new Set(heads) : texts.naming(noun, 'names');
  return others.reduce<ReadonlySet<number>>(
    (found, word) => found.intersection(texts.naming(word, 'names')),
    named,
  );
}
