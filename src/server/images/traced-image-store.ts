import type { Tracing } from '../tracing/tracing.ts';
import type { ImageStore } from './image-store.ts';

/** Returns the store with a span for each call that a request waits for. */
export function tracedImageStore(store: ImageStore, tracing: Tracing): ImageStore {
  const span = <T>(operation: string, work: () => Promise<T>) =>
    tracing.span({ name: `picture store ${operation}`, kind: 'client' }, work);
  return {
    put: (picture) => span('put', () => store.put(picture)),
    replace: (picture) => span('replace', () => store.replace(picture)),
    putAvif: (key, width, bytes) => span('put', () => store.putAvif(key, width, bytes)),
    read: (key, width, format) => span('read', () => store.read(key, width, format)),
    hasAvif: (key, width) => span('look up', () => store.hasAvif(key, width)),
    quarantine: (key) => span('set aside', () => store.quarantine(key)),
    all: () => store.all(),
    due: (now) => store.due(now),
    deleteTempFiles: (before) => store.deleteTempFiles(before),
    ping: () => store.ping(),
  };
}
