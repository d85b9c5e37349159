import { screen, userEvent, within } from 'storybook/test';

/** The filters, folded away or not, whatever the size of the screen that the test runs on. */
export async function filters() {
  const form = within(await screen.findByRole('search', { name: 'Filter the collection' }));
  const fold = form.queryByRole('button', { name: /^Filters/ });
  if (fold && fold.offsetParent !== null) await userEvent.click(fold);
  return form;
}

/** What the page says of how many cocktails there are. */
export const shown = () => screen.getByRole('status').textContent;
