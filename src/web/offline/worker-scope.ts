/** As much of a service worker's world as ours uses; the compiler knows that of pages only. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly language: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
