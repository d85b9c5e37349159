import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** The rules of axe that colours decide; what the others find is the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the colours where axe is not asked to check the rest: `npm test` opens each story in both themes, and all rules of axe
 * in both take a third longer.
 */
export async function checkColours(context: StoryContext): Promise<void> {
  const { a11y: asked, ...globals } = context.globals as { a11y?: { manual?: boolean } };
  if (asked?.manual !== true) return;
  const { a11y } = context.parameters as { a11y: { options?: object } };
  const options = { ...a11y.options, runOnly: COLOUR_RULES };
  await checkAccessibility({
    ...context,
    globals,
    parameters: { ...context.parameters, a11y: { ...a11y, options } },
  });
}
