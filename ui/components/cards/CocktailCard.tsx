import { useState, ViewTransition } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { CocktailPicture } from './CocktailPicture.tsx';
import { DifficultyBadge } from '../Badge.tsx';
import { Link } from '../Link.tsx';
import { SaveButton } from './SaveButton.tsx';

interface CocktailCardProps {
  cocktail: CardCocktail;
  level?: 2 | 3;
  hasPriority?: boolean;
}

export function CocktailCard({ cocktail, level = 3, hasPriority = false }: CocktailCardProps) {
  const Heading = `h${level}` as const;
  const [isOpened, setOpened] = useState(false);
  return (
    <article className="group relative">
      {/* Only the clicked card's picture has a transition name, since a page may show a recipe twice. */}
      <ViewTransition name={isOpened ? `picture-${cocktail.id}` : 'auto'} default="none" share="picture">
        <CocktailPicture
          cocktail={cocktail}
          sizes="(width >= 80rem) 374px, (width >= 48rem) 30vw, 45vw"
          hasPriority={hasPriority}
        />
      </ViewTransition>
      <div className="mt-3 grid min-h-6 items-center justify-items-start gap-x-3 gap-y-1 md:flex md:flex-wrap md:justify-between">
        <span dir="auto" className="min-w-0 text-xs text-soft">
          {cocktail.category[0]}
        </span>
        <DifficultyBadge difficulty={cocktail.difficulty} variant="card" />
      </div>
      <Heading dir="auto" className="mt-1 text-title">
        <Link
          to={recipePath(cocktail.id)}
          onClick={() => setOpened(true)}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {cocktail.name}
        </Link>
      </Heading>
      <p dir="auto" className="mt-1.5 line-clamp-2 text-sm text-soft">
        {cocktail.description}
      </p>
      <SaveButton id={cocktail.id} name={cocktail.name} />
    </article>
  );
}

export type CardCocktail = DrawableRecipe &
  Pick<Cocktail, 'id' | 'description' | 'image' | 'difficulty' | 'category'> &
  Partial<Pick<Cocktail, 'imageAlt' | 'imageFocus'>>;

/** Leaves out what a card does not show, so that the document stays small. */
export function cardCocktail(cocktail: CardCocktail): CardCocktail {
  const { id, name, description, image, imageAlt, imageFocus, difficulty, category } = cocktail;
  const { ingredients, instructions, type, glassware, garnish } = cocktail;
  return {
    id,
    name,
    description,
    image,
    difficulty,
    category: category.slice(0, 1),
    ingredients,
    instructions,
    type,
    glassware,
    garnish,
    ...(image !== null && { imageAlt, imageFocus }),
  };
}
