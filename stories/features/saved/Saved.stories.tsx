import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failing, pending } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { SavedPage } from '#ui/features/saved/SavedPage.tsx';
import { LONG_WORD } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

/** What the device holds when a story begins. */
const onDevice = (saved: string) => ({
  beforeEach: () => {
    localStorage.setItem('saved-recipes', saved);
    return () => {
      for (const key of ['saved-recipes', 'shopping']) {
        localStorage.removeItem(key);
      }
    };
  },
});
const some = onDevice('daiquiri,negroni');

const meta: Meta<typeof SavedPage> = {
  title: 'Screens/Saved recipes',
  component: SavedPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/saved' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <SavedPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof SavedPage>;

const rows = () => within(screen.getByRole('list', { name: 'Saved recipes' })).getAllByRole('heading');

/** The latest first. */
export const Loaded: Story = {
  ...some,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Negroni' })).toHaveAttribute(
      'href',
      '/recipe/negroni',
    );
    await expect(rows().map(({ textContent }) => textContent)).toEqual(['Negroni', 'Daiquiri']);
  },
};

export const Empty: Story = {
  ...onDevice(''),
  play: async () => {
    await expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Explore our collection' })).toBeVisible();
  },
};

/** The ingredients of the planned drinks, added up in bottles; a tick stays until all are taken off. */
export const ShoppingForGuests: Story = {
  ...onDevice('negroni,martini'),
  play: async () => {
    await fireEvent.change(await screen.findByLabelText('Negroni'), { target: { value: '24' } });
    const list = within(await screen.findByRole('list', { name: 'To buy' }));
    await expect(list.getAllByText(/, 24 oz: 1 bottle of 750 ml/)[0]).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: /^Campari/ }));
    await expect(localStorage.getItem('shopping')).toBe('{"servings":{"negroni":24},"ticked":["campari"]}');
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Untick all, for the next time' }));
    await expect(list.getByRole('checkbox', { name: /^Campari/ })).not.toBeChecked();
    await expect(localStorage.getItem('shopping')).toBe('{"servings":{"negroni":24},"ticked":[]}');
  },
};

/** One of each for every guest, in the address; servings of a drink by itself take its place and stay on the device. */
export const ForGuests: Story = {
  ...onDevice('negroni,martini'),
  play: async () => {
    const guests = await screen.findByLabelText('Guests');
    await userEvent.type(guests, '24');
    const list = within(await screen.findByRole('list', { name: 'To buy' }));
    await expect(await list.findByText(/^, 24 oz: 1 bottle of 750 ml/, { selector: 'span' })).toBeVisible();
    await expect(screen.getByLabelText('Negroni')).toHaveValue(24);
    await fireEvent.change(screen.getByLabelText('Negroni'), { target: { value: '0' } });
    await waitFor(() => expect(list.queryByRole('checkbox', { name: /^Campari/ })).toBeNull());
    await expect(screen.getByLabelText('Martini')).toHaveValue(24);
    await expect(guests).toHaveValue(null);
    await expect(localStorage.getItem('shopping')).toBe('{"servings":{"martini":24},"ticked":[]}');
  },
};

/** The recipes of a link are added to those of the device, which stay; what it names wrongly is told. */
export const OpenedByALink: Story = {
  ...onDevice('martini,negroni'),
  parameters: { router: { entry: '/saved?recipes=negroni,daiquiri,motor-oil,%3Cb%3E&guests=8' } },
  play: async () => {
    await expect(await screen.findByText('This recipe is no longer on our menu.')).toBeVisible();
    await expect(screen.getByText('No recipes, and left out: “<b>”.')).toBeVisible();
    await expect(screen.getByLabelText('Guests')).toHaveValue(8);
    await userEvent.click(await screen.findByRole('button', { name: 'Save the other 1' }));
    await expect(localStorage.getItem('saved-recipes')).toBe('martini,negroni,daiquiri');
    await expect(await screen.findByText('You have saved all of them.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(localStorage.getItem('saved-recipes')).toBe('martini,negroni');
  },
};

/** Without sharing of its own the browser copies the link. */
export const CopyingTheLink: Story = {
  ...onDevice('negroni,martini'),
  play: async () => {
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`${location.origin}/saved?recipes=martini,negroni`),
    );
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};

/** Who makes the syrup buys its sugar. */
export const MakingTheSyrup: Story = {
  beforeEach: () => {
    const leave = onDevice('daiquiri').beforeEach();
    localStorage.setItem('shopping', '{"servings":{"daiquiri":8},"ticked":[]}');
    return () => {
      leave();
      localStorage.removeItem('makes-itself');
    };
  },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'To buy' }));
    await expect(list.getByText('Simple syrup')).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Make what is house-made/ }));
    await expect(await list.findByText('White sugar')).toBeVisible();
    await expect(list.queryByText('Simple syrup')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Simple syrup' })).toHaveAttribute(
      'href',
      '/house-made/simple-syrup',
    );
  },
};

/** Without sharing of its own the browser copies the list. */
export const SharingTheList: Story = {
  beforeEach: () => {
    const leave = onDevice('negroni').beforeEach();
    localStorage.setItem('shopping', '{"servings":{"negroni":2},"ticked":[]}');
    return leave;
  },
  play: async () => {
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('- Campari, 2 oz: 1 bottle of 750 ml'),
    );
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};

export const RemovingARecipe: Story = {
  ...some,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Negroni' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  },
};

/** The house has taken a saved recipe off its menu: it is still named, and can be removed. */
export const RecipeGone: Story = {
  ...onDevice('motor-oil,negroni'),
  play: async () => {
    await expect(await screen.findByText('This recipe is no longer on our menu.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Motor oil' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  },
};

export const Loading: Story = {
  ...some,
  parameters: { msw: { handlers: [pending('getCocktail'), ...mockSiteHandlers] } },
};

export const Failed: Story = {
  ...some,
  parameters: { msw: { handlers: [failing('getCocktail'), ...mockSiteHandlers] } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/The recipe could not be loaded/)).toHaveLength(2));
  },
};

export const LongContent: Story = {
  ...onDevice(`negroni,${LONG_WORD.toLowerCase()}`),
  play: async () => {
    await expect(await screen.findByText('This recipe is no longer on our menu.')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Negroni' })).toBeVisible();
  },
};

export const Phone: Story = { ...some, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...some, globals: { theme: 'dark' } };
