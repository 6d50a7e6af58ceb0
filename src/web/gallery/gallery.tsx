import type { ReactNode } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { GiftAdder } from '../wishlists/use-add-to-wishlist.ts';
import { type GalleryGift, type GalleryTab, galleryTabs } from './gallery-gifts.ts';
import { GalleryStrip } from './gallery-strip.tsx';
import { useGallery } from './use-gallery.ts';

interface GalleryProps {
  title: string;
  tabs?: readonly GalleryTab[];
  rows: 1 | 2;
  /** it moves by itself */
  drifts?: boolean;
  /** the gifts of the first tab, where the page brings them along */
  first?: readonly GalleryGift[];
  adder: GiftAdder;
  /** stands below the gifts; pages with somebody's list have none */
  ad?: ReactNode;
}

/** Gifts to put on a list with one press, a tab for each kind. */
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
