import { useCallback, useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { type Gallery, type GalleryGift, type GalleryTab, galleryIn } from './gallery-gifts.ts';

/**
 * Returns `gifts`, which gives a tab's gifts or null until they are loaded, `load`, and whether it has
 * failed. `first` are the gifts of the first tab if the page already has them.
 */
export function useGallery(firstTab: GalleryTab | undefined, first?: readonly GalleryGift[]) {
  const { language } = useI18n();
  const [loaded, setLoaded] = useState<{ language: string; gallery: Gallery } | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setLoaded({ language, gallery: await galleryIn(language) });
    } catch {
      // The placeholder shows the failure and a retry.
      setFailed(true);
    }
  }, [language]);

  const gifts = (tab: GalleryTab): readonly GalleryGift[] | null => {
    if (tab === firstTab && first) return first;
    return loaded?.language === language ? loaded.gallery[tab] : null;
  };
  return { gifts, load, failed };
}
