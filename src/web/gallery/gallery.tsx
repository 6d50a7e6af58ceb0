import type { ReactNode } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { GiftAdder } from '../wishlists/add-gift/use-add-to-wishlist.ts';
import { type GalleryGift, type GalleryTab, galleryTabs } from './gallery-gifts.ts';
import { GalleryStrip } from './gallery-strip.tsx';
import { useGallery } from './use-gallery.ts';

interface GalleryProps {
  title: string;
  tabs?: readonly GalleryTab[];
  rows: 1 | 2;
  /** the carousel scrolls by itself */
  autoScrolls?: boolean;
  /** the gifts of the first tab, if the page's loader has them */
  first?: readonly GalleryGift[];
  adder: GiftAdder;
  /** shown below the gifts; pages with a list have none */
  ad?: ReactNode;
}

/** Shows gifts that a press adds to a list, one tab for each category. */
export function Gallery({ title, tabs = galleryTabs, first, adder, ad, ...strip }: GalleryProps) {
  const { t } = useI18n();
  const { gifts, load, failed } = useGallery(tabs[0], first);
  return (
    <section className="gallery">
      <h2 className="title-rise">{title}</h2>
      <Tabs
        label={t('gallery.tabs')}
        tabs={tabs.map((tab) => ({
          id: tab,
          label: t(`gallery.tab.${tab}`),
          content: (
            <GalleryStrip
              key={tab}
              label={t(`gallery.tab.${tab}`)}
              gifts={gifts(tab)}
              load={load}
              failed={failed}
              adder={adder}
              {...strip}
            />
          ),
        }))}
      />
      {ad}
    </section>
  );
}
