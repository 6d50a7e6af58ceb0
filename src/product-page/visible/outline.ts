import type { Page } from '../page.ts';
import { type Element, textWithin } from './dom.ts';

/** What stands above products other than the page's own, and above offers of other sellers. */
const otherHeadings = new RegExp(
  [
    '(?:you|customers) (?:may|might|will|who|also)|similar|related|recommend|frequently bought|people also|also (?:like|bought|viewed)|more from|more like this|other (?:offers|sellers|products)|recently viewed|best ?sellers?$|deals? of the (?:day|week)|complete the look|pairs well|goes well',
    'auch gefallen|gefällt (?:dir|ihnen)|ähnliche|(?:weitere|andere) (?:angebote|produkte|artikel|kunden|händler|verkäufer)|kunden (?:kauften|haben|sahen)|(?:oft|häufig) zusammen|passende?s? (?:dazu|produkte|artikel|zubehör)|passt dazu|empfehl|zuletzt angesehen|^zubehör|^bestseller|(?:deal|angebot)e? de[sr] (?:tages|woche)',
    "vous (?:aimerez|pourriez)|(?:produits|articles) (?:similaires|associés|liés|complémentaires)|similaires$|souvent achetés|(?:autres|plus d') ?(?:offres|vendeurs|produits|articles)|meilleures ventes|récemment (?:vus|consultés)|clients ont|offres? du jour|complétez",
  ].join('|'),
  'iu',
);
const maxHeadingLength = 80;

interface Heading {
  /** index in `page.elements` */
  readonly place: number;
  readonly level: number;
  /** true when this heading, or one that it stands under, announces other products */
  readonly isOfOthers: boolean;
}

const outlines = new WeakMap<Page, readonly Heading[]>();

/**
 * Returns true for an element under a heading such as "You may also like", after the heading of the
 * product; false on a page without one.
 */
export const isUnderOtherHeading = (page: Page, element: Element): boolean =>
  headingAbove(page, element)?.isOfOthers === true;

/** Returns true for an element under another heading than that of the product, after it. */
export const isInPart = (page: Page, element: Element): boolean =>
  headingAbove(page, element) !== null;

/** The last heading before an element, if it comes after that of the product. */
function headingAbove(page: Page, element: Element): Heading | null {
  const place = element.place;
  const headings = outlineOf(page);
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.place ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1] ?? null;
}

/** The headings after that of the product, in the order of the page. */
function outlineOf(page: Page): readonly Heading[] {
  const cached = outlines.get(page);
  if (cached !== undefined) return cached;
  const outline: Heading[] = [];
  const open: Heading[] = [];
  for (const element of headingsAfter(page)) {
    const level = levelOf(element);
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const heading = {
      place: element.place,
      level,
      isOfOthers: open.at(-1)?.isOfOthers === true || announcesOthers(element),
    };
    open.push(heading);
    outline.push(heading);
  }
  outlines.set(page, outline);
  return outline;
}

/** The headings behind that of the product; none on a page without one. */
function headingsAfter({ headingElement, elements }: Page): readonly Element[] {
  return headingElement === null
    ? []
    : elements.slice(headingElement.place + 1).filter((element) => levelOf(element) > 0);
}

/** 1 to 6, or 0 for an element that is no heading. */
const levelOf = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

const announcesOthers = (element: Element): boolean =>
  otherHeadings.test(textWithin(element, maxHeadingLength) ?? '');
