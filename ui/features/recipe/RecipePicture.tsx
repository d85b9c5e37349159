import { ViewTransition } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { Photo } from '#ui/components/Photo.tsx';
import { Plate } from '#ui/components/Plate.tsx';
import { SaveButton } from '#ui/components/SaveButton.tsx';

export function RecipePicture({ cocktail }: { cocktail: Cocktail }) {
  const { id, image, imageAlt, imageFocus, name } = cocktail;
  const drawing = (
    <CocktailPlate recipe={cocktail} title={`${name}, drawn`} rise ratio="aspect-(--recipe-ratio)" />
  );
  return (
    <div className="recipe-picture relative [--recipe-ratio:12/5] md:[--recipe-ratio:7/8]">
      <ViewTransition name={`picture-${id}`} default="none" share="picture">
        {image === null ? (
          drawing
        ) : (
          <Plate className="aspect-(--recipe-ratio)">
            <Photo
              src={image}
              alt={imageAlt ?? name}
              focus={imageFocus}
              sizes="(width >= 80rem) 500px, (width >= 48rem) 42vw, 100vw"
              priority
              fallback={drawing}
            />
          </Plate>
        )}
      </ViewTransition>
      <SaveButton id={id} name={name} />
    </div>
  );
}
