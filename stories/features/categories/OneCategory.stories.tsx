import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { getListCategoriesMockHandler } from '#mocks/generated/categories/categories.msw.ts';
import { getListCocktailsOfCategoryMockHandler } from '#mocks/generated/cocktails/cocktails.msw.ts';
import { starterCategories, starterCocktails } from '#mocks/starter-items.ts';
import { CategoriesPage } from '#ui/features/categories/CategoriesPage.tsx';
import { failing, never } from '../../responses.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';

const path = '/categories/:category?';

const meta: Meta<typeof CategoriesPage> = {
  title: 'Screens/One category',
  component: CategoriesPage,
  parameters: { layout: 'fullscreen', router: { url: '/categories/Sours', path } },
  render: () => (
    <SiteFrame>
      <CategoriesPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoriesPage>;

const holding = (count: number) => ({
  msw: { handlers: [getListCocktailsOfCategoryMockHandler(starterCocktails.slice(0, count))] },
});

/** An advert follows every 5th cocktail. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Sours Cocktails' });
    await screen.findByRole('heading', { level: 2, name: 'Daiquiri' });
  },
};

/** With fewer than 5 cocktails, one advert is at the end. */
export const FewerThanFive: Story = {
  parameters: holding(4),
};

/** A category without cocktails leads the administrator to the dashboard, to add the first one. */
export const Empty: Story = {
  parameters: holding(0),
  play: async () => {
    await screen.findByText('No cocktails found');
    await screen.findByRole('link', { name: 'Add New Cocktail' });
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListCocktailsOfCategoryMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading cocktails...')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListCocktailsOfCategoryMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The cocktails could not be loaded.')),
};

const large = (page: number, count: number) => ({
  router: { url: `/categories/Sours?page=${page}`, path },
  msw: {
    handlers: [
      getListCocktailsOfCategoryMockHandler(starterCocktails.slice(0, count)),
      getListCategoriesMockHandler(
        starterCategories.map((category) =>
          category.name === 'Sours' ? { ...category, cocktailCount: 94 } : category,
        ),
      ),
    ],
  },
});

/** A large category has several pages, each with a URL. */
export const FirstOfManyPages: Story = {
  parameters: large(1, 6),
  play: async () => void (await screen.findByRole('navigation', { name: 'Pages of Sours Cocktails' })),
};

/** The URL names a page that existed before cocktails were deleted. */
export const BeyondTheLastPage: Story = {
  parameters: large(9, 0),
  play: async () => void (await screen.findByRole('link', { name: 'Back to the first page' })),
};
