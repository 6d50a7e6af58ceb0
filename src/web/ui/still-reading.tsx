import { Component, createRef, type ReactNode } from 'react';

interface StillReadingProps {
  /** finds what may be read inside, such as cards */
  selector: string;
  children: ReactNode;
}

interface Place {
  readonly element: Element;
  readonly top: number;
}

/** What lies under the header is not being read. */
const headerHeight = 84;

/**
 * Keeps what somebody is reading where it is, while things above it come and go. Not every browser
 * anchors the scroll position by itself, and only React knows the moment before it changes the page.
 */
export class StillReading extends Component<StillReadingProps> {
  readonly #place = createRef<HTMLDivElement>();
  /** the part of a pixel that could not be scrolled: many of them would be seen */
  #owed = 0;

  override getSnapshotBeforeUpdate(): readonly Place[] {
    const all = [...(this.#place.current?.querySelectorAll(this.props.selector) ?? [])];
    const places = all.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const first = places[0]?.box.top ?? 0;
    // As long as what stands before them fills the screen, that is what is being read.
    if (first > innerHeight / 2) return [];
    return places
      .filter(({ box }) => box.bottom > headerHeight && box.top < innerHeight)
      .map(({ element, box }) => ({ element, top: box.top }))
      .sort((a, b) => Number(isHeld(b.element)) - Number(isHeld(a.element)));
  }

  override componentDidUpdate(
    _props: StillReadingProps,
    _state: unknown,
    places: readonly Place[],
  ): void {
    const anchor = places.find(({ element }) => element.isConnected);
    if (!anchor) return;
    const moved = anchor.element.getBoundingClientRect().top - anchor.top + this.#owed;
    const before = scrollY;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    const rest = moved - (scrollY - before);
    this.#owed = Math.abs(rest) < 1 ? rest : 0;
  }

  override render(): ReactNode {
    return (
      <div className="still-reading" ref={this.#place}>
        {this.props.children}
      </div>
    );
  }
}

/** Somebody is about to press something on it. */
const isHeld = (element: Element) =>
  element.contains(document.activeElement) || element.matches(':hover');
