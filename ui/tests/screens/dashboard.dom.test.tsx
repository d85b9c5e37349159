import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import {
  currentUrl,
  choose,
  fewContents,
  fill,
  goTo,
  logIn,
  openDashboard,
  openSite,
  openTab,
  pick,
  press,
  refusal,
  expectToast,
} from './open-site.tsx';

const nameBox = () => screen.findByLabelText<HTMLInputElement>(/^Name/);
const rowNames = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((row) => row.getAttribute('aria-label'));

describe('the login', () => {
  // `stories/features/admin/Login.stories.tsx` tests the messages for a wrong or missing password, and while
  // it waits.
  it('precedes all requests', async () => {
    const { requests } = await openSite('/admin', fewContents);
    await screen.findByLabelText('Password');
    expect(requests.filter((call) => !call.endsWith('/api/site'))).toEqual([]);
  });

  it('leads to the tabs in their order, with the cocktails open', async () => {
    await openSite('/admin', fewContents);
    await logIn();
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    screen.getByText('Manage your cocktail collection and categories');
    const promised = ['Categories', 'Cocktails', 'Equipment', 'Garnish', 'Glassware', 'MyAds', 'Spirits'];
    promised.push('Sustainable', 'Techniques');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs.filter((tab) => promised.includes(tab))).toEqual(promised);
    expect(screen.getByRole('tab', { name: 'Cocktails' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is shown again by a logout', async () => {
    await openDashboard();
    await pick('More', 'Logout');
    await screen.findByRole('heading', { name: 'Admin Access' });
  });

  it('is not shown again after another page of the site, whose requests have no session', async () => {
    const { answer } = await openDashboard();
    const sessions: (string | null)[] = [];
    answer(({ headers }) => {
      // The dashboard may still send requests when the visitor leaves it.
      if (currentUrl() === '/categories') sessions.push(headers.get('authorization'));
      return null;
    });
    await goTo('/categories');
    await screen.findAllByRole('link', { name: 'Aperitif' });
    expect(sessions.filter((session) => session !== null)).toEqual([]);
    await goTo('/admin');
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    await openTab('Spirits');
    await screen.findByRole('button', { name: 'Add Spirit' });
  });
});

// `stories/features/admin/Password.stories.tsx` changes a password.
it('the dialog of the password says that the demo has a fixed one', async () => {
  await openDashboard();
  await pick('More', 'Password');
  await screen.findByText(/^The password of the demo mode cannot be changed/);
});

// `stories/features/admin/Cocktails.stories.tsx` tests the messages of missing fields.
describe('the form of a cocktail', () => {
  it('adds a recipe without its blank lines, and is then empty', async () => {
    const { asOtherAdmin } = await openDashboard();
    await fillCocktail();
    await press('Add Cocktail');
    await expectToast('Cocktail created successfully');
    await screen.findByRole('button', { name: 'Edit House Sour' });
    expect((await nameBox()).value).toBe('');
    const stored: unknown = await (await asOtherAdmin('GET', '/api/cocktails/house-sour')).json();
    expect(stored).toMatchObject({
      category: ['Sours'],
      ingredients: ['2 oz gin', '1 oz lemon juice'],
      instructions: ['Shake.', 'Strain.'],
      difficulty: 'Challenging',
    });
  });

  it('loads the recipe of a row, updates it, and goes back to adding', async () => {
    await openDashboard();
    await press('Edit Negroni');
    await waitFor(async () => expect((await nameBox()).value).toBe('Negroni'));
    const lines = screen.getByLabelText<HTMLTextAreaElement>(/^Ingredients/).value.split('\n');
    expect(lines).toHaveLength(3);
    fill(screen.getByLabelText(/^Fun fact/), 'Told twice.');
    await press('Update Cocktail');
    await expectToast('Cocktail updated successfully');
    await screen.findByRole('button', { name: 'Add Cocktail' });
  });
});

async function fillCocktail() {
  fill(await nameBox(), 'House Sour');
  const categories = screen.getByRole('combobox', { name: /^Categories/ });
  fireEvent.click(categories);
  fill(categories, 'Sours');
  const list = within(screen.getByRole('listbox', { name: /^Categories/ }));
  fireEvent.click(await list.findByRole('option', { name: 'Sours' }));
  fill(screen.getByLabelText(/^Description/), 'Sharp and short.');
  fill(screen.getByLabelText(/^Ingredients/), '2 oz gin\n\n1 oz lemon juice');
  fill(screen.getByLabelText(/^Instructions/), 'Shake.\n\n\nStrain.');
  choose(screen.getByLabelText(/^Difficulty/), 'Challenging');
}

describe('the list of cocktails', () => {
  it('is filtered by a part of the name in any case, and by a category', async () => {
    await openDashboard();
    await screen.findByRole('button', { name: 'Edit Gimlet' });
    fill(screen.getByLabelText('Filter by name'), 'NEGR');
    await waitFor(() => expect(rowNames()).toEqual(['Edit Negroni']));
    fill(screen.getByLabelText('Filter by name'), 'zzz');
    await screen.findByText('No cocktails match your current filters.');
    fill(screen.getByLabelText('Filter by name'), '');
    choose(screen.getByLabelText('Filter by category'), 'Aperitif');
    await waitFor(() => expect(rowNames()).toEqual(['Edit Americano', 'Edit Negroni']));
    choose(screen.getByLabelText('Filter by category'), 'All categories');
    await waitFor(() => expect(rowNames()).toHaveLength(4));
  });

  it('writes no typed name into the URL of a tab that is opened right after typing', async () => {
    await openDashboard();
    const box = await screen.findByLabelText('Filter by name');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fill(box, 'pina');
    fireEvent.pointerDown(screen.getByRole('tab', { name: 'Spirits' }));
    await openTab('Spirits');
    fireEvent.focusOut(box);
    await screen.findByRole('button', { name: 'Add Spirit' });
    await vi.advanceTimersByTimeAsync(400);
    expect(currentUrl()).toBe('/admin?tab=spirits');
  });

  const star = () => screen.findByRole('switch', { name: 'Featured: Americano' });

  it('features a row, reads the list once more, and says so', async () => {
    const { requests, asOtherAdmin } = await openDashboard();
    const before = (await star()).getAttribute('aria-checked');
    const earlier = requests.length;
    fireEvent.click(await star());
    await expectToast('Featured status updated successfully');
    expect((await star()).getAttribute('aria-checked')).not.toBe(before);
    const reads = () => requests.slice(earlier).filter((call) => call.startsWith('GET /api/cocktails?'));
    await waitFor(() => expect(reads()).toHaveLength(1));
    expect(requests.slice(earlier)).toContain('PUT /api/cocktails/americano');
    const stored = (await (await asOtherAdmin('GET', '/api/cocktails/americano')).json()) as object;
    expect(stored).toMatchObject({ featured: before !== 'true' });
  });

  it('shows a star at once, and takes it back when the server refuses', async () => {
    const { answer } = await openDashboard();
    const before = (await star()).getAttribute('aria-checked');
    let refuse: (response: Response) => void = () => undefined;
    answer(({ method }) => (method === 'PUT' ? new Promise((resolve) => (refuse = resolve)) : null));
    fireEvent.click(await star());
    await waitFor(async () => expect((await star()).getAttribute('aria-checked')).not.toBe(before));
    await waitFor(() => refuse(refusal(500, 'The disk is full')));
    await expectToast('Failed to update featured status');
    expect((await star()).getAttribute('aria-checked')).toBe(before);
  });

  it('is downloaded as cocktails.csv', async () => {
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await openDashboard();
    await pick('Tools', 'Export CSV');
    await expectToast('Export started');
    await expectToast('Cocktails are being downloaded as CSV file');
    expect(names).toEqual(['cocktails.csv']);
    click.mockRestore();
  });

  it('finds a row by Find…, and opens it in its own tab', async () => {
    await openDashboard();
    await press('Find…');
    fill(await screen.findByRole('combobox', { name: 'Find an item or an action' }), 'rocks glas');
    fireEvent.click(await screen.findByRole('option', { name: /^Rocks glass/ }));
    const form = within(await screen.findByRole('region', { name: 'Glassware form' }));
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Rocks glass'));
    expect(screen.getByRole('tab', { name: 'Glassware' }).getAttribute('aria-selected')).toBe('true');
  });
});
