import { useEffect, useRef, useState } from 'react';
import type { ProductInfo, ProductInfoReason } from '../../contract/schemas.ts';
import { isStoreUrl } from '../../domain/text.ts';
import { fetchPicture } from '../api/fetch-picture.ts';
import { useApi } from '../api/use-api.tsx';

/** How the last look at a shop's page ended. */
export type ShopNote = 'found' | 'failed' | ProductInfoReason;

interface Found {
  onInfo: (info: ProductInfo) => void;
  onPicture: (file: File) => void;
}

/**
 * Asks what a shop's page says about its product, then downloads the picture. The next question
 * ends the one before, and closing the dialog ends all.
 */
export function useProductInfo({ onInfo, onPicture }: Found) {
  const api = useApi();
  const [fetching, setFetching] = useState(false);
  const [note, setNote] = useState<ShopNote | null>(null);
  const under = useRef<AbortController | null>(null);
  const stop = () => {
    under.current?.abort();
    setFetching(false);
  };
  useEffect(() => () => under.current?.abort(), []);

  const look = async (url: string, signal: AbortSignal): Promise<ShopNote | null> => {
    const info = await api
      .call('readProductInfo', { params: {}, query: { url }, signal, quiet: true })
      .catch(() => null);
    if (signal.aborted) return null;
    if (!info) return 'failed';
    const { title, price, description, imageUrl, reason } = info;
    if (title === null && price === null && description === null && imageUrl === null) {
      return reason ?? 'not_a_product';
    }
    onInfo(info);
    const picture = imageUrl === null ? null : await fetchPicture(imageUrl, { signal });
    if (signal.aborted) return null;
    if (picture) onPicture(picture);
    return 'found';
  };

  const read = async (text: string) => {
    const url = text.trim();
    if (!isStoreUrl(url)) return;
    under.current?.abort();
    const controller = new AbortController();
    under.current = controller;
    setNote(null);
    setFetching(true);
    const ending = await look(url, controller.signal);
    if (controller.signal.aborted) return;
    setNote(ending);
    setFetching(false);
  };

  return { fetching, note, read, stop };
}
