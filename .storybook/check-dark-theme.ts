import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { waitForAnimations } from 'storybook/preview-api';

/** The rules of axe that colours decide; the others have found the same in the light theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the colours of the dark theme on the page as the story's play left it. Playing every story once more in a dark
 * page of its own took as long again as all the rest.
 */
export async function checkDarkTheme(context: StoryContext): Promise<void> {
  const { classList } = document.documentElement;
  // Storybook's addon sets it in the test command alone.
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false' || classList.contains('dark')) return;
  classList.add('dark');
  try {
    await waitForAnimations();
    const { a11y } = context.parameters as { a11y: { options?: object } };
    const options = { ...a11y.options, runOnly: COLOR_RULES };
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
  } catch (error) {
    throw new Error('In the dark theme', { cause: error });
  } finally {
    classList.remove('dark');
  }
}
