import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { starterCocktails } from '#mocks/starter-answers.ts';
import { CollectionPage } from '#ui/features/collection/CollectionPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';
import { filters, shown } from './collection-filters.ts';

function CollectionWithAddress() {
  const { search } = useLocation();
  return (
    <main className="house min-h-dvh pb-20">
      <CollectionPage />
      <output aria-label="Address" hidden>
        {search}
      </output>
    </main>
  );
}

const meta: Meta<typeof CollectionWithAddress> = {
  title: 'Screens/Collection filters',
  component: CollectionWithAddress,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/explore-collection' },
    msw: { handlers: mockSiteHandlers },
  },
};
export default meta;
type Story = StoryObj<typeof CollectionWithAddress>;

const all = starterCocktails.length;
const address = () => screen.getByLabelText('Address').textContent;

/** The count on an option is what choosing it shows, and both are kept in the address. */
export const Choosing: Story = {
  play: async () => {
    const form = await filters();
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
    const stirred = form.getByRole('option', { name: /^Stirred \(\d+\)$/ });
    const count = Number(/\d+/.exec(stirred.textContent)?.[0]);
    await userEvent.selectOptions(form.getByLabelText('Technique'), 'Stirred');
    await waitFor(() => expect(shown()).toBe(`${count} of ${all} cocktails`));
    await waitFor(() => expect(address()).toBe('?technique=Stirred'));
    await userEvent.selectOptions(form.getByLabelText('Difficulty'), 'Easy');
    await waitFor(() => expect(address()).toBe('?technique=Stirred&difficulty=Easy'));
  },
};

export const Cleared: Story = {
  parameters: { router: { entry: '/explore-collection?technique=Stirred&difficulty=Easy' } },
  play: async () => {
    const form = await filters();
    await userEvent.click(form.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(address()).toBe(''));
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
  },
};

/** 'without' an ingredient */
export const Without: Story = {
  play: async () => {
    const form = await filters();
    await userEvent.type(form.getByLabelText('Without'), 'gin, campari');
    await waitFor(() => expect(address()).toBe('?without=gin%2C+campari'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Negroni/ })).toBeNull());
    await expect((await screen.findAllByRole('link', { name: /^Mojito/ }))[0]).toBeVisible();
  },
};

/** A guest with an allergy must not take a thing that nothing here is called for a filter. */
export const WithoutAnUnknownThing: Story = {
  parameters: { router: { entry: '/explore-collection?without=zzzz,mint' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing is left out for “zzzz”: no ingredient',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Take off without mint' }));
    await waitFor(() => expect(address()).toBe('?without=zzzz'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take off/ })).toBeNull());
    await expect(screen.getByRole('alert')).toBeVisible();
  },
};

/** A shared view: categories without a match are left out. */
export const FromTheAddress: Story = {
  parameters: { router: { entry: '/explore-collection?technique=Stove+Top' } },
  play: async () => {
    const form = await filters();
    await expect(form.getByLabelText('Technique')).toHaveValue('Stove Top');
    await expect(screen.queryByText('No cocktails in this category')).toBeNull();
    await expect(screen.queryByRole('link', { name: /^Negroni/ })).toBeNull();
  },
};

export const NoMatch: Story = {
  parameters: { router: { entry: '/explore-collection?spirit=unicorn-tears' } },
  play: async () => {
    await expect(await screen.findByText('No cocktails match your filters')).toBeVisible();
    const form = await filters();
    await expect(form.getByLabelText('Spirit')).toHaveDisplayValue('Unicorn tears (0)');
  },
};

export const NoMatchLeft: Story = {
  parameters: { router: { entry: '/explore-collection?spirit=unicorn-tears' } },
  play: async () => {
    await screen.findByText('No cocktails match your filters');
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole collection' }));
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
  },
};

/** "sort by name, strength, newest; each drink once when filtered or sorted" */
export const Sorted: Story = {
  play: async () => {
    const form = await filters();
    await userEvent.selectOptions(form.getByLabelText('Sort by'), 'Strength');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /%$/ })[0]).toHaveTextContent(/^Old Fashioned/),
    );
    await expect(screen.getAllByRole('link', { name: /^Negroni/ })).toHaveLength(1);
    await expect(screen.queryByRole('region', { name: 'Sours' })).toBeNull();
  },
};

export const AsCards: Story = {
  parameters: { router: { entry: '/explore-collection?taste=bitter&view=cards' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Negroni', level: 2 })).toBeVisible();
    await expect(screen.getByText('Stirred · 20%')).toBeVisible();
  },
};

export const FreeFrom: Story = {
  play: async () => {
    const form = await filters();
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
    const egg = form.getByLabelText('Egg');
    // In the document: the browser scrolls to what is clicked.
    const place = () => [egg.getBoundingClientRect().x + scrollX, egg.getBoundingClientRect().y + scrollY];
    const before = place();
    await userEvent.click(egg);
    await userEvent.click(await form.findByLabelText('Milk'));
    await waitFor(() => expect(address()).toBe('?freeFrom=egg%2Cmilk'));
    await screen.findByRole('button', { name: /^Take off free from/ });
    await expect(place()).toEqual(before);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Ramos/ })).toBeNull());
    await userEvent.click(await form.findByRole('button', { name: 'Take off free from egg,milk' }));
    await waitFor(() => expect(address()).toBe(''));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
