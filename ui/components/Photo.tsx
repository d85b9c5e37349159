/** The widths that a stored picture is offered in; the server keeps the sizes. */
const WIDTHS_PX = [320, 480, 640, 960, 1280, 1920];

interface PhotoProps {
  /** An address of this site's stored pictures or of anywhere else. */
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The place it fills, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a screen: fetched at once, before everything below. */
  priority?: boolean;
  /** For what else the picture does, such as move. */
  className?: string;
}

/** A photo that fills its plate; a stored one comes in the width that the screen needs. */
export function Photo({ src, alt, sizes, priority = false, className = '' }: PhotoProps) {
  const srcSet = src.startsWith('/api/images/')
    ? WIDTHS_PX.map((width) => `${src}?width=${width} ${width}w`).join(', ')
    : undefined;
  // React waits for an image of a view transition, and leaves the page to a script till then, unless it is a picture's.
  return (
    <picture className="contents">
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : sizes}
        alt={alt}
        width={1200}
        height={1000}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`absolute inset-0 size-full object-cover ${className}`}
      />
    </picture>
  );
}
