import { screen, userEvent } from 'storybook/test';

/** Waits for a toast and hovers it, which stops its clock. */
export async function holdToast(text: string | RegExp): Promise<void> {
  const [shown] = await screen.findAllByText(text);
  if (shown) await userEvent.hover(shown);
}
