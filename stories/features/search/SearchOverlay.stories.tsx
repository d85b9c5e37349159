import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, pending, refusing } from '../../story-answers.ts';
import { starterCocktail, starterCocktails } from '#mocks/starter-answers.ts';
import { fitsTheWindow, LONG_NAME, longCocktails } from '../../long-content.ts';
import { closeAfterwards, openFromNavigation, SearchFrame } from './SearchFrame.tsx';

const FOUND = ['negroni', 'gin-and-tonic', 'southside'].flatMap(
  (id) => starterCocktails.find((cocktail) => cocktail.id === id) ?? [],
);

const asked: string[] = [];
const finds = (cocktails = FOUND) =>
  answering('searchCocktails', ({ params }) => {
    asked.push(String(params['term']));
    return cocktails;
  });

/** What the empty search suggests. */
const suggestions = answering('listCollectionOptions');

const meta: Meta<typeof SearchFrame> = {
  title: 'Screens/Search',
  component: SearchFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    msw: { handlers: [suggestions, finds()] },
  },
  beforeEach: () => {
    asked.length = 0;
    return closeAfterwards();
  },
};
export default meta;
type Story = StoryObj<typeof SearchFrame>;

/** "'Start typing to search for cocktails...' when the box is empty" and "Body scrolling is locked while it is open" */
export const Empty: Story = {
  play: async () => {
    const box = await openFromNavigation();
    await expect(screen.getByRole('dialog', { name: 'Search Cocktails' })).toBeVisible();
    await expect(box).toHaveAttribute('placeholder', 'Search by name, ingredient, or category...');
    await expect(box).toHaveFocus();
    await expect(screen.getByText('Start typing to search for cocktails...')).toBeVisible();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await expect(asked).toEqual([]);
  },
};

/** Terms that lead on where nothing is typed: the visitor's own, and what most drinks are made of. */
export const Suggested: Story = {
  beforeEach: () => localStorage.setItem('recent-searches', JSON.stringify(['smoky'])),
  play: async () => {
    const box = await openFromNavigation();
    await userEvent.click(await screen.findByRole('button', { name: 'London Dry Gin' }));
    await expect(box).toHaveValue('London Dry Gin');
    await userEvent.clear(box);
    await userEvent.click(await screen.findByRole('button', { name: 'smoky' }));
    await expect(box).toHaveValue('smoky');
  },
};

/** "Results list: image, name, description, difficulty badge, category badge" */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'gin');
    const results = await screen.findByRole('list', { name: 'Search results' });
    await expect(screen.getByText(`${FOUND.length} cocktails found`)).toBeVisible();
    await expect(within(results).getAllByRole('link')).toHaveLength(FOUND.length);
    const first = within(results).getAllByRole('link')[0] as HTMLElement;
    await expect(first).toHaveAttribute('href', '/recipe/negroni');
    await expect(first).toHaveTextContent('Negroni');
    await expect(first).toHaveTextContent(starterCocktail('negroni').description);
    await expect(first).toHaveTextContent(String(starterCocktail('negroni').category[0]));
    await expect(within(first).getByRole('img', { name: /of 5 stars/ })).toBeVisible();
  },
};

/** "Search debounce 300 ms": quick letters ask once, and never for nothing. */
export const AskedOnce: Story = {
  play: async () => {
    const box = await openFromNavigation();
    await userEvent.type(box, '   ');
    await userEvent.type(box, 'negroni');
    await screen.findByRole('list', { name: 'Search results' });
    await expect(asked).toEqual(['negroni']);
  },
};

/** What the term leaves out is a filter, and can be taken off it. */
export const LeavesOut: Story = {
  play: async () => {
    const box = await openFromNavigation();
    await userEvent.type(box, 'gin but no nuts, egg-free');
    await expect(await screen.findByRole('button', { name: 'Take off egg-free' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take off no nuts' }));
    await expect(box).toHaveValue('gin but , egg-free');
    await expect(screen.queryByRole('button', { name: 'Take off no nuts' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Take off egg-free' })).toBeVisible();
  },
};

/** Only the answer knows whether something here is called so; allergens are known before. */
export const LeavesOutUnanswered: Story = {
  parameters: { msw: { handlers: [suggestions, pending('searchCocktails')] } },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'no zzzz, egg-free');
    await expect(await screen.findByRole('button', { name: 'Take off egg-free' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Take off no zzzz' })).toBeNull();
  },
};

/** What nothing is called leaves nothing out, and is no filter. All that was found can be reached. */
export const LeavesOutNothing: Story = {
  parameters: {
    msw: {
      handlers: [
        suggestions,
        http.get('*/api/cocktails/search/:term', ({ request }) => {
          const limit = Number(new URL(request.url).searchParams.get('limit'));
          const found = limit > 50 ? FOUND : FOUND.slice(0, 1);
          const headers = { 'X-Unknown-Things': 'zzzz,purple%20haze', 'X-Total-Count': String(FOUND.length) };
          return HttpResponse.json(found, { headers });
        }),
      ],
    },
  },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'no zzzz');
    await expect(await screen.findByText(/Nothing is left out for “zzzz”, “purple haze”/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Take off/ })).toBeNull();
    await expect(screen.getByText(`${FOUND.length} cocktails found`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Show all ${FOUND.length}` }));
    const results = screen.getByRole('list', { name: 'Search results' });
    await waitFor(() => expect(within(results).getAllByRole('link')).toHaveLength(FOUND.length));
    await expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
    // The next Tab leads to the first that came.
    await expect(within(results).getAllByRole('link')[0]).toHaveFocus();
  },
};

/** The words that were searched for are marked. */
export const Marked: Story = {
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'NEG');
    const results = await screen.findByRole('list', { name: 'Search results' });
    await expect(within(results).getByText('Neg').tagName).toBe('MARK');
  },
};

/** "'Searching...' while loading" */
export const Searching: Story = {
  parameters: {
    msw: {
      handlers: [
        suggestions,
        answering('searchCocktails', async () => {
          await delay('infinite');
          return exampleOf('searchCocktails');
        }),
      ],
    },
  },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'negroni');
    await expect(await screen.findByText('Searching...')).toBeVisible();
  },
};

/** "'No cocktails found for "{term}"'" */
export const NothingFound: Story = {
  parameters: { msw: { handlers: [suggestions, finds([])] } },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'motor oil');
    await expect(await screen.findByText('No cocktails found for "motor oil"')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(await screen.findByText('Start typing to search for cocktails...')).toBeVisible();
  },
};

/** A failed search says so and can be tried again. */
export const Failed: Story = {
  parameters: { msw: { handlers: [suggestions, refusing('searchCocktails', 500)] } },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'negroni');
    await expect(await screen.findByText('The search did not get an answer.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenFound: Story = {
  parameters: {
    msw: {
      handlers: [
        suggestions,
        // Once, and then it is well again.
        refusing('searchCocktails', 500, { once: true }),
        finds(),
      ],
    },
  },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'negroni');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('list', { name: 'Search results' })).toBeVisible();
  },
};

/** "keyboard through the results": arrows, Home, End, typing on, Enter. */
export const ByKeyboard: Story = {
  play: async () => {
    const box = await openFromNavigation();
    await userEvent.type(box, 'gin');
    const results = await screen.findByRole('list', { name: 'Search results' });
    const links = within(results).getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(`/recipe/${FOUND[1]?.id ?? ''}`),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** "each links to /recipe/{id} and closes the overlay" */
export const Picked: Story = {
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'negroni');
    await userEvent.click(await screen.findByRole('link', { name: /Negroni/ }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/recipe/negroni'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  },
};

/** "/" and Ctrl+K open it, Escape closes it, and the focus is where it was. */
export const Shortcuts: Story = {
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Search' });
    opener.focus();
    for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.keyboard(keys);
      const box = await screen.findByRole('searchbox', { name: 'Search cocktails' });
      await expect(box).toHaveValue('');
      await userEvent.keyboard('a/b');
      await expect(box).toHaveValue('a/b');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

/** The focus goes round inside. */
export const HoldsTheFocus: Story = {
  play: async () => {
    await openFromNavigation();
    const dialog = screen.getByRole('dialog');
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const LongContent: Story = {
  parameters: { msw: { handlers: [suggestions, finds(longCocktails)] } },
  play: async () => {
    await userEvent.type(await openFromNavigation(), 'punch');
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OnAPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
