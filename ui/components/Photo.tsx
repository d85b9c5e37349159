import { useState, type ReactNode } from 'react';
import { PICTURE_PATH, VARIANT_WIDTHS_PX } from '#openapi/pictures.ts';
import { GlassIcon } from './icons.tsx';

/** Pages offer all variants but the smallest and the largest. */
const WIDTHS_PX = VARIANT_WIDTHS_PX.slice(1, -1);

interface PhotoProps {
  src: string;
  alt: string;
  focus: string | null | undefined;
  sizes: string;
  hasPriority?: boolean;
  fallback?: ReactNode;
}

/** Fills its plate with the photo. A stored picture is loaded in the width that the screen needs. */
export function Photo({ src, alt, focus, sizes, hasPriority = false, fallback }: PhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const srcSet = src.startsWith(PICTURE_PATH)
    ? WIDTHS_PX.map((width) => `${src}?width=${width} ${width}w`).join(', ')
    : undefined;
  if (brokenSrc === src) return fallback ?? <PhotoFallback alt={alt} />;
  const noteFailure = () => setBrokenSrc(src);
  // For an `img` alone in a view transition, React would send an inline script, which the policy forbids.
  return (
    <picture className="photo contents">
      <img
        ref={(image) => {
          if (!image) return;
          // The site's policy allows no inline style in a document.
          image.style.objectPosition = focus ?? '';
          // The image may have failed before the scripts ran.
          if (image.complete && image.naturalWidth === 0) image.decode().catch(noteFailure);
        }}
        onError={noteFailure}
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : sizes}
        alt={alt}
        width={1200}
        height={1000}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : 'auto'}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}

export function PhotoFallback({ alt }: { alt: string }) {
  return (
    <GlassIcon
      strokeWidth="1"
      className="absolute inset-0 m-auto size-1/2 text-ink"
      {...(alt === '' ? {} : { role: 'img', 'aria-hidden': false, 'aria-label': alt })}
    />
  );
}
