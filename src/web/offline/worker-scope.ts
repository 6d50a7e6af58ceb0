/** The part of a service worker's global scope that ours uses; TypeScript is set up for pages only. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly language: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listen: (event: ExtendableEvent & { data: unknown }) => void,
  ): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that a page makes; `respondWith` must be called before the listener returns. */
export interface Fetching extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
