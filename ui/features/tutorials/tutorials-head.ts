import { tutorialPath } from '#ui/lib/addresses/page-addresses.ts';
import { type PageHead, UNAVAILABLE, breadcrumbList } from '#ui/lib/head/page-head.ts';
import type { Tutorial } from './tutorials.ts';

export const TITLE = 'Mixology Technique Tutorials';
export const PATH = '/tutorials';
/** The address has this parameter with a technique's id. */
export const TECHNIQUE = 'technique';

interface TutorialsContent {
  tutorial: Tutorial | undefined;
  named: string | undefined;
  isFailed: boolean;
}

/** A tutorial that the address names has a page for itself. */
export function tutorialsHead({ tutorial, named, isFailed }: TutorialsContent): PageHead {
  if (tutorial && named !== undefined) {
    const path = tutorialPath(named);
    return {
      title: `${tutorial.title}, Step by Step`,
      description: tutorial.description,
      canonical: path,
      kind: 'article',
      jsonLd: [
        howTo(tutorial, path),
        breadcrumbList([
          { name: TITLE, url: PATH },
          { name: tutorial.title, url: path },
        ]),
      ],
    };
  }
  return {
    title: TITLE,
    description:
      'How our bartenders shake, stir, build and warm a drink: short animated lessons with the equipment, the steps and what to watch for.',
    canonical: PATH,
    jsonLd: tutorial && [howTo(tutorial, PATH), breadcrumbList([{ name: TITLE, url: PATH }])],
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}

function howTo({ title, description, equipment, steps }: Tutorial, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: `${title}: a bartending technique`,
    description,
    url,
    tool: equipment.map((name) => ({ '@type': 'HowToTool', name })),
    step: steps.map(({ instruction }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: instruction,
    })),
  };
}
