import type { CocktailType } from '#openapi/generated/model.ts';
import { TUTORIALS_PATH, tutorialPath } from '#ui/lib/urls/page-paths.ts';
import { type PageHead, UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import type { Tutorial } from './tutorials.ts';

export const TITLE = 'Mixology Technique Tutorials';
/** The parameter of the URL with a technique's id. */
export const TECHNIQUE = 'technique';

interface TutorialsContent {
  tutorial: Tutorial | undefined;
  /** The technique that the URL names. */
  technique: Pick<CocktailType, 'id' | 'name'> | undefined;
  isFailed: boolean;
}

/** For search engines, each tutorial has a page of its own. */
export function tutorialsHead({ tutorial, technique, isFailed }: TutorialsContent): PageHead {
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
