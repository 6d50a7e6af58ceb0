import type { Idea } from './catalogue.ts';
import type { ConceptIndex } from './concept-index.ts';
import type { TextIndex } from './text-index.ts';
import type { Flag, Kind, Occasion, Recipient } from './vocabulary.ts';
import type { Exclusion, Wish, WishOccasion } from './wish.ts';

const grownUp = 18;
/** Who is at least this old, and who may be a child when nothing says how old. */
const ageOf: Readonly<Partial<Record<Recipient, readonly [number, number]>>> = {
  parent: [18, 99],
  grandparent: [45, 99],
  partner: [16, 99],
  colleague: [16, 99],
  boss: [18, 99],
  teacher: [18, 99],
  neighbour: [16, 99],
  host: [16, 99],
  couple: [18, 99],
  'parents-to-be': [18, 99],
  acquaintance: [16, 99],
  teen: [13, 17],
  child: [0, 12],
};
/** Days that come at a certain age. */
const ageAt: Readonly<Partial<Record<Occasion, readonly [number, number]>>> = {
  birth: [0, 1],
  baptism: [0, 3],
  'school-start': [5, 7],
  communion: [8, 15],
  graduation: [15, 99],
  exam: [14, 99],
  'new-job': [16, 99],
  retirement: [55, 99],
  'bachelor-party': [18, 99],
  wedding: [18, 99],
  engagement: [18, 99],
};
const unfitForChildren: readonly Flag[] = ['alcohol', 'adult', 'sharp', 'caffeine'];
const unfitForTeens: readonly Flag[] = ['alcohol', 'adult'];
const devices: readonly Kind[] = ['appliance', 'instrument', 'gadget', 'furniture'];

/** Confirmation comes some years after a first communion. */
const laterRites = /^(?:konfirm|konfi|firm|jugendweih|confirmation|mitzvah)/;

function ageOnDay({ occasion, words = [] }: WishOccasion): readonly [number, number] | undefined {
  if (occasion === 'communion' && words.some((word) => laterRites.test(word))) return [13, 16];
  return ageAt[occasion];
}

/** The youngest and oldest the receivers may be, said or plain from who they are. */
export function ageRange(wish: Wish): readonly [youngest: number, oldest: number] {
  if (wish.age) return [wish.age.min, wish.age.max];
  const day = wish.occasion ? ageOnDay(wish.occasion) : undefined;
  const celebrates = wish.recipients.every(({ recipient }) => isYoung(recipient));
  if (day && celebrates && (wish.recipients.length > 0 || day[0] > 0)) return day;
  const ranges = wish.recipients.map(({ recipient }) => ageOf[recipient] ?? [0, 99]);
  if (ranges.length === 0) return [0, 99];
  return [Math.min(...ranges.map(([min]) => min)), Math.max(...ranges.map(([, max]) => max))];
}

/** Minors get nothing for older ones: with a span of ages, nothing above its middle. */
export function suitsAge(idea: Idea, wish: Wish): boolean {
  const [youngest, oldest] = ageRange(wish);
  const flags = idea.flags ?? [];
  const [from, until] = idea.age;
  if (isForParentsOfBaby(idea, wish) || isForNewParents(idea, wish)) return true;
  if (until < 99 && until + 1 <= youngest) return false;
  if (
    wish.age &&
    oldest < grownUp &&
    wish.recipients.every(({ recipient }) => isYoung(recipient))
  ) {
    // Brothers of two and ten: what is shared must not harm the little one.
    const middle = youngest < 4 && oldest - youngest > 3 ? youngest : (youngest + oldest) / 2;
    if (from > Math.max(Math.floor(youngest), middle)) return false;
    if (until < youngest - 0.99) return false;
  } else if (from > oldest) return false;
  if (!wish.age && oldest < grownUp && from > (oldest <= 12 ? 10 : 16)) return false;
  if (
    oldest < 14 &&
    unfitForChildren.some((flag) => flags.includes(flag) && !(flag === 'sharp' && until <= 14))
  )
    return false;
  if (oldest < grownUp && unfitForTeens.some((flag) => flags.includes(flag))) return false;
  return !(oldest < 3 && flags.includes('small-parts'));
}

/** A baby has come or is awaited. */
export function isForBirth({ occasion, recipients }: Wish): boolean {
  return (
    occasion?.occasion === 'birth' ||
    (recipients.length > 0 && recipients.every(({ recipient }) => recipient === 'parents-to-be'))
  );
}

/** For a birth the receiver is the baby as well as its parents. */
export function isForParentsOfBaby(idea: Idea, wish: Wish): boolean {
  return (
    isForBirth(wish) &&
    idea.age[1] <= 5 &&
    (!wish.age || wish.age.min >= grownUp || wish.age.max <= 2)
  );
}

/** What their friends give to the parents themselves, where nobody's age is said. */
function isForNewParents(idea: Idea, wish: Wish): boolean {
  return (
    isForBirth(wish) && !wish.age && idea.occasions.includes('birth') && idea.age[1] >= grownUp
  );
}

function isYoung(recipient: Recipient): boolean {
  return !(recipient in ageOf) || recipient === 'child' || recipient === 'teen';
}

/** Share of a price band that must be affordable: "from 45" does not make a 130 euro thing cost 50. */
const affordable = 0.2;
/** That share matters less where all of it is small change, in euros. */
const smallChange = 2;

export function suitsBudget(idea: Idea, wish: Wish): boolean {
  const [low, high] = idea.price;
  const { min, max } = wish.budget ?? { min: null, max: null };
  const over = Math.max(0, affordable * (high - low) - smallChange);
  if (max !== null && low + over > max) return false;
  return min === null || high - affordable * (high - low) >= min;
}

/** A test for what was refused, made once a wish. */
export function refusal(
  wish: Wish,
  concepts: ConceptIndex,
  texts: TextIndex,
): (idea: Idea, at: number) => boolean {
  const tests = wish.excluded.map((one) => refuses(one, concepts, texts));
  return (idea, at) => tests.some((test) => test(idea, at));
}

function refuses(
  one: Exclusion,
  concepts: ConceptIndex,
  texts: TextIndex,
): (idea: Idea, at: number) => boolean {
  if ('kind' in one) return (idea) => idea.kinds.includes(one.kind);
  if ('flag' in one)
    return (idea) =>
      idea.flags?.includes(one.flag) === true ||
      (one.flag === 'alcohol' && idea.kinds.includes('alcohol'));
  if ('thing' in one)
    return (idea) =>
      idea.concepts.includes(one.thing) && idea.kinds.some((kind) => devices.includes(kind));
  if ('word' in one) {
    const named = naming(one.word, 'names', texts);
    return (_, at) => named.has(at);
  }
  const refused = concepts.within(one.concept);
  const named = one.named === undefined ? new Set<number>() : naming(one.named, 'title', texts);
  const free = new Set(
    one.free?.flatMap((word) => [
      ...texts.naming(
        word,
        /(?:frei|vegan|vegane|pflanzlich|vegetal|mocktail)$/.test(word) ? 'names' : 'lacking',
      ),
    ]),
  );
  return (idea, at) =>
    !free.has(at) &&
    (idea.concepts.some((concept) => refused.has(concept)) ||
      idea.also?.includes(one.concept) === true ||
      named.has(at));
}

/** Ideas that name a word, or a compound of it in the languages that write those as one word. */
function naming(word: string, where: 'title' | 'names', texts: TextIndex): ReadonlySet<number> {
  const words = [word, ...texts.madeWith(word)];
  return new Set(words.flatMap((each) => [...texts.naming(each, where)]));
}
