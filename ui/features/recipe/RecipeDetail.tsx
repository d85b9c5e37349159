import { ViewTransition } from 'react';
import type { Cocktail, Site, SustainableSubstitution } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { DifficultyBadge } from '#ui/components/DifficultyBadge.tsx';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import { Photo } from '#ui/components/Photo.tsx';
import { Plate } from '#ui/components/Plate.tsx';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { IngredientList } from './IngredientList.tsx';
import { InstructionList } from './InstructionList.tsx';
import { recipeFacts, type RecipeNames } from './recipe-facts.ts';
import { PrintAction } from './actions/PrintAction.tsx';
import { ShareAction } from './actions/ShareAction.tsx';
import { RecipeActions } from './RecipeActions.tsx';
import { RecipeFacts } from './RecipeFacts.tsx';
import { RecipeVideo } from './RecipeVideo.tsx';
import { SimilarRecipes } from './SimilarRecipes.tsx';
import { MixingAction } from './tools/MixingAction.tsx';
import { ServingControls } from './tools/ServingControls.tsx';
import { recipeToolsCode } from './tools/recipe-tools-code.ts';
import { useServing } from './tools/useServing.ts';
import './recipe-print.css';

interface RecipeDetailProps {
  cocktail: Cocktail;
  names: RecipeNames;
  site: Pick<Site, 'name' | 'storeUrl'> | undefined;
  /** The sustainable guide's; empty until it is known. */
  swaps: readonly SustainableSubstitution[];
}

/** A recipe: the drink on its plate, and beside it everything that one must know to make it. */
export function RecipeDetail({ cocktail, names, site, swaps }: RecipeDetailProps) {
  const { name, description, difficulty, funFact, ingredients, videoUrl } = cocktail;
  const facts = recipeFacts(cocktail, names);
  const tools = useLazyCode(recipeToolsCode, true);
  const { serving, change, lines, water, steps, jugRefusal, measured } = useServing(
    cocktail,
    tools.code,
    tools.retry,
  );
  const siteName = site?.name ?? '';
  return (
    <>
      <article className="recipe grid gap-x-10 gap-y-8 pt-6 md:grid-cols-[2fr_3fr] md:pt-12 lg:grid-cols-[5fr_6fr] lg:gap-x-20">
        <RecipePicture cocktail={cocktail} />
        <div className="recipe-text grid content-start gap-10 md:gap-12">
          <header>
            <DifficultyBadge difficulty={difficulty} form="recipe" />
            <h1 className="mt-4 text-recipe">{name}</h1>
            <p className="mt-5 text-lg text-soft">{description}</p>
            <div className="mt-7">
              <RecipeActions storeUrl={site?.storeUrl}>
                <PrintAction
                  cocktail={{ ...cocktail, instructions: steps }}
                  facts={facts}
                  lines={measured}
                  servings={serving.servings}
                  siteName={siteName}
                />
                <ShareAction cocktail={cocktail} siteName={siteName} />
              </RecipeActions>
            </div>
          </header>
          {funFact !== null && (
            <aside aria-labelledby="fun-fact" className="border-l-3 border-accent pl-5">
              <h2 id="fun-fact" className="font-text text-xs font-medium tracking-normal text-soft">
                Fun Fact
              </h2>
              <p className="heading mt-2 text-title">
                <FractionText text={funFact} />
              </p>
            </aside>
          )}
          <RecipeFacts facts={facts} />
          <div>
            <IngredientList
              ingredients={ingredients}
              lines={lines}
              water={water}
              swaps={swaps}
              tools={tools.code}
              controls={<ServingControls serving={serving} jugRefusal={jugRefusal} onChange={change} />}
            />
            {/* Its place is kept free until it is here. */}
            <div className="mt-5 min-h-18 text-sm sm:min-h-14" data-screen-only>
              {tools.code && (
                <ErrorBoundary reads="getCocktail" isQuiet>
                  <tools.code.StrengthEstimate recipe={cocktail} serving={serving} />
                </ErrorBoundary>
              )}
              {tools.isFailed && (
                <p role="alert">
                  Units, servings and strength could not be loaded.{' '}
                  <Button variant="link" onClick={tools.retry}>
                    Try again
                  </Button>
                </p>
              )}
            </div>
          </div>
          <InstructionList
            instructions={steps}
            aside={<MixingAction name={name} lines={measured} instructions={steps} />}
          />
          {videoUrl !== null && <RecipeVideo videoUrl={videoUrl} name={name} />}
        </div>
      </article>
      <SimilarRecipes cocktail={cocktail} />
    </>
  );
}

/** The photo, or the drink drawn from its own recipe; it stays in sight while a wide screen is read. */
function RecipePicture({ cocktail }: { cocktail: Cocktail }) {
  const { id, image, name } = cocktail;
  const drawing = (
    <CocktailPlate recipe={cocktail} title={`${name}, drawn`} rise ratio="var(--recipe-ratio)" />
  );
  return (
    <div className="recipe-picture [--recipe-ratio:6/5] md:sticky md:top-8 md:self-start md:[--recipe-ratio:7/8]">
      <ViewTransition name={`picture-${id}`} default="none" share="picture">
        {image === null ? (
          drawing
        ) : (
          <Plate className="aspect-(--recipe-ratio)">
            <Photo
              src={image}
              alt={name}
              sizes="(width >= 80rem) 500px, (width >= 48rem) 42vw, 100vw"
              priority
              fallback={drawing}
            />
          </Plate>
        )}
      </ViewTransition>
    </div>
  );
}
