import { starterCocktails, starterSpirits } from '#mocks/starter-answers.ts';
import { catalogueMocks, fewCocktails } from './catalogue-mocks.ts';

/** Parameters of a story that opens the dashboard on a tab. */
export const atTab = (tab: string) => ({ router: { entry: `/admin?tab=${tab}` } });

/** Parameters of a story on the starter catalogue, which it may change as it likes. */
export const fullCatalogue = () => ({ msw: { handlers: catalogueMocks() } });

/** The same, for what stands beside the list of cocktails. */
export const besideCocktails = () => ({ msw: { handlers: fewCocktails() } });

const [spirit] = starterSpirits;
if (!spirit) throw new Error('the starter catalogue has spirits');

/** The one that stories look at, edit and delete. */
export const firstSpirit = spirit;

/** Parameters of a story in which no cocktail holds on to that spirit. */
export const unusedSpirit = () => {
  const cocktails = starterCocktails.filter(({ spirits }) => !spirits.includes(spirit.id));
  return { msw: { handlers: catalogueMocks({ cocktails }) } };
};
