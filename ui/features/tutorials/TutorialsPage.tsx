import { useQuery, queryOptions } from '@tanstack/react-query';
import type { CocktailType } from '#openapi/generated/model.ts';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { hasTutorial } from '#ui/lib/words/tutorial-names.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListCocktailTypesQueryKey,
  listCocktailTypes,
} from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import { TUTORIALS_PATH, tutorialPath } from '#ui/lib/pages/page-paths.ts';
import { TUTORIALS, type Tutorial } from './tutorials.ts';
import { TutorialLesson } from './TutorialLesson.tsx';
import { type PageHead, UNAVAILABLE } from '#ui/lib/pages/page-head.ts';

const TITLE = 'Mixology Technique Tutorials';
/** The parameter of the URL with a technique's id. */
const TECHNIQUE = 'technique';

interface TutorialsContent {
  tutorial: Tutorial | undefined;
  /** The technique that the URL names. */
  technique: Pick<CocktailType, 'id' | 'name'> | undefined;
  isFailed: boolean;
}

/** For search engines, each tutorial has a page of its own. */
function tutorialsHead({ tutorial, technique, isFailed }: TutorialsContent): PageHead {
  if (tutorial && technique) {
    return {
      title: `${technique.name}, Step by Step`,
      description: tutorial.description,
      canonical: tutorialPath(technique.id),
      kind: 'article',
    };
  }
  return {
    title: TITLE,
    description:
      'How our bartenders shake, stir, build and warm a drink: short animated lessons with the equipment, the steps and what to watch for.',
    canonical: TUTORIALS_PATH,
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}

function chosenTechnique(
  techniques: readonly CocktailType[],
  idOrName: string | null,
): CocktailType | undefined {
  if (idOrName === null) return techniques[0];
  return techniques.find(({ id, name }) => id === idOrName || name === idOrName);
}

export function TutorialsPage() {
  const techniques = useQuery(techniquesQuery);
  const [parameters, updateQuery] = useUrlParameters();
  const techniqueInUrl = parameters.get(TECHNIQUE);
  const chosen = chosenTechnique(techniques.data ?? [], techniqueInUrl);
  const tutorial = chosen && TUTORIALS.get(chosen.name);
  usePageHead(
    tutorialsHead({
      tutorial,
      technique: techniqueInUrl === null ? undefined : chosen,
      isFailed: techniques.isLoadingError,
    }),
  );
  return (
    <>
      <PageHeading title={TITLE} lead="Watch a move, then do it with us." />
      {techniques.isLoadingError ? (
        <RetryError onRetry={techniques.refetch}>The tutorials could not be loaded.</RetryError>
      ) : !techniques.data ? (
        <Spinner label="Loading tutorials..." />
      ) : (
        <>
          <TechniqueButtons
            techniques={techniques.data}
            chosen={chosen}
            onChoose={({ id }) => updateQuery(() => new URLSearchParams({ [TECHNIQUE]: id }))}
          />
          {chosen && tutorial ? (
            <TutorialLesson key={chosen.id} technique={chosen.name} tutorial={tutorial} />
          ) : (
            <EmptyState title="No tutorial available for this technique" />
          )}
        </>
      )}
    </>
  );
}

interface TechniqueButtonsProps {
  techniques: CocktailType[];
  chosen: CocktailType | undefined;
  onChoose: (technique: CocktailType) => void;
}

/** The buttons are in a GET form, so that they work without scripts. */
function TechniqueButtons({ techniques, chosen, onChoose }: TechniqueButtonsProps) {
  if (techniques.length === 0) return null;
  return (
    <form
      action={TUTORIALS_PATH}
      aria-label="Technique"
      data-screen-only
      className="-m-1 mb-6 flex gap-2 p-1 max-md:more-beside md:flex-wrap"
      onSubmit={(event) => event.preventDefault()}
    >
      {techniques.map((technique) => (
        <button
          key={technique.id}
          type="submit"
          name={TECHNIQUE}
          value={technique.id}
          aria-pressed={technique.id === chosen?.id}
          onClick={() => onChoose(technique)}
          // The line also marks the chosen technique in forced colours.
          className={`min-h-11 rounded-sm border border-edge px-4 py-2 font-semibold transition-colors hover:border-ink hover:bg-ink/5 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-page ${technique.id === chosen?.id ? 'underline underline-offset-4' : ''}`}
        >
          {technique.name}
        </button>
      ))}
    </form>
  );
}

export const prefetch: ScreenLoader = (client) => client.prefetchQuery(techniquesQuery);

/** Keeps only techniques with a tutorial, so that the document stays small. */
const techniquesQuery = queryOptions<CocktailType[], ApiError>({
  queryKey: [...getListCocktailTypesQueryKey(), { select: 'tutorials' }],
  queryFn: async ({ signal }) =>
    (await listCocktailTypes(undefined, { signal })).data.filter(({ name }) => hasTutorial(name)),
});
