import { useEffect } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import type { GiftAdder } from '../wishlists/use-add-to-wishlist.ts';
import { GalleryCard } from './gallery-card.tsx';
import type { GalleryGift } from './gallery-gifts.ts';

interface GalleryStripProps {
  label: string;
  /** null until they are here */
  gifts: readonly GalleryGift[] | null;
  load: () => Promise<void>;
  failed: boolean;
  rows: 1 | 2;
  drifts?: boolean;
  adder: GiftAdder;
}

/** One tab's gifts, or the place they will take. */
export function GalleryStrip({ label, gifts, load, failed, adder, ...strip }: GalleryStripProps) {
  const { t } = useI18n();
  const missing = gifts === null;

  useEffect(() => {
    if (missing) void load();
  }, [missing, load]);

  if (!gifts) return <Waiting rows={strip.rows} failed={failed} load={load} />;
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

const shown = 4;

function Waiting({ rows, failed, load }: Pick<GalleryStripProps, 'rows' | 'failed' | 'load'>) {
  const { t } = useI18n();
  return (
    <div className="carousel gallery-waiting" role="status">
      <p className={failed ? 'gallery-failed' : 'sr-only'}>
        {t(failed ? 'gallery.failed' : 'gallery.loading')}
        {failed && (
          <Button variant="line" onClick={load}>
            {t('common.tryAgain')}
          </Button>
        )}
      </p>
      <div className="carousel-track" aria-hidden="true">
        <div className={rows === 2 ? 'carousel-list carousel-list-2' : 'carousel-list'}>
          {Array.from({ length: shown * rows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number
            <div key={place} className="card gallery-card">
              <div className="pic" />
              <div className="card-body" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
