import { useQuery } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { allGarnishNames, allGlassNames, allSpiritNames } from '#ui/api/names-by-id.ts';
import { Spinner } from '#ui/components/Spinner.tsx';
import { houseMadeLines } from '../house-made-lines.ts';
import { RecipeDetail } from '../RecipeDetail.tsx';
import { writtenRecipe } from '../written-recipe.ts';

export { askForDraft } from './ask-for-draft.ts';

/** A recipe as visitors will see it, before it is public. */
export function DraftRecipe({ cocktail }: { cocktail: Cocktail }) {
  const site = useGetSite();
  const spirits = useQuery(allSpiritNames());
  const glassware = useQuery(allGlassNames());
  const garnishes = useQuery(allGarnishNames());
  const written = useQuery(writtenRecipe(cocktail));
  const house = useQuery(houseMadeLines(cocktail));
  if ([spirits, glassware, garnishes, written, house].some((part) => part.isPending))
    return <Spinner label="Loading recipe..." />;
  return (
    <>
      <p role="status" className="mt-4 border-l-3 border-warning pl-4 font-semibold">
        Draft. Only you see this page.
      </p>
      <RecipeDetail
        cocktail={cocktail}
        names={{ spirits: spirits.data, glassware: glassware.data, garnish: garnishes.data }}
        minutes={written.data?.minutes}
        houseMade={house.data}
        site={site.data}
      />
    </>
  );
}
