import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { choose, fill, openDashboard, press, refusal, expectToast } from './open-site.tsx';

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const dryRuns = (requests: string[]) => requests.filter((call) => call.includes('dryRun=true'));
const question = async () => within(await screen.findByRole('dialog'));

/** Selects three rows by a click and a click with Shift. */
async function selectThree() {
  fireEvent.click(await box('Americano'));
  fireEvent.click(await box('Negroni'), { shiftKey: true });
  await screen.findByText('3 selected');
}

it('a change of several rows first shows its effect, and one click undoes it', async () => {
  const { asOtherAdmin } = await openDashboard();
  const difficulty = async () =>
    ((await (await asOtherAdmin('GET', '/api/cocktails/gimlet')).json()) as { difficulty: string })
      .difficulty;
  const before = await difficulty();
  await selectThree();
  await press('Change…');
  const dialog = await question();
  choose(await dialog.findByLabelText('What to change'), 'Set difficulty');
  choose(await dialog.findByLabelText('Difficulty'), 'Expert');
  await dialog.findByText('3 items change:');
  expect(await difficulty()).toBe(before);
  await press('Change');
  await expectToast('3 cocktails changed.');
  expect(await difficulty()).toBe('Expert');
  await press('Undo');
  await expectToast('The change is undone. 3 items are as they were before.');
  expect(await difficulty()).toBe(before);
});

it('a deletion of several rows says how many of them are not shown', async () => {
  await openDashboard();
  await selectThree();
  fill(screen.getByLabelText('Filter by name'), 'Negroni');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Gimlet' })).toBeNull());
  await press('Delete 3 cocktails');
  const dialog = await question();
  await dialog.findByText(/2 of them are not in the rows shown now\.$/);
  await press('Delete');
  await screen.findByText('No cocktails match your current filters.');
});

it('a deletion of several rows warns of unsaved changes to one of them', async () => {
  await openDashboard();
  await selectThree();
  await press('Edit Negroni');
  await screen.findByText('Edit Negroni', { selector: 'h2' });
  fill(screen.getByLabelText(/^Fun fact/), 'Red.');
  await press('Delete 3 cocktails');
  await (await question()).findByText(/The form has unsaved changes to one of them\.$/);
});

it('a deletion of several items keeps an item in use, and the dialog names it', async () => {
  await openDashboard('garnish');
  fireEvent.click(await screen.findByLabelText('Select this page'));
  await press(/^Delete \d+ garnishes$/);
  const left = within(await (await question()).findByRole('list', { name: / left alone$/ }));
  left.getByText(/Lime wheel/);
});

it('a command that is refused as outdated asks for another dry run', async () => {
  const { answer, requests } = await openDashboard();
  await selectThree();
  await press('Unpublish');
  const dialog = await question();
  await dialog.findByRole('button', { name: 'Unpublish' });
  const earlier = dryRuns(requests).length;
  answer(({ method, url }) =>
    method !== 'GET' && url.includes('/api/admin/') ? refusal(412, 'It was changed meanwhile') : null,
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await dialog.findByText('It was changed meanwhile');
  await waitFor(() => expect(dryRuns(requests)).toHaveLength(earlier + 1));
});

it('a finished command sends no further dry run', async () => {
  const { answer, requests } = await openDashboard();
  await selectThree();
  await press('Unpublish');
  const dialog = await question();
  const button = await dialog.findByRole('button', { name: 'Unpublish' });
  const earlier = dryRuns(requests);
  answer(async ({ url }) => {
    if (url.includes('basedOn')) await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    return null;
  });
  fireEvent.click(button);
  await expectToast('3 cocktails changed.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(dryRuns(requests)).toEqual(earlier);
});

it('a cancelled replacement gives the focus back to the bin of its row', async () => {
  await openDashboard('garnish');
  const bin = await screen.findByRole('button', { name: 'Delete Lime wheel' });
  bin.focus();
  await press('Delete Lime wheel');
  // This dialog replaces the one that the bin opened.
  await press('Replace with…');
  await press('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(bin));
});

it('a garnish in use is replaced by another in every recipe, and comes back by one click', async () => {
  const { asOtherAdmin } = await openDashboard('garnish');
  const garnishes = async () =>
    ((await (await asOtherAdmin('GET', '/api/cocktails')).json()) as { garnish: string[] }[]).map(
      ({ garnish }) => garnish,
    );
  const before = await garnishes();
  expect(before.flat()).toContain('lime-wheel');
  await press('Delete Lime wheel');
  await press('Replace with…');
  const dialog = await question();
  choose(await dialog.findByLabelText('Replace it with'), 'Lime wedge');
  await dialog.findByText('1 item is deleted:');
  await press('Replace and delete');
  await screen.findByText(/^"Lime wheel" is replaced by "Lime wedge"/);
  expect((await garnishes()).flat()).not.toContain('lime-wheel');
  await press('Undo');
  await screen.findByText(/^The change is undone\./);
  expect(await garnishes()).toEqual(before);
});
