import type { IdeaFacts } from '../content/catalogue.ts';

/** The middle of a price range is in a class this many times dearer than the class before. */
const priceStep = 2.2;
/** Years in a class of the youngest whom an idea suits. */
const yearsPerClass = 8;

/**
 * Returns what an idea has in common with others, each as a kind of attribute and its value: category, kinds of
 * object, concepts, people, occasions, flags, and classes of price and of age. Two words, so none is an idea's id.
 */
export function attributesOf(idea: IdeaFacts, category: string): readonly string[] {
  const [low, high] = idea.price.map((price) => Math.max(1, price));
  const middle = Math.sqrt((low ?? 1) * (high ?? 1));
  return [
    `category ${category}`,
    ...named('kind', idea.kinds),
    ...named('concept', idea.concepts),
    ...named('also', idea.also),
    ...named('for', idea.for),
    ...named('leans', idea.leans && [idea.leans]),
    ...named('occasion', idea.occasions),
    ...named('flag', idea.flags),
    ...named('only', idea.onlyWith),
    ...(idea.forBeginners ? ['for beginners'] : []),
    `price ${Math.floor(Math.log(middle) / Math.log(priceStep))}`,
    `age ${Math.floor(idea.age[0] / yearsPerClass)}`,
  ];
}

const named = (kind: string, values: readonly string[] = []) =>
  values.map((value) => `${kind} ${value}`);
