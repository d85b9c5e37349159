import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { readUnsavedForm } from '#ui/features/admin/form/unsaved-form.ts';
import {
  choose,
  fewContents,
  fill,
  goBack,
  logIn,
  openDashboard,
  openSite,
  press,
  refusal,
  expectToast,
} from './open-site.tsx';

const EMPTY = {};
const form = (button: string) => within(screen.getByRole('region', { name: `${button} form` }));
const box = (button: string, label: string) =>
  form(button).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));

// resource-messages.test.ts tests the empty lists and the toasts of each resource. The story of a cocktail tests
// the messages of missing fields.
// history.dom.test.tsx tests the Undo of a deletion.
it('an item is added, edited, cancelled and deleted by one request, and toasts say so', async () => {
  const button = 'Substitution';
  const name = 'Original ingredient';
  const { requests } = await openDashboard('sustainable', EMPTY);
  await screen.findByRole('button', { name: `Add ${button}` });
  fill(box(button, name), 'Test item');
  fill(box(button, 'Sustainable alternative'), 'Another one');
  fill(box(button, 'Description'), 'Said of it.');
  choose(box(button, 'Category'), 'Mixers');
  await press(`Add ${button}`);
  await expectToast('Sustainable substitution created successfully');
  await press('Edit Test item');
  await screen.findByRole('button', { name: `Update ${button}` });
  await waitFor(() => expect(box(button, name).value).toBe('Test item'));
  await press('Cancel');
  await screen.findByRole('button', { name: `Add ${button}` });
  expect(box(button, name).value).toBe('');
  await press('Edit Test item');
  await waitFor(() => expect(box(button, name).value).toBe('Test item'));
  fill(box(button, name), 'Renamed');
  await press(`Update ${button}`);
  await expectToast('Sustainable substitution updated successfully');
  await screen.findByRole('button', { name: `Add ${button}` });
  const earlier = requests.length;
  await press('Delete Renamed');
  await screen.findByText('Delete “Renamed”?');
  await press('Delete');
  await expectToast('Sustainable substitution deleted successfully');
  const writes = requests.slice(earlier).filter((call) => !/^GET|dryRun/.test(call));
  expect(writes).toEqual(['DELETE /api/sustainable-substitutions/test-item']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Renamed' })).toBeNull());
});

it('a toast reports that the server failed to create, update or delete, and what was typed stays', async () => {
  const { answer } = await openDashboard('spirits', EMPTY);
  await screen.findByRole('button', { name: 'Add Spirit' });
  fill(box('Spirit', 'Name'), 'Test item');
  answer(({ method }) => (method === 'POST' ? refusal(500, 'The disk is full') : null));
  await press('Add Spirit');
  await expectToast('Failed to create spirit');
  expect(box('Spirit', 'Name').value).toBe('Test item');
  answer(({ method }) => (/PUT|DELETE/.test(method) ? refusal(500, 'The disk is full') : null));
  await press('Add Spirit');
  await expectToast('Spirit created successfully');
  await press('Edit Test item');
  await waitFor(() => expect(box('Spirit', 'Name').value).toBe('Test item'));
  fill(box('Spirit', 'Name'), 'Renamed');
  await press('Update Spirit');
  await expectToast('Failed to update spirit');
  await press('Delete Test item');
  await press('Delete');
  await expectToast('Failed to delete spirit');
});

async function typeOldRum(): Promise<void> {
  await openDashboard('spirits', { spirits: [{ name: 'Rum' }] });
  await press('Edit Rum');
  await waitFor(() => expect(box('Spirit', 'Name').value).toBe('Rum'));
  fill(box('Spirit', 'Name'), 'Old rum');
  await waitFor(() => expect(readUnsavedForm('spirits')).not.toBeNull());
}

it('Back from unsaved changes leaves a way to them', async () => {
  await typeOldRum();
  await goBack();
  await press('Back to the unsaved form');
  expect(box('Spirit', 'Name').value).toBe('Old rum');
});

it('a deletion of an item with unsaved changes warns that they are lost', async () => {
  await typeOldRum();
  await press('Delete Rum');
  await screen.findByText(/The form has unsaved changes to it; they are lost too\.$/);
});

it('a deletion that the server refuses meanwhile shows which recipe uses the item', async () => {
  const { asOtherAdmin } = await openDashboard('garnish');
  await press('Delete Celery stalk');
  await screen.findByRole('button', { name: 'Delete' });
  await asOtherAdmin('PATCH', '/api/cocktails/gimlet', { garnish: ['Celery stalk'] });
  await press('Delete');
  await expectToast('Failed to delete garnish');
  const users = within(await screen.findByRole('list', { name: 'Used by' }));
  users.getByRole('link', { name: 'Gimlet' });
});

it('a deletion whose check fails says so, and another try goes on', async () => {
  const { answer } = await openDashboard('spirits', { spirits: [{ name: 'Rum' }] });
  answer(({ url }) => (url.includes('dryRun') ? refusal(500, 'The disk is full') : null));
  await press('Delete Rum');
  await screen.findByText('Failed to delete spirit. The disk is full');
  answer(() => null);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('Try again');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Delete' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await press('Delete');
  await expectToast('Spirit deleted successfully');
});

it('an item in use is not deleted, and each recipe that uses it is a link to its row', async () => {
  await openDashboard('garnish');
  await press('Delete Lime wheel');
  const users = within(await screen.findByRole('list', { name: 'Used by' }));
  expect(users.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin?tab=cocktails&name=Gimlet&row=gimlet',
  ]);
  screen.getByText('1 cocktail uses it.');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('the form says that an item was deleted before the form could read it', async () => {
  const { answer } = await openDashboard('spirits');
  answer(({ method, url }) =>
    method === 'GET' && url.endsWith('/api/spirits/campari') ? refusal(404, 'There is no such spirit') : null,
  );
  await press('Edit Campari');
  await screen.findByText('The spirit could not be loaded. There is no such spirit');
  await press('Cancel');
  await screen.findByRole('button', { name: 'Add Spirit' });
});

it('a reload keeps what was typed and its item, also while the item cannot be read', async () => {
  const saved = { name: 'Gin', description: 'Dry.' };
  const values = { ...saved, description: 'Typed.' };
  // A tab may stay open during a release, so the names in the stored form must not change.
  const stored = { id: 'gin', saved, values, undecided: ['description'] };
  sessionStorage.setItem('form-spirits', JSON.stringify(stored));
  const spirits = [{ name: 'Gin', description: 'Dry.' }, { name: 'Rum' }];
  const { answer } = await openSite('/admin?tab=spirits', { spirits });
  answer(({ url }) => (url.endsWith('/api/spirits/gin') ? refusal(503, 'Not ready') : null));
  await logIn();
  await screen.findByText(/^What you typed is kept/);
  expect(readUnsavedForm('spirits')?.undecided).toEqual(['description']);
  await press('Edit Rum');
  await press('Keep editing');
  answer(() => null);
  await press('Try again');
  await screen.findByText(/^What you typed before is here again/);
  expect([box('Spirit', 'Name').value, box('Spirit', 'Description').value]).toEqual(['Gin', 'Typed.']);
});

it('of two pictures chosen quickly, the later one counts, whichever is stored first', async () => {
  const { answer } = await openDashboard('glassware', EMPTY);
  const sent: ((url: string) => void)[] = [];
  answer(({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('/api/images')) return null;
    const stored = new Promise<string>((resolve) => sent.push(resolve));
    return stored.then((image) => Response.json({ image }, { status: 201 }));
  });
  const urls = ['a', 'b'].map((letter) => `/api/images/${letter.repeat(32)}`);
  for (const name of ['first.png', 'second.png'])
    fireEvent.change(await screen.findByLabelText('Picture file'), {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
    });
  await waitFor(() => expect(sent).toHaveLength(2));
  for (const index of [1, 0]) sent[index]?.(urls[index] ?? '');
  await screen.findByText('Uploaded picture');
  const preview = await screen.findByAltText<HTMLImageElement>('Preview of the image');
  expect(preview.getAttribute('src')).toBe(urls[1]);
});

async function openMenu() {
  const drinks = [{ cocktail: 'Americano' }, { cocktail: 'Negroni', price: '9' }];
  const menu = { name: 'Lunch', currency: 'EUR', sections: [{ title: 'Short', drinks }] };
  await openDashboard('menus', { ...fewContents, menus: [menu] });
  await press('Edit Lunch');
  return () => screen.findByLabelText('Price of Negroni');
}

it('the form of a menu marks a wrong price, names its drink, and leads to it', async () => {
  const price = await openMenu();
  fill(await price(), 'abc');
  await press('Update Menu');
  await screen.findByText('Negroni: Price must be a number, such as 12.50');
  await waitFor(async () => expect(document.activeElement).toBe(await price()));
  expect((await price()).getAttribute('aria-invalid')).toBe('true');
});

it('a drink that is moved in a menu keeps the focus, and its place is announced', async () => {
  const price = await openMenu();
  (await price()).focus();
  fireEvent.keyDown(await price(), { key: 'ArrowUp', altKey: true });
  await screen.findByText('Negroni, 2 of 3');
  expect(document.activeElement).toBe(await price());
});
