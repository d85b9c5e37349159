import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { http } from 'msw';
import { answering, failing, pending, refusing } from '../../story-answers.ts';
import { starterCategories, starterCocktails } from '#mocks/starter-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { CollectionPage } from '#ui/features/collection/CollectionPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';
import { filters, shown } from './collection-filters.ts';

const sours = starterCategories.map((one) =>
  one.name === 'Sours' ? { ...one, cocktailCount: 12_500 } : one,
);

const large = [answering('listCategories', sours), ...mockSiteHandlers];
const at = (query: string) => ({ router: { entry: `/explore-collection?${query}` } });
const all = starterCocktails.length;

/** A collection with more recipes than one menu can hold. */
const meta: Meta<typeof CollectionPage> = {
  title: 'Screens/Large collection',
  component: CollectionPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/explore-collection' },
    msw: { handlers: large },
  },
  render: () => (
    <SiteFrame>
      <CollectionPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CollectionPage>;

/** "Categories sorted by name; each heading links to /categories/{name}; each cocktail under it links to /recipe/{id}" */
export const FirstOfEachCategory: Story = {
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Sours' }));
    await expect(section.getByRole('link', { name: 'Sours' })).toHaveAttribute('href', '/categories/Sours');
    await expect(section.getByRole('link', { name: /^Daiquiri/ })).toHaveAttribute(
      'href',
      '/recipe/daiquiri',
    );
    await expect(section.getByRole('link', { name: 'All 12,500 Sours cocktails' })).toHaveAttribute(
      'href',
      '/categories/Sours',
    );
    const aperitif = within(await screen.findByRole('region', { name: 'Aperitif' }));
    await expect(aperitif.queryByRole('link', { name: /^All / })).toBeNull();
  },
};

/** "filters by spirit, technique, glass, difficulty and 'without' an ingredient, in the address, with counts" */
export const Narrowed: Story = {
  play: async () => {
    const form = await filters();
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
    const stirred = await form.findByRole('option', { name: /^Stirred \(\d+\)$/ });
    const count = Number(/\d+/.exec(stirred.textContent)?.[0]);
    await userEvent.selectOptions(form.getByLabelText('Technique'), 'Stirred');
    await waitFor(() => expect(shown()).toBe(`${count} of ${all} cocktails`));
    await userEvent.type(form.getByLabelText('Without'), 'campari');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Negroni/ })).toBeNull());
    await expect((await screen.findAllByRole('link', { name: /^Manhattan/ }))[0]).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Tiki' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
    await expect(await screen.findByRole('link', { name: 'All 12,500 Sours cocktails' })).toBeVisible();
  },
};

/** A shared view, and more of it than one page holds. */
export const NarrowedInPages: Story = {
  parameters: {
    ...at('spirit=london-dry-gin&page=2'),
    msw: {
      handlers: [
        answering('listCollectionOptions'),
        answering('listCocktails', starterCocktails.slice(0, 40)),
        ...large,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(shown()).toBe('2,310 of 12,500 cocktails'));
    const form = await filters();
    await expect(form.getByLabelText('Spirit')).toHaveDisplayValue('London Dry Gin (2,310)');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of Explore Our Collection' }));
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Page 49' })).toHaveAttribute(
      'href',
      '/explore-collection?spirit=london-dry-gin&page=49',
    );
  },
};

export const NoMatch: Story = {
  parameters: at('spirit=unicorn-tears'),
  play: async () => {
    await expect(await screen.findByText('No cocktails match your filters')).toBeVisible();
    const form = await filters();
    await expect(form.getByLabelText('Spirit')).toHaveDisplayValue('Unicorn tears (0)');
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole collection' }));
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
  },
};

/** An address with a filter that the contract does not know. */
export const NoSuchDifficulty: Story = {
  parameters: {
    ...at('difficulty=Impossible'),
    msw: {
      handlers: [
        refusing('listCollectionOptions', 'ParameterInvalid'),
        refusing('listCocktails', 'ParameterInvalid'),
        ...large,
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('No cocktails match your filters')).toBeVisible();
  },
};

export const NarrowedLoading: Story = {
  parameters: { ...at('spirit=campari'), msw: { handlers: [pending('listCocktails'), ...large] } },
  play: async () => {
    await expect(await screen.findByText('Loading collection...')).toBeVisible();
  },
};

export const NarrowedFailed: Story = {
  parameters: { ...at('spirit=campari'), msw: { handlers: [failing('listCocktails'), ...large] } },
  play: async () => {
    await expect(await screen.findByText('The collection could not be loaded.')).toBeVisible();
  },
};

/** Without their counts the filters can still be taken off. */
export const FiltersFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/collection/options', ({ request }) =>
          request.url.includes('campari') ? new Response(null, { status: 503 }) : undefined,
        ),
        ...large,
      ],
    },
  },
  play: async () => {
    const form = await filters();
    await userEvent.selectOptions(form.getByLabelText('Spirit'), 'campari');
    await expect(await screen.findByRole('link', { name: /^Negroni/ })).toBeVisible();
    await waitFor(() => expect(shown()).toMatch(/ of /));
    await userEvent.click(form.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(shown()).toBe(`${all} cocktails`));
  },
};

export const NarrowedOnAPhone: Story = {
  parameters: at('spirit=campari'),
  globals: { viewport: { value: 'phone' } },
};
