import type { Cocktail } from '#openapi/generated/model/index.ts';
import { DifficultyBadge } from '#ui/components/DifficultyBadge.tsx';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { Photo } from '#ui/components/Photo.tsx';
import { Plate } from '#ui/components/Plate.tsx';
import { IngredientList } from './IngredientList.tsx';
import { InstructionList } from './InstructionList.tsx';
import { PreparationVideo } from './PreparationVideo.tsx';
import { recipeFacts, type RecipeNames } from './recipe-facts.ts';
import { RecipeActions } from './RecipeActions.tsx';
import { RecipeFacts } from './RecipeFacts.tsx';

interface RecipeDetailProps {
  cocktail: Cocktail;
  names: RecipeNames;
  storeUrl: string | undefined;
}

/** A recipe: the drink on its plate, and beside it everything that one must know to make it. */
export function RecipeDetail({ cocktail, names, storeUrl }: RecipeDetailProps) {
  const { name, description, difficulty, funFact, ingredients, instructions, videoUrl } = cocktail;
  return (
    <article className="grid gap-x-14 gap-y-8 pt-6 md:grid-cols-[5fr_6fr] md:pt-12 lg:gap-x-20">
      <RecipePicture cocktail={cocktail} />
      <div className="grid content-start gap-10 md:gap-12">
        <header>
          <DifficultyBadge difficulty={difficulty} form="recipe" />
          <h1 className="mt-4 text-recipe">{name}</h1>
          <p className="mt-5 text-lg text-soft">{description}</p>
          <div className="mt-7">
            <RecipeActions storeUrl={storeUrl} />
          </div>
        </header>
        {funFact !== null && (
          <aside aria-labelledby="fun-fact" className="border-l-3 border-accent pl-5">
            <h2 id="fun-fact" className="font-text text-xs font-medium tracking-normal text-soft">
              Fun Fact
            </h2>
            <p className="heading mt-2 text-title">{funFact}</p>
          </aside>
        )}
        <RecipeFacts facts={recipeFacts(cocktail, names)} />
        <IngredientList ingredients={ingredients} />
        <InstructionList instructions={instructions} />
        <PreparationVideo videoUrl={videoUrl} name={name} />
      </div>
    </article>
  );
}

/** The photo, or the drink drawn from its own recipe; it stays in sight while a wide screen is read. */
function RecipePicture({ cocktail }: { cocktail: Cocktail }) {
  const { image, name } = cocktail;
  return (
    <div className="md:sticky md:top-8 md:self-start">
      {image === null ? (
        <CocktailPlate recipe={cocktail} title={`${name}, drawn`} rise className="picture-frame" />
      ) : (
        <Plate className="picture-frame">
          <Photo src={image} alt={name} sizes="(width >= 80rem) 500px, (width >= 48rem) 42vw, 100vw" priority />
        </Plate>
      )}
    </div>
  );
}
