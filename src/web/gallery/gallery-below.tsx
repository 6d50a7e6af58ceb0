import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { withMessages } from '../i18n/messages.ts';
import { lazyOptional } from '../loading/lazy-optional.ts';
import { useInView } from '../ui/use-in-view.ts';
import type { OwnerGallery } from './owner-gallery.tsx';

/** The gallery is loaded when it is this close to the visible area. */
const preloadDistancePx = 600;

// If its code does not load, the page has no gallery; the list above works all the same.
const Gallery = lazyOptional(
  async () =>
    (await withMessages(['gallery', 'add-gift', 'lists'], () => import('./owner-gallery.tsx')))
      .OwnerGallery,
);

/** Shows the gallery below a list; its code is loaded only when the visitor scrolls near it. */
export function GalleryBelow(props: ComponentProps<typeof OwnerGallery>) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container, preloadDistancePx);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={container} className="gallery-below">
      {wasNear && (
        <Suspense>
          <Gallery {...props} />
        </Suspense>
      )}
    </div>
  );
}
