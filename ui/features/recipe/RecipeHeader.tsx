import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { Named } from '#ui/api/names-by-id.ts';
import { DifficultyBadge } from '#ui/components/DifficultyBadge.tsx';
import { containsWords } from './RecipeFacts.tsx';

interface RecipeHeaderProps {
  cocktail: Cocktail;
  glassware: readonly Named[] | undefined;
  minutes: number | undefined;
}

export function RecipeHeader({ cocktail, glassware, minutes }: RecipeHeaderProps) {
  const { name, difficulty, type, alcoholFree, strength } = cocktail;
  const glass = glassware?.find(({ id }) => id === cocktail.glassware)?.name ?? cocktail.glassware;
  const percent = strength === null ? null : `${Math.round(strength)}% ABV`;
  const contains = containsWords(cocktail.contains);
  const parts = [glass, type, alcoholFree ? 'Alcohol-free' : percent, minutes && `${minutes} min`];
  return (
    <header>
      <h1 className="text-recipe">{name}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:mt-4">
        <p className="figures text-sm font-medium">{parts.filter(Boolean).join(' · ')}</p>
        <DifficultyBadge difficulty={difficulty} form="recipe" />
      </div>
      {contains !== null && <p className="mt-2 text-sm">Contains {contains}</p>}
    </header>
  );
}
