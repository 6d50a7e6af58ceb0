interface Place {
  readonly element: HTMLElement;
  readonly top: number;
  readonly left: number;
}

/** What lies under the header is not being read. */
const headerHeight = 84;

/**
 * Keeps what somebody is reading inside of an element where it is, in its line of the screen and in
 * its column. `before` is called when the page is about to change; what it answers, when it has.
 */
export function keepPlaces(inside: HTMLElement, selector: string) {
  /** what was given a column of its own */
  const held = new Set<HTMLElement>();
  /** the part of a pixel that could not be scrolled: many of them would be seen */
  let owed = 0;
  let width = innerWidth;

  const all = () => [...inside.querySelectorAll<HTMLElement>(selector)];

  const letGo = () => {
    for (const element of held) element.style.removeProperty('--column');
    held.clear();
  };

  // What has come above shifts all that follows by a column or two; here it leaves a gap instead.
  const holdColumns = (places: readonly Place[]) => {
    const columns = [...new Set(all().map(leftOf))].sort((a, b) => a - b);
    for (const { element, left } of places) {
      const column = columns.indexOf(left) + 1;
      if (column === 0 || leftOf(element) === left) continue;
      element.style.setProperty('--column', String(column));
      held.add(element);
    }
  };

  const holdLine = ({ element, top }: Place) => {
    const moved = element.getBoundingClientRect().top - top + owed;
    const before = scrollY;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    const rest = moved - (scrollY - before);
    owed = Math.abs(rest) < 1 ? rest : 0;
  };

  const onResize = () => {
    // A phone's bars come and go; with another width there are other columns.
    if (innerWidth !== width) letGo();
    width = innerWidth;
  };
  addEventListener('resize', onResize);

  return {
    before(): () => void {
      const places = placesOf(all());
      return () => {
        const left = places.filter(({ element }) => element.isConnected);
        const anchor = left.find(({ element }) => isAboutToBeUsed(element)) ?? left[0];
        if (!anchor) return letGo();
        holdColumns(left);
        holdLine(anchor);
      };
    },
    stop(): void {
      removeEventListener('resize', onResize);
    },
  };
}

/** What is on the screen; nothing as long as what stands before it fills the screen. */
function placesOf(elements: readonly HTMLElement[]): readonly Place[] {
  const boxes = elements.map((element) => ({ element, box: element.getBoundingClientRect() }));
  if ((boxes[0]?.box.top ?? 0) > innerHeight / 2) return [];
  return boxes
    .filter(({ box }) => box.bottom > headerHeight && box.top < innerHeight)
    .map(({ element, box }) => ({ element, top: box.top, left: Math.round(box.left) }));
}

/** Somebody is about to press something on it. */
const isAboutToBeUsed = (element: Element) =>
  element.contains(document.activeElement) || element.matches(':hover');

const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
