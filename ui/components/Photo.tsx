import { useState, type ReactNode } from 'react';
import { GlassIcon } from './icons.tsx';

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
  /** In the place of a picture that cannot be had, such as the drawn drink; a glass unless said. */
  fallback?: ReactNode;
}

/**
 * A photo that fills its plate; a stored one comes in the width that the screen needs. One that cannot be had gives way
 * to its fallback; until the scripts are here, the stylesheet hides the browser's sign for it.
 */
export function Photo({ src, alt, sizes, priority = false, className = '', fallback }: PhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const srcSet = src.startsWith('/api/images/')
    ? WIDTHS_PX.map((width) => `${src}?width=${width} ${width}w`).join(', ')
    : undefined;
  if (brokenSrc === src) return fallback ?? <GlassSign alt={alt} />;
  const noteFailure = () => setBrokenSrc(src);
  // React waits for an image of a view transition, and leaves the page to a script till then, unless it is a picture's.
  return (
    <picture className="photo contents">
      <img
        // It may have failed before the scripts were here.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(noteFailure);
        }}
        onError={noteFailure}
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

/** The sign of a plate without a picture. */
export function GlassSign({ alt = '', className = '' }: { alt?: string; className?: string }) {
  return (
    <GlassIcon
      strokeWidth="1"
      className={`absolute inset-0 m-auto size-1/2 text-ink ${className}`}
      {...(alt === '' ? {} : { role: 'img', 'aria-hidden': false, 'aria-label': alt })}
    />
  );
}
