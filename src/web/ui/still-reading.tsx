import { Component, createRef, type ReactNode } from 'react';
import type { keepPlaces } from './keep-places.ts';

interface StillReadingProps {
  /** finds what may be read inside, such as cards */
  selector: string;
  children: ReactNode;
}

/**
 * Keeps what somebody is reading where it is, while things above it come and go. Not every browser
 * anchors the scroll position by itself, none keeps a card in its column, and only React knows the
 * moment before it changes the page.
 */
export class StillReading extends Component<StillReadingProps> {
  readonly #place = createRef<HTMLDivElement>();
  #keeper: ReturnType<typeof keepPlaces> | undefined;
  #left = false;

  override componentDidMount(): void {
    this.#left = false;
    // The page is drawn first.
    setTimeout(() => void this.#load());
  }

  override componentWillUnmount(): void {
    this.#left = true;
    this.#keeper?.stop();
  }

  override getSnapshotBeforeUpdate(): (() => void) | null {
    return this.#keeper?.before() ?? null;
  }

  override componentDidUpdate(
    _props: StillReadingProps,
    _state: unknown,
    settle: (() => void) | null,
  ): void {
    settle?.();
  }

  /** Nothing changes before the page has been read for a moment; without it, things only move more. */
  async #load(): Promise<void> {
    const found = await import('./keep-places.ts').catch(() => null);
    const place = this.#place.current;
    if (found && place && !this.#left) this.#keeper = found.keepPlaces(place, this.props.selector);
  }

  override render(): ReactNode {
    return (
      <div className="still-reading" ref={this.#place}>
        {this.props.children}
      </div>
    );
  }
}
