import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { closeSearch } from '#ui/hooks/useSearchOverlay.ts';
import { addressNow, fewContents, fill, openSite, press, refusal, type OpenedSite } from './open-site.tsx';

const DEBOUNCE_MS = 300;
const searches = ({ asked }: OpenedSite) => asked.filter((call) => call.includes('/api/cocktails/search/'));

async function openSearch(): Promise<{ site: OpenedSite; box: HTMLInputElement }> {
  const site = await openSite('/about', { contents: fewContents });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Search' }))[0] as HTMLElement);
  return { site, box: await screen.findByRole('searchbox', { name: 'Search cocktails' }) };
}

const results = async () =>
  within(await screen.findByRole('list', { name: 'Search results' })).getAllByRole('link');

afterEach(async () => {
  closeSearch();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what to do while nothing is typed, and asks nothing', async () => {
  const { site, box } = await openSearch();
  screen.getByRole('dialog', { name: 'Search Cocktails' });
  expect(box.placeholder).toBe('Search by name, ingredient, or category...');
  screen.getByText('Start typing to search for cocktails...');
  fill(box, '   ');
  await new Promise((resolve) => setTimeout(resolve, 2 * DEBOUNCE_MS));
  expect(searches(site)).toEqual([]);
});

it('asks once, 300 ms after the last of several quick letters', async () => {
  const { site, box } = await openSearch();
  for (const term of ['n', 'ne', 'neg', 'negroni']) fill(box, term);
  const typedAt = performance.now();
  await waitFor(() => expect(searches(site)).toHaveLength(1), { interval: 5 });
  expect(performance.now() - typedAt).toBeGreaterThan(DEBOUNCE_MS - 10);
  await results();
  expect(searches(site)[0]).toMatch(/^GET \/api\/cocktails\/search\/negroni/);
  expect(searches(site)).toHaveLength(1);
});

it('shows what each drink is, and leads to its page', async () => {
  const { box } = await openSearch();
  fill(box, 'negroni');
  const [first] = await results();
  expect(first?.getAttribute('href')).toBe('/recipe/negroni');
  for (const words of ['Negroni', 'Aperitif']) expect(first?.textContent).toContain(words);
  within(first as HTMLElement).getByRole('img', { name: /of 5 stars/ });
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(addressNow()).toBe('/recipe/negroni'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that it searches, and that nothing was found', async () => {
  const { site, box } = await openSearch();
  let open: () => void = () => undefined;
  const opened = new Promise<null>((resolve) => (open = () => resolve(null)));
  site.answer(({ url }) => (url.includes('/search/') ? opened : null));
  fill(box, 'motor oil');
  await screen.findByText('Searching...');
  open();
  await screen.findByText('No cocktails found for "motor oil"');
  await press('Clear search');
  await screen.findByText('Start typing to search for cocktails...');
});

it('says that it failed, and finds when it is tried again', async () => {
  const { site, box } = await openSearch();
  site.answer(({ url }) => (url.includes('/search/') ? refusal(500, 'The disk is full') : null));
  fill(box, 'negroni');
  await screen.findByText('The search did not get an answer.');
  site.answer(() => null);
  await press('Try again');
  expect(await results()).toHaveLength(1);
});

it('is walked through by the keyboard', async () => {
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

it('takes off a filter that the term spoke of', async () => {
  const { box } = await openSearch();
  fill(box, 'gin but no nuts, egg-free');
  await press('Take off no nuts, egg-free');
  expect(box.value).toBe('gin but');
});
