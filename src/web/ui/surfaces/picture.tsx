interface PictureProps {
  /** the picture's URL without a width */
  src: string;
  widths: readonly number[];
  sizes: string;
  alt: string;
  eager?: boolean;
}

/** Shows a picture in a fixed 4:3 frame; the browser loads the width that the screen needs. */
export function Picture({ src, widths, sizes, alt, eager = false }: PictureProps) {
  return (
    <img
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
