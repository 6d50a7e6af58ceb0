import type { ConceptFacts } from '../../content/concept-facts.ts';
import type { Diet, Kind, Situation } from '../../content/vocabulary.ts';
import type { Suit } from '../../languages/exclusion-grammars.ts';
import type { Exclusion } from '../../parsed-query.ts';
import type { TextIndex } from '../../text-index.ts';
import { ideasNaming } from '../ideas-naming.ts';
import type { ConceptIndex } from '../indexes/concept-index.ts';
import type { IdeaColumns } from '../indexes/idea-columns.ts';

const deviceKinds: readonly Kind[] = ['appliance', 'instrument', 'gadget', 'furniture'];
/** Using a thing that one owns is no second one. */
const kindsWithoutThing: readonly Kind[] = ['voucher', 'course', 'experience', 'subscription'];

/** What exclusions are looked up in. */
export interface ExclusionSources {
  readonly columns: IdeaColumns;
  readonly concepts: ConceptIndex;
  readonly facts: ConceptFacts;
  readonly texts: TextIndex;
  /** stems in texts that suit a diet, of all languages */
  readonly suits: readonly Suit[];
}

/** Returns the indexes of the ideas that a query excludes. */
export function excludedIdeas(
  excluded: readonly Exclusion[],
  sources: ExclusionSources,
): ReadonlySet<number> {
  return new Set(excluded.flatMap((one) => ideasExcludedBy(one, sources)));
}

function ideasExcludedBy(one: Exclusion, sources: ExclusionSources): readonly number[] {
  const { columns, texts } = sources;
  if ('kind' in one) {
    const free = ideasThatSuit(one.unlessSuits, sources);
    return columns.ofKind(one.kind).filter((index) => !free.has(index));
  }
  if ('flag' in one) {
    const free = ideasThatSuit(one.unlessSuits, sources);
    return columns.withFlag(one.flag).filter((index) => !free.has(index));
  }
  if ('thing' in one) return ideasLikeOwned(one, sources);
  if ('word' in one)
    return [
      ...(one.owned || one.word.includes(' ')
        ? ideasOfThing(one.word, texts)
        : ideasNaming(one.word, 'names', texts)),
    ];
  return ideasAbout(one, sources);
}

function ideasAbout(
  { concept, named, unlessAbout, unlessSuits, ofKinds, practised }: ExclusionOf<'concept'>,
  sources: ExclusionSources,
): readonly number[] {
  const { columns, concepts, texts } = sources;
  const about = [...concepts.within(concept)].flatMap(columns.about);
  if (unlessAbout !== undefined) {
    const allowed = new Set(
      unlessAbout.flatMap((each) => [...columns.about(each), ...columns.alsoAbout(each)]),
    );
    return about.filter((index) => !allowed.has(index));
  }
  const naming = named === undefined ? [] : ideasNaming(named, 'title', texts);
  const free = ideasThatSuit(unlessSuits, sources);
  const conditional = practised ? columns.conditional : [];
  const kinds = ofKinds && new Set([...ofKinds.flatMap(columns.ofKind), ...conditional]);
  return [...about, ...columns.alsoAbout(concept), ...naming].filter(
    (index) => !free.has(index) && kinds?.has(index) !== false,
  );
}

type ExclusionOf<Name extends string> = Extract<Exclusion, Readonly<Record<Name, string>>>;

/**
 * A thing that is owned bans its like: ideas that are named like it, or else the devices of its concept. A kettle
 * bans kettles, and not all that makes hot drinks.
 */
function ideasLikeOwned(
  { thing, named, kinds = [] }: ExclusionOf<'thing'>,
  { columns, texts }: ExclusionSources,
): readonly number[] {
  const same = named === undefined ? [] : ideasOfThing(named, texts);
  const [noun] = named?.split(' ', 1) ?? [];
  const heads = noun === undefined ? noIdeas : texts.naming(noun, 'head');
  const isNamed = heads.size > 0;
  const things = new Set([...(isNamed ? [] : deviceKinds), ...kinds].flatMap(columns.ofKind));
  const uses = new Set(kindsWithoutThing.flatMap(columns.ofKind));
  return [
    ...[...same].filter((index) => !uses.has(index)),
    // Not every title says "audio headphones" as whoever has some does.
    ...columns
      .about(thing)
      .filter((index) => things.has(index) || (heads.has(index) && !uses.has(index))),
  ];
}

const noIdeas: ReadonlySet<number> = new Set();

/**
 * Returns the indexes of ideas that suit a diet or a situation: they or their texts say so, or they are made for a
 * condition.
 */
function ideasThatSuit(
  what: Diet | Situation | undefined,
  { columns, facts, suits, texts }: ExclusionSources,
): ReadonlySet<number> {
  if (what === undefined) return noIdeas;
  const words = suits.filter(({ diet }) => diet === what);
  return new Set([
    ...columns.suiting(what),
    ...words.flatMap(({ term, where }) => [...texts.naming(term, where)]),
    ...facts.aidsFor(what).flatMap((aid) => [...columns.about(aid), ...columns.alsoAbout(aid)]),
  ]);
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
