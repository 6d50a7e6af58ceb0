interface PictureProps {
  /** the picture's URL without a width */
  src: string;
  widths: readonly number[];
  sizes: string;
  alt: string;
  eager?: boolean;
}

/** A picture that is wider or narrower than this is shown whole: cut to the frame, too little of it would be left. */
const widest = 1.9;
const narrowest = 0.55;

function showWhole(image: HTMLImageElement | null): void {
  if (!image?.complete || image.naturalHeight === 0) return;
  const ratio = image.naturalWidth / image.naturalHeight;
  image.classList.toggle('picture__whole', ratio > widest || ratio < narrowest);
}

/** Shows a picture in a fixed 4:3 frame; the browser loads the width that the screen needs. */
export function Picture({ src, widths, sizes, alt, eager = false }: PictureProps) {
  return (
    <img
      ref={showWhole}
      onLoad={(event) => showWhole(event.currentTarget)}
      src={`${src}?w=${widths[0] ?? ''}`}
      srcSet={widths.map((width) => `${src}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={400}
      height={300}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
