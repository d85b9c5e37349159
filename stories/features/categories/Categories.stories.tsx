import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, empty, failing, pending, refusing } from '../../story-answers.ts';
import { starterCocktails } from '#mocks/starter-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { CategoriesPage } from '#ui/features/categories/CategoriesPage.tsx';
import { firstPictureIsLoaded } from '../../first-picture.ts';
import { fitsTheWindow, LONG_NAME, LONG_WORD, longCategories, longCocktails } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';
import { advertPlaces, grid } from '../../recipe-grid.ts';

const meta: Meta<typeof CategoriesPage> = {
  title: 'Screens/Categories',
  component: CategoriesPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/categories/Sours', path: '/categories/:category?' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <CategoriesPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoriesPage>;

const all = { router: { entry: '/categories', path: '/categories/:category?' } };
const holding = (count: number) => ({
  msw: {
    handlers: [answering('listCocktailsOfCategory', starterCocktails.slice(0, count)), ...mockSiteHandlers],
  },
});
/** What stands in the grid, in order: recipes link inside the site, adverts out of it. */
const places = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('li'))
    .filter((place) => place !== null);

/** "Without a parameter: the category grid with the same cards" */
export const All: Story = {
  parameters: all,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Aperitif' })).toBeVisible();
    await expect(places()).toHaveLength(11);
    await firstPictureIsLoaded();
    // A phone has it in its menu, which is folded.
    const current = screen.getAllByRole('link', { name: 'Categories', current: 'page', hidden: true });
    await expect(current).not.toHaveLength(0);
  },
};

export const AllLoading: Story = {
  parameters: { ...all, msw: { handlers: [pending('listCategories'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('Loading categories...')).toBeInTheDocument();
  },
};

/** "empty state 'No categories found'" */
export const AllEmpty: Story = {
  parameters: { ...all, msw: { handlers: [empty('listCategories'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('No categories found')).toBeVisible();
  },
};

export const AllFailed: Story = {
  parameters: { ...all, msw: { handlers: [failing('listCategories'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('The categories could not be loaded.')).toBeVisible();
  },
};

/** "An advert card is inserted after every 5th cocktail when there are 5 or more" */
export const OneCategory: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sours Cocktails' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Categories' })).toHaveAttribute(
      'href',
      '/categories',
    );
    await waitFor(() => expect(advertPlaces()).toEqual([5, 11, 17]));
    await expect(grid()).toHaveLength(22);
  },
};

/** "when there are fewer than 5, one advert is placed at the end" */
export const FewerThanFive: Story = {
  parameters: holding(4),
  play: async () => {
    await waitFor(() => expect(advertPlaces()).toEqual([4]));
    await expect(grid()).toHaveLength(5);
  },
};

export const ExactlyFive: Story = {
  parameters: holding(5),
  play: async () => {
    await waitFor(() => expect(advertPlaces()).toEqual([5]));
    await expect(grid()).toHaveLength(6);
  },
};

/** "Empty state 'No cocktails found' … and an 'Add New Cocktail' link to /admin" */
export const OneCategoryEmpty: Story = {
  parameters: holding(0),
  play: async () => {
    await expect(await screen.findByText('No cocktails found')).toBeVisible();
    await expect(screen.getByText('No Sours cocktails are available at the moment.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Add New Cocktail' })).toHaveAttribute('href', '/admin');
  },
};

/** An unknown category has no cocktails either. */
export const OneCategoryUnknown: Story = {
  parameters: { msw: { handlers: [refusing('listCocktailsOfCategory', 404), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('No cocktails found')).toBeVisible();
  },
};

export const OneCategoryLoading: Story = {
  parameters: { msw: { handlers: [pending('listCocktailsOfCategory'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('Loading cocktails...')).toBeInTheDocument();
  },
};

export const OneCategoryFailed: Story = {
  parameters: { msw: { handlers: [failing('listCocktailsOfCategory'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('The cocktails could not be loaded.')).toBeVisible();
  },
};

export const AllLongContent: Story = {
  parameters: {
    ...all,
    msw: { handlers: [answering('listCategories', longCategories), ...mockSiteHandlers] },
  },
  play: async () => {
    await expect((await screen.findAllByRole('heading', { level: 2, name: LONG_NAME }))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OneCategoryLongContent: Story = {
  parameters: {
    router: {
      entry: `/categories/${encodeURIComponent(LONG_WORD)}`,
      path: '/categories/:category?',
    },
    msw: {
      handlers: [
        answering('listCategories', longCategories),
        answering('listCocktailsOfCategory', longCocktails),
        ...mockSiteHandlers,
      ],
    },
  },
  play: async () => {
    await expect((await screen.findAllByRole('heading', { level: 2, name: LONG_NAME }))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const AllOnAPhone: Story = { parameters: all, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AllDark: Story = { ...All, globals: { theme: 'dark' } };

export const Dark: Story = { ...OneCategory, globals: { theme: 'dark' } };
