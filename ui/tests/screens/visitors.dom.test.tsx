import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentToast } from '#ui/components/toast/toast.ts';
import {
  currentUrl,
  choose,
  fewContents,
  fill,
  goTo,
  hold,
  openSite,
  press,
  type OpenedSite,
} from './open-site.tsx';

it('a recipe is shared by the browser, and no toast appears', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await openSite('/recipe/negroni', fewContents);
  await press(/^Share( Recipe)?$/);
  expect(share.mock.calls).toMatchObject([[{ url: expect.stringMatching(/\/recipe\/negroni$/) as string }]]);
  expect(currentToast()).toBeNull();
});

it('a recipe that the network does not bring is not found, and can be requested again', async () => {
  const { answer } = await openSite('/about', fewContents);
  answer(({ url }) => {
    if (url.endsWith('/api/cocktails/negroni')) throw new TypeError('Failed to fetch');
    return null;
  });
  await screen.findByRole('heading', { level: 1 });
  await goTo('/recipe/negroni');
  await screen.findByRole('heading', { level: 1, name: 'Cocktail Not Found' });
  screen.getByText("The cocktail you're looking for doesn't exist or has been removed.");
  screen.getByRole('button', { name: 'Go Back' });
  answer(() => null);
  await press('Try again');
  await screen.findByRole('heading', { level: 1, name: 'Negroni' });
});

it('a recipe requests what it shows together with the recipe itself', async () => {
  const site = await openSite('/about', fewContents);
  await screen.findByRole('heading', { level: 1 });
  const letThrough = hold(site, ({ url }) => url.endsWith('/api/cocktails/negroni'));
  await goTo('/recipe/negroni');
  for (const list of ['spirits', 'glassware', 'garnish', 'house-ingredients'])
    await waitFor(() => expect(site.requests.join()).toContain(`/api/${list}`));
  letThrough();
  await screen.findByRole('heading', { level: 1, name: 'Negroni' });
});

it('the diet Vegan adds its names to Without, and removes only these', async () => {
  await openSite('/explore-collection?without=mint', fewContents);
  const without = (await screen.findByLabelText('Without')) as HTMLInputElement;
  const diet = screen.getByLabelText('Diet');
  choose(diet, 'Vegan');
  await waitFor(() => expect(without.value).toBe('honey, gelatin, gelatine, mint'));
  choose(diet, 'Any');
  await waitFor(() => expect(without.value).toBe('mint'));
});

it('a tutorial pauses, resets, and starts again with another technique', async () => {
  const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
  const plays = async () => {
    await press('Start Tutorial');
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], shouldAdvanceTime: true });
  await openSite('/tutorials?technique=build-in-glass', fewContents);
  await plays();
  await screen.findByText('Step 2 of 5');
  await press('Pause');
  const steps = within(screen.getByRole('region', { name: 'Tutorial Steps' })).getAllByRole('listitem');
  expect(steps[0]?.textContent).toContain('Done:');
  expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  const held = percent();
  await vi.advanceTimersByTimeAsync(5000);
  expect(percent()).toBe(held);
  await press('Reset');
  await screen.findByText('Step 1 of 5');
  expect(percent()).toBe(0);
  await plays();
  await press('Stove Top');
  await screen.findByText('5-10 minutes');
  screen.getByText('Step 1 of 6');
  expect(percent()).toBe(0);
  await screen.findByRole('button', { name: 'Start Tutorial' });
});

it('the filters of the guide can be removed', async () => {
  await openSite('/sustainable-guide?category=syrups&difficulty=Easy');
  choose(await screen.findByLabelText('Category'), 'All categories');
  choose(screen.getByLabelText('Difficulty'), 'All difficulties');
  await waitFor(() => expect(currentUrl()).toBe('/sustainable-guide'));
});

const DEBOUNCE_MS = 300;
const searches = ({ requests }: OpenedSite) =>
  requests.filter((url) => url.includes('/api/cocktails/search/'));

async function openSearch(): Promise<{ site: OpenedSite; box: HTMLInputElement }> {
  const site = await openSite('/about', fewContents);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Search' }))[0] as HTMLElement);
  return { site, box: await screen.findByPlaceholderText('Search by name, ingredient, or category...') };
}

const results = async () =>
  within(await screen.findByRole('list', { name: 'Search results' })).getAllByRole('link');

describe('the search', () => {
  // `stories/features/search/` shows the messages meanwhile.
  it('sends no blanks, and one request 300 ms after the last of several quick letters', async () => {
    const { site, box } = await openSearch();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fill(box, '   ');
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    vi.useRealTimers();
    for (const term of ['n', 'ne', 'neg', 'negroni']) fill(box, term);
    const typedAt = performance.now();
    await waitFor(() => expect(searches(site)).toHaveLength(1), { interval: 5 });
    expect(performance.now() - typedAt).toBeGreaterThan(DEBOUNCE_MS - 10);
    await results();
    expect(searches(site)).toEqual([expect.stringMatching(/^GET \/api\/cocktails\/search\/negroni/)]);
  });

  it('can be used with the keyboard', async () => {
    const { box } = await openSearch();
    fill(box, 'gin');
    const links = await results();
    expect(links.length).toBeGreaterThan(1);
    const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
    box.focus();
    key('ArrowDown');
    expect(document.activeElement).toBe(links[0]);
    key('End');
    expect(document.activeElement).toBe(links.at(-1));
    key('ArrowDown');
    expect(document.activeElement).toBe(links.at(-1));
    key('Home');
    key('ArrowUp');
    expect(document.activeElement).toBe(box);
  });
});
