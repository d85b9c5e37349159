import { screen, userEvent } from 'storybook/test';

/** Waits for a toast and hovers it, which stops its clock. */
export async function holdToast(words: string | RegExp): Promise<void> {
  const [shown] = await screen.findAllByText(words);
  if (shown) await userEvent.hover(shown);
}
