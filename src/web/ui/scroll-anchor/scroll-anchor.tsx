import { Component, createRef, type ReactNode } from 'react';
import type { keepScrollAnchor } from './keep-scroll-anchor.ts';

interface ScrollAnchorProps {
  /** selects the children whose position is kept, such as cards */
  selector: string;
  children: ReactNode;
}

/**
 * Keeps the visible children in place while others are added or removed above them. Not every browser
 * anchors the scroll position by itself, none keeps a card in its column, and only a class component
 * can measure just before React changes the page.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #container = createRef<HTMLDivElement>();
  #anchor: ReturnType<typeof keepScrollAnchor> | undefined;
  #isUnmounted = false;

  override componentDidMount(): void {
    this.#isUnmounted = false;
    // After the first paint.
    setTimeout(() => void this.#load());
  }

  override componentWillUnmount(): void {
    this.#isUnmounted = true;
    this.#anchor?.stop();
  }

  override getSnapshotBeforeUpdate(): (() => void) | null {
    return this.#anchor?.before() ?? null;
  }

  override componentDidUpdate(
    _props: ScrollAnchorProps,
    _state: unknown,
    restore: (() => void) | null,
  ): void {
    restore?.();
  }

  /** Loaded late, because the list rarely changes right after the page load; if it fails, content may jump. */
  async #load(): Promise<void> {
    const module = await import('./keep-scroll-anchor.ts').catch(() => null);
    const container = this.#container.current;
    if (module && container && !this.#isUnmounted)
      this.#anchor = module.keepScrollAnchor(container, this.props.selector);
  }

  override render(): ReactNode {
    return (
      <div className="scroll-anchor" ref={this.#container}>
        {this.props.children}
      </div>
    );
  }
}
