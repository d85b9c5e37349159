import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, empty, failing, pending } from '../../story-answers.ts';
import { starterCategories } from '#mocks/starter-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { CollectionPage } from '#ui/features/collection/CollectionPage.tsx';
import { fitsTheWindow, LONG_NAME, longCategories, longCocktails } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof CollectionPage> = {
  title: 'Screens/Collection',
  component: CollectionPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/explore-collection' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <CollectionPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CollectionPage>;

const sidebar = () => within(screen.getByRole('complementary', { name: 'Featured' }));

/** "Categories sorted by name; each heading links to /categories/{name}; each cocktail under it links to /recipe/{id}" */
export const Loaded: Story = {
  play: async () => {
    await expect(
      screen.getByText('Discover our carefully curated cocktail recipes organized by category'),
    ).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Aperitif' })).toHaveAttribute(
      'href',
      '/categories/Aperitif',
    );
    await expect(screen.getAllByRole('link', { name: /^Negroni/ })[0]).toHaveAttribute(
      'href',
      '/recipe/negroni',
    );
  },
};

/** "A sticky 'Featured' sidebar shows up to 4 active ads"; "hover text is both tooltip and caption" */
export const FourAdverts: Story = {
  play: async () => {
    await waitFor(() => expect(sidebar().getAllByRole('link')).toHaveLength(4));
    for (const link of sidebar().getAllByRole('link')) await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** "With none: 'No featured content available'" */
export const NoAdverts: Story = {
  parameters: { msw: { handlers: [empty('listMyAds'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('No featured content available')).toBeVisible();
  },
};

/** "an empty category shows 'No cocktails in this category'" */
export const EmptyCategory: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('listCategories', [
          ...starterCategories,
          {
            id: 'frozen',
            name: 'Frozen',
            description: 'Not yet.',
            photo: null,
            imageAlt: null,
            imageFocus: null,
            status: 'published',
            shownFrom: null,
            shownUntil: null,
            cocktailCount: 0,
            version: 1,
          },
        ]),
        ...mockSiteHandlers,
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('No cocktails in this category')).toBeVisible();
  },
};

/** "'Loading collection...' while loading" */
export const Loading: Story = {
  parameters: { msw: { handlers: [pending('listCocktails'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('Loading collection...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [failing('listCocktails'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('The collection could not be loaded.')).toBeVisible();
  },
};

/** "an empty collection": no category at all. */
export const Empty: Story = {
  parameters: { msw: { handlers: [empty('listCategories'), empty('listCocktails'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Explore Our Collection' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading collection...')).toBeNull());
  },
};

export const LongContent: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('listCategories', longCategories),
        answering('listCocktails', longCocktails),
        ...mockSiteHandlers,
      ],
    },
  },
  play: async () => {
    await expect((await screen.findAllByRole('link', { name: LONG_NAME }))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };
