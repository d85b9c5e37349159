import { screen, userEvent } from 'storybook/test';

/** Waits for the toast with these words. A pointer that rests on it stops its clock, so that it stays to be looked at. */
export async function holdToast(words: string | RegExp): Promise<void> {
  const [shown] = await screen.findAllByText(words);
  if (shown) await userEvent.hover(shown);
}
