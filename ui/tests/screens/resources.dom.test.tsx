import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { choose, fill, openDashboard, press, refusal, toldInToast } from './open-site.tsx';

interface Case {
  tab: string;
  button: string;
  /** As an empty list says it. */
  singular: string;
  plural: string;
  required: Record<string, string>;
  chosen?: Record<string, string>;
}

const NAME = { Name: 'Test item' };
const RESOURCES: Case[] = [
  {
    tab: 'categories',
    button: 'Category',
    singular: 'category',
    plural: 'categories',
    required: { ...NAME, Description: 'Said of it.' },
  },
  { tab: 'equipment', button: 'Equipment', singular: 'equipment', plural: 'equipment', required: NAME },
  { tab: 'garnish', button: 'Garnish', singular: 'garnish', plural: 'garnishes', required: NAME },
  { tab: 'glassware', button: 'Glassware', singular: 'glassware', plural: 'glassware', required: NAME },
  { tab: 'spirits', button: 'Spirit', singular: 'spirit', plural: 'spirits', required: NAME },
  { tab: 'types', button: 'Technique', singular: 'cocktail type', plural: 'cocktail types', required: NAME },
  {
    tab: 'myads',
    button: 'MyAd',
    singular: 'MyAd',
    plural: 'MyAds',
    required: {
      ...NAME,
      Description: 'Said of it.',
      'Image URL': 'https://example.com/picture.png',
      'Start date': '2026-01-01',
      'End date': '2026-02-01',
      'Click link': 'https://example.com/',
      'Hover text': 'Shown over it.',
    },
  },
  {
    tab: 'sustainable',
    button: 'Substitution',
    singular: 'sustainable substitution',
    plural: 'sustainable substitutions',
    required: {
      'Original ingredient': 'Test item',
      'Sustainable alternative': 'Another one',
      Description: 'Said of it.',
    },
    chosen: { Category: 'Mixers' },
  },
];

const EMPTY = { contents: {} };
const form = (button: string) => within(screen.getByRole('region', { name: `${button} form` }));
const box = (button: string, label: string) =>
  form(button).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));

function fillForm({ button, required, chosen = {} }: Case) {
  for (const [label, value] of Object.entries(required)) fill(box(button, label), value);
  for (const [label, words] of Object.entries(chosen)) choose(box(button, label), words);
}

describe.each(RESOURCES)('the tab $tab', ({ tab, button, singular, plural, required, chosen = {} }) => {
  it('names an empty list and all that a form lacks', async () => {
    await openDashboard(tab, EMPTY);
    await screen.findByText(`No ${plural} found. Add your first ${singular} above.`);
    await press(`Add ${button}`);
    const labels = [...Object.keys(required), ...Object.keys(chosen)];
    for (const label of labels) await form(button).findByText(`${label} is required`);
    expect(form(button).getAllByText(/ is required$/)).toHaveLength(labels.length);
  });
});

it('an item is added, edited, cancelled and deleted, and toasts say so', async () => {
  const one = RESOURCES.find(({ tab }) => tab === 'sustainable') as Case;
  const { tab, button } = one;
  await openDashboard(tab, EMPTY);
  await screen.findByRole('button', { name: `Add ${button}` });
  fillForm(one);
  await press(`Add ${button}`);
  await toldInToast('Sustainable substitution created successfully');
  const name = 'Original ingredient';
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
  await toldInToast('Sustainable substitution updated successfully');
  await screen.findByRole('button', { name: `Add ${button}` });
  await press('Delete Renamed');
  await screen.findByText('Delete “Renamed”?');
  await press('Delete');
  await toldInToast('Sustainable substitution deleted successfully');
});

it('what was typed stays when the server fails, which the toast says', async () => {
  const { answer } = await openDashboard('spirits', EMPTY);
  await screen.findByRole('button', { name: 'Add Spirit' });
  fill(box('Spirit', 'Name'), 'Test item');
  answer(({ method }) => (method === 'POST' ? refusal(500, 'The disk is full') : null));
  await press('Add Spirit');
  await toldInToast('Failed to create spirit');
  expect(box('Spirit', 'Name').value).toBe('Test item');
  answer(({ method }) => (/PUT|DELETE/.test(method) ? refusal(500, 'The disk is full') : null));
  await press('Add Spirit');
  await toldInToast('Spirit created successfully');
  await press('Edit Test item');
  await waitFor(() => expect(box('Spirit', 'Name').value).toBe('Test item'));
  fill(box('Spirit', 'Name'), 'Renamed');
  await press('Update Spirit');
  await toldInToast('Failed to update spirit');
  await press('Delete Test item');
  await press('Delete');
  await toldInToast('Failed to delete spirit');
});

it('a name that is taken is told at its field', async () => {
  await openDashboard('spirits', { contents: { spirits: [{ name: 'Gin', description: null }] } });
  await screen.findByRole('button', { name: 'Add Spirit' });
  fill(box('Spirit', 'Name'), 'gin');
  await press('Add Spirit');
  await toldInToast('Failed to create spirit');
  await screen.findByText(/^There is already a spirit named/);
});

it('what a recipe uses is not deleted, and each that uses it is a link to its row', async () => {
  await openDashboard('garnish');
  await press('Delete Lime wheel');
  const users = within(await screen.findByRole('list', { name: 'Used by' }));
  expect(users.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin?tab=cocktails&name=Gimlet&row=gimlet',
  ]);
  screen.getByText('It cannot be deleted: 1 cocktail uses it.');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('an item that is gone when it is to be edited is told, and the form stays for a new one', async () => {
  const { answer } = await openDashboard('spirits');
  answer(({ method, url }) =>
    method === 'GET' && url.endsWith('/api/spirits/campari') ? refusal(404, 'There is no such spirit') : null,
  );
  await press('Edit Campari');
  await toldInToast('Failed to load spirit');
  await screen.findByRole('button', { name: 'Add Spirit' });
});
