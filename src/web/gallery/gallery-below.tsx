import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { withMessages } from '../i18n/messages.ts';
import { useInView } from '../ui/use-in-view.ts';
import type { OwnerGallery } from './owner-gallery.tsx';

/** The gallery is loaded when it is this close to the visible area. */
const preloadDistancePx = 600;

/** Shows the gallery below a list; its code is loaded only when the visitor scrolls near it. */
export function GalleryBelow(props: ComponentProps<typeof OwnerGallery>) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container, preloadDistancePx);
  const [Part, setPart] = useState<typeof OwnerGallery | null>(null);

  useEffect(() => {
    if (!isNear) return;
    let isUnmounted = false;
    withMessages(['gallery', 'add-gift', 'lists'], () => import('./owner-gallery.tsx')).then(
      (module) => {
        if (!isUnmounted) setPart(() => module.OwnerGallery);
      },
      // If its code does not load, the page has no gallery; the list above works all the same.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNear]);

  return (
    <div ref={container} className="gallery-below">
      {Part && <Part {...props} />}
    </div>
  );
}
