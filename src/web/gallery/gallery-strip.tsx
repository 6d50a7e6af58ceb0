import { useEffect } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Carousel } from '../ui/carousel/carousel.tsx';
import type { GiftAdder } from '../wishlists/add-gift/use-add-to-wishlist.ts';
import { GalleryCard } from './gallery-card.tsx';
import type { GalleryGift } from './gallery-gifts.ts';

interface GalleryStripProps {
  label: string;
  /** null until they are loaded */
  gifts: readonly GalleryGift[] | null;
  load: () => Promise<void>;
  failed: boolean;
  rows: 1 | 2;
  autoScrolls?: boolean;
  adder: GiftAdder;
}

/** Shows one tab's gifts in a carousel; placeholders until they are loaded, and a retry after a failure. */
export function GalleryStrip({ label, gifts, load, failed, adder, ...strip }: GalleryStripProps) {
  const { t } = useI18n();
  const isMissing = gifts === null;

  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);

  if (!gifts) return <GalleryPlaceholder rows={strip.rows} failed={failed} load={load} />;
  return (
    <Carousel
      label={label}
      previousLabel={t('carousel.previous')}
      nextLabel={t('carousel.next')}
      pauseLabel={t('carousel.pause')}
      playLabel={t('carousel.play')}
      items={gifts.map((gift) => ({
        id: gift.id,
        content: <GalleryCard gift={gift} adder={adder} />,
      }))}
      {...strip}
    />
  );
}

const placeholderColumns = 4;

function GalleryPlaceholder({
  rows,
  failed,
  load,
}: Pick<GalleryStripProps, 'rows' | 'failed' | 'load'>) {
  const { t } = useI18n();
  return (
    <div className="carousel gallery__loading" role="status">
      <p className={failed ? 'gallery__failed' : 'visually-hidden'}>
        {t(failed ? 'gallery.failed' : 'gallery.loading')}
        {failed && (
          <Button variant="line" onClick={load}>
            {t('common.tryAgain')}
          </Button>
        )}
      </p>
      <div className="carousel__track" aria-hidden="true">
        <div className={rows === 2 ? 'carousel__list carousel__list--two-rows' : 'carousel__list'}>
          {Array.from({ length: placeholderColumns * rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its index
            <div key={index} className="card gallery-card">
              <div className="picture" />
              <div className="card__body" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
