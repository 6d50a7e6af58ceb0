import { Gallery } from '../gallery/gallery.tsx';
import type { GalleryGift } from '../gallery/gallery-gifts.ts';
import { GalleryStrip } from '../gallery/gallery-strip.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { tints } from '../illustrations/object-names.ts';
import { grounds } from '../illustrations/tile.tsx';
import type { GiftAdder } from '../wishlists/add-gift/use-add-to-wishlist.ts';
import { longTitle, ownerList } from './fixtures.ts';
import { State } from './state.tsx';

const noop = async () => {};

const gifts = tints.map(
  (tint, index): GalleryGift => ({
    id: tint,
    title: index === 2 ? longTitle : 'Two-line kite for beginners',
    description: 'Two lines, one sky.',
    price: '€18–50',
    art: 'kite',
    tint,
    ground: grounds[index] ?? 'hills',
  }),
);

/** An adder for which the first gift is on a list and the second is being added. */
function adder(hasChoice: boolean): GiftAdder {
  const added = { list: ownerList([]), itemId: 'kite', isNewList: false };
  return {
    stateOf: ({ id }) => (id === tints[0] ? added : id === tints[1] ? 'busy' : null),
    add: noop,
    remove: noop,
    hasChoice,
  };
}

/** Shows the gallery in every state. */
export function GalleryStates() {
  const { t } = useI18n();
  const strip = { label: t('gallery.tab.books'), load: noop, rows: 1, autoScrolls: false } as const;
  return (
    <>
      <State
        wide
        name="Several lists to choose from; one gift added, one under way; an advertisement"
      >
        <div className="page-width">
          <Gallery
            title={t('gallery.title')}
            rows={2}
            autoScrolls={false}
            first={gifts}
            adder={adder(true)}
            ad={<p className="secondary-text">{t('gallery.more')}</p>}
          />
        </div>
      </State>
      <State name="One row, nowhere to choose">
        <GalleryStrip {...strip} gifts={gifts} failed={false} adder={adder(false)} />
      </State>
      <State name="On their way">
        <GalleryStrip {...strip} gifts={null} failed={false} adder={adder(false)} />
      </State>
      <State name="Out of reach">
        <GalleryStrip {...strip} gifts={null} failed adder={adder(false)} />
      </State>
    </>
  );
}
