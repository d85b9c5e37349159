/** Apart from the tutorials, which only their own page loads. */
export const TUTORIAL_NAMES = [
  ...(['Shaken', 'Stirred', 'Build in Glass', 'Stove Top'] as const),
  ...(['Muddled', 'Blended', 'Layered'] as const),
] as const;
export type TutorialName = (typeof TUTORIAL_NAMES)[number];

export function hasTutorial(technique: string | null): boolean {
  return TUTORIAL_NAMES.some((name) => name === technique);
}
