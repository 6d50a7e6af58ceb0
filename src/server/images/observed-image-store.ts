import type { ImageStore } from './image-store.ts';

/** Runs the work of a call and notes what it took; `operation` is the call in words. */
export type ObserveCall = <T>(operation: string, work: () => Promise<T>) => Promise<T>;

/** Returns the store with `observe` around each call that a request waits for. */
export function observedImageStore(store: ImageStore, observe: ObserveCall): ImageStore {
  return {
    put: (picture) => observe('put', () => store.put(picture)),
    replace: (picture) => observe('replace', () => store.replace(picture)),
    putAvif: (key, width, bytes) => observe('put', () => store.putAvif(key, width, bytes)),
    read: (key, width, format) => observe('read', () => store.read(key, width, format)),
    hasAvif: (key, width) => observe('look up', () => store.hasAvif(key, width)),
    quarantine: (key) => observe('set aside', () => store.quarantine(key)),
    all: () => store.all(),
    due: (now) => store.due(now),
    deleteTempFiles: (before) => store.deleteTempFiles(before),
    ping: () => store.ping(),
  };
}
