interface Position {
  readonly element: HTMLElement;
  readonly top: number;
  readonly left: number;
}

/** The header covers this much of the screen. */
const headerHeightPx = 84;

/**
 * Keeps the visible children of an element at their position on the screen, and in their grid column,
 * when others are added or removed above. Call `before` just before the page changes, and the function
 * it returns just after; `stop` removes the listener.
 */
export function keepScrollAnchor(container: HTMLElement, selector: string) {
  /** elements with an explicit column */
  const pinned = new Set<HTMLElement>();
  /** the fraction of a pixel that could not be scrolled; without it the errors would add up */
  let remainder = 0;
  let width = innerWidth;

  const all = () => [...container.querySelectorAll<HTMLElement>(selector)];

  const unpin = () => {
    for (const element of pinned) element.style.removeProperty('--column');
    pinned.clear();
  };

  // A new element shifts all that follow by a column; pinned columns leave a gap instead.
  const pinColumns = (positions: readonly Position[]) => {
    const moved = positions.filter(({ element, left }) => leftOf(element) !== left);
    // In one column nothing ever moves, and a long list has hundreds of elements to measure.
    if (moved.length === 0) return;
    const columns = [...new Set(all().map(leftOf))].sort((a, b) => a - b);
    for (const { element, left } of moved) {
      const column = columns.indexOf(left) + 1;
      if (column === 0) continue;
      element.style.setProperty('--column', String(column));
      pinned.add(element);
    }
  };

  const restoreTop = ({ element, top }: Position) => {
    const moved = element.getBoundingClientRect().top - top + remainder;
    const before = scrollY;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    const missed = moved - (scrollY - before);
    remainder = Math.abs(missed) < 1 ? missed : 0;
  };

  const onResize = () => {
    // A phone's toolbars change the height only; another width means other columns.
    if (innerWidth !== width) unpin();
    width = innerWidth;
  };
  addEventListener('resize', onResize);

  return {
    before(): () => void {
      const positions = visiblePositions(all());
      return () => {
        const remaining = positions.filter(({ element }) => element.isConnected);
        const anchor = remaining.find(({ element }) => isAboutToBeUsed(element)) ?? remaining[0];
        if (!anchor) return unpin();
        pinColumns(remaining);
        restoreTop(anchor);
      };
    },
    stop(): void {
      removeEventListener('resize', onResize);
    },
  };
}

/** Returns the positions of the visible elements; none while content above them fills half the screen. */
function visiblePositions(elements: readonly HTMLElement[]): readonly Position[] {
  const first = elements[0]?.getBoundingClientRect().top ?? 0;
  if (first > innerHeight / 2) return [];
  const positions: Position[] = [];
  for (const element of elements.slice(firstBelowHeader(elements))) {
    const { top, left } = element.getBoundingClientRect();
    if (top >= innerHeight) break;
    positions.push({ element, top, left: Math.round(left) });
  }
  return positions;
}

/** Returns the index of the first element that the header does not cover. Rows come in the order of the elements. */
function firstBelowHeader(elements: readonly HTMLElement[]): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const isCovered = (elements[middle]?.getBoundingClientRect().bottom ?? 0) <= headerHeightPx;
    if (isCovered) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The visitor has the focus in it or points at it, so its buttons must not move. */
const isAboutToBeUsed = (element: Element) =>
  element.contains(document.activeElement) || element.matches(':hover');

const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
