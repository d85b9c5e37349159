import type { Cocktail } from '#openapi/generated/model.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { CocktailPlate } from '../drawn-cocktail/CocktailPlate.tsx';
import { Photo } from '../Photo.tsx';

interface CocktailPictureProps {
  cocktail: DrawableRecipe & Pick<Cocktail, 'image'> & Partial<Pick<Cocktail, 'imageAlt' | 'imageFocus'>>;
  /** The width of the photo, as the `sizes` of an image. */
  sizes: string;
  /** The large picture of a page has a name, and the drink rises in it. */
  variant?: 'card' | 'page' | 'thumbnail';
  hasPriority?: boolean;
  className?: string;
}

const RATIOS = { card: 'aspect-[6/5]', page: 'aspect-(--recipe-ratio)', thumbnail: 'aspect-square' };

export function CocktailPicture({
  cocktail,
  sizes,
  variant = 'card',
  hasPriority,
  className = '',
}: CocktailPictureProps) {
  const { name, image, imageAlt, imageFocus } = cocktail;
  const ratio = RATIOS[variant];
  const isPage = variant === 'page';
  const drawing = (
    <CocktailPlate
      recipe={cocktail}
      ratio={ratio}
      className={className}
      isThumbnail={variant === 'thumbnail'}
      {...(isPage && { title: `${name}, drawn`, isRising: true })}
    />
  );
  if (image === null) return drawing;
  return (
    <div className={`plate ${ratio} ${className}`}>
      <Photo
        src={image}
        alt={imageAlt ?? (isPage ? name : '')}
        focus={imageFocus}
        sizes={sizes}
        hasPriority={hasPriority}
        fallback={drawing}
      />
    </div>
  );
}
