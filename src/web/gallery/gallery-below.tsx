import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useInView } from '../ui/use-in-view.ts';
import type { OwnerGallery } from './owner-gallery.tsx';

/** So many pixels before it comes into sight, the gallery is fetched. */
const ahead = 600;

/** The gallery's place below a list. Whoever never scrolls there never loads it. */
export function GalleryBelow(props: ComponentProps<typeof OwnerGallery>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, ahead);
  const [Part, setPart] = useState<typeof OwnerGallery | null>(null);

  useEffect(() => {
    if (!near) return;
    let left = false;
    import('./owner-gallery.tsx').then(
      (found) => {
        if (!left) setPart(() => found.OwnerGallery);
      },
      // Without its code there is no gallery; the list is all that counts here.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [near]);

  return (
    <div ref={place} className="gallery-below">
      {Part && <Part {...props} />}
    </div>
  );
}
