import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addressNow, fewContents, fill, openSite, type OpenedSite } from './open-site.tsx';

const DEBOUNCE_MS = 300;
const searches = ({ asked }: OpenedSite) => asked.filter((call) => call.includes('/api/cocktails/search/'));

async function openSearch(): Promise<{ site: OpenedSite; box: HTMLInputElement }> {
  const site = await openSite('/about', { contents: fewContents });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Search' }))[0] as HTMLElement);
  return { site, box: await screen.findByPlaceholderText('Search by name, ingredient, or category...') };
}

const results = async () =>
  within(await screen.findByRole('list', { name: 'Search results' })).getAllByRole('link');

// What it says meanwhile is in `stories/features/search/`.
it('asks for no blanks, and once, 300 ms after the last of several quick letters', async () => {
  const { site, box } = await openSearch();
  fill(box, '   ');
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS + 50));
  for (const term of ['n', 'ne', 'neg', 'negroni']) fill(box, term);
  const typedAt = performance.now();
  await waitFor(() => expect(searches(site)).toHaveLength(1), { interval: 5 });
  expect(performance.now() - typedAt).toBeGreaterThan(DEBOUNCE_MS - 10);
  await results();
  expect(searches(site)).toEqual([expect.stringMatching(/^GET \/api\/cocktails\/search\/negroni/)]);
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
