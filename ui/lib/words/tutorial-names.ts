/** The techniques with a tutorial, apart from its content, which only the tutorials' own page should carry. */
export const TUTORIAL_NAMES = ['Shaken', 'Stirred', 'Build in Glass', 'Stove Top'] as const;

/** Whether a technique has a tutorial; null is none. */
export function hasTutorial(technique: string | null): boolean {
  return TUTORIAL_NAMES.some((name) => name === technique);
}
