import { ViewTransition } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { CocktailPicture } from '#ui/components/cards/CocktailPicture.tsx';
import { DifficultyBadge } from '#ui/components/Badge.tsx';
import { SaveButton } from '#ui/components/cards/SaveButton.tsx';
import { containsWords, sulfiteWords, unknownWords } from '#ui/lib/words/allergen-words.ts';
import type { RecipeNames } from './RecipeFacts.tsx';

interface RecipeHeaderProps extends Pick<RecipeNames, 'glassware'> {
  cocktail: Cocktail;
  minutes: number | undefined;
}

export function RecipeHeader({ cocktail, glassware, minutes }: RecipeHeaderProps) {
  const { name, difficulty, type, alcoholFree, strength } = cocktail;
  const glass = glassware?.find(({ id }) => id === cocktail.glassware)?.name ?? cocktail.glassware;
  const percent = strength === null ? null : `${Math.round(strength)}% ABV`;
  const contains = containsWords(cocktail.contains);
  const unknown = unknownWords(cocktail.unknownIngredients);
  const sulfites = sulfiteWords(cocktail.contains);
  const parts = [glass, type, alcoholFree ? 'Alcohol-free' : percent, minutes && `${minutes} min`];
  return (
    <header>
      <h1 dir="auto" className="text-recipe low:text-section">
        {name}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:mt-4 low:mt-1">
        <p className="figures text-sm font-medium">{parts.filter(Boolean).join(' · ')}</p>
        <DifficultyBadge difficulty={difficulty} variant="recipe" />
      </div>
      {contains !== null && <p className="mt-2 text-sm">Contains {contains}</p>}
      {unknown !== null && <p className="mt-2 text-sm">{unknown}.</p>}
      {sulfites !== null && <p className="mt-1 text-xs text-soft">{sulfites}</p>}
    </header>
  );
}

export function RecipePicture({ cocktail }: { cocktail: Cocktail }) {
  const { id, name } = cocktail;
  return (
    <div className="recipe-picture relative [--recipe-ratio:12/5] md:[--recipe-ratio:7/8] low:[--recipe-ratio:1]">
      <ViewTransition name={`picture-${id}`} default="none" share="picture">
        <CocktailPicture
          cocktail={cocktail}
          sizes="(width >= 80rem) 500px, (width >= 48rem) 42vw, 100vw"
          variant="page"
          hasPriority
        />
      </ViewTransition>
      <SaveButton id={id} name={name} />
    </div>
  );
}
