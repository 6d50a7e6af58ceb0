import { useCallback, useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { type Gallery, type GalleryGift, type GalleryTab, galleryIn } from './gallery-gifts.ts';

/** The gifts by tab, loaded when they are first wanted; those of the first tab may be here already. */
export function useGallery(firstTab: GalleryTab | undefined, first?: readonly GalleryGift[]) {
  const { language } = useI18n();
  const [loaded, setLoaded] = useState<{ language: string; gallery: Gallery } | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setLoaded({ language, gallery: await galleryIn(language) });
    } catch {
      // The file did not come; the visitor is told where the gifts would be.
      setFailed(true);
    }
  }, [language]);

  const gifts = (tab: GalleryTab): readonly GalleryGift[] | null => {
    if (tab === firstTab && first) return first;
    return loaded?.language === language ? loaded.gallery[tab] : null;
  };
  return { gifts, load, failed };
}
