import { useEffect, useRef } from 'react';
import type { ProductInfo } from '../../../contract/schemas.ts';
import { findSharedLink } from '../../../domain/shared-link.ts';
import { useApi } from '../../api/use-api.tsx';
import { fetchPicture } from '../../images/fetch-picture.ts';
import type { EditorEvent, ShopNote } from './item-editor-reducer.ts';

interface ShopEvents {
  dispatch: (event: EditorEvent) => void;
  onPicture: (file: File) => void;
}

/**
 * Returns functions that read a shop's page into the editor and then download its picture. A new read aborts
 * the one before, and so does unmounting.
 */
export function useProductInfo({ dispatch, onPicture }: ShopEvents) {
  const api = useApi();
  const running = useRef<AbortController | null>(null);
  const lastUrl = useRef<string | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const fetchInfo = async (url: string, signal: AbortSignal): Promise<ShopNote | null> => {
    const info = await api
      .call('readProductInfo', { params: {}, query: { url }, signal, quiet: true })
      .catch(() => null);
    if (signal.aborted) return null;
    if (!info) return 'failed';
    const { price, imageUrl, reason } = info;
    if (isEmpty(info)) return reason ?? 'not_a_product';
    dispatch({ type: 'shopFilled', info });
    const picture = imageUrl === null ? null : await fetchPicture(imageUrl, { signal });
    if (signal.aborted) return null;
    if (picture) onPicture(picture);
    return price === null ? 'found_without_price' : 'found';
  };

  const read = async (text: string) => {
    const url = findSharedLink(text)?.url;
    if (url === undefined) {
      dispatch({ type: 'shopNoted', note: 'no_link' });
      return;
    }
    running.current?.abort();
    lastUrl.current = url;
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'shopRequested' });
    const note = await fetchInfo(url, controller.signal);
    if (controller.signal.aborted) return;
    dispatch({ type: 'shopAnswered', note });
  };

  return {
    read,
    stop,
    /** True if this address was the last to be read. */
    hasRead: (url: string) => lastUrl.current === url,
    clearNote: () => dispatch({ type: 'shopNoted', note: null }),
  };
}

function isEmpty({ title, price, description, imageUrl }: ProductInfo): boolean {
  return [title, price, description, imageUrl].every((value) => value === null);
}
