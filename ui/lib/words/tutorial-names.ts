/** Many pages need the names, but only one page loads the tutorials, so they are in two files. */
export const TUTORIAL_NAMES = [
  'Shaken',
  'Stirred',
  'Build in Glass',
  'Stove Top',
  'Muddled',
  'Blended',
  'Layered',
] as const;
export type TutorialName = (typeof TUTORIAL_NAMES)[number];

export function hasTutorial(technique: string | null): boolean {
  return TUTORIAL_NAMES.some((name) => name === technique);
}
