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

  override getSnapshotBeforeUpdate(): readonly Place[] {
    const all = [...(this.#place.current?.querySelectorAll(this.props.selector) ?? [])];
    const places = all.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const first = places[0]?.box.top ?? 0;
    // As long as what stands before them fills the screen, that is what is being read.
    if (first > innerHeight / 2) return [];
    return places
      .filter(({ box }) => box.bottom > headerHeight && box.top < innerHeight)
      .map(({ element, box }) => ({ element, top: box.top }))
      .sort((a, b) => Number(hasFocus(b.element)) - Number(hasFocus(a.element)));
  }

  override componentDidUpdate(
    _props: StillReadingProps,
    _state: unknown,
    places: readonly Place[],
  ): void {
    const anchor = places.find(({ element }) => element.isConnected);
    if (!anchor) return;
    const moved = anchor.element.getBoundingClientRect().top - anchor.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return (
      <div className="still-reading" ref={this.#place}>
        {this.props.children}
      </div>
    );
  }
}

const hasFocus = (element: Element) => element.contains(document.activeElement);
