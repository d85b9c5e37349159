import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering } from '../../story-answers.ts';
import { starterCategories, starterCocktails } from '#mocks/starter-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { CategoriesPage } from '#ui/features/categories/CategoriesPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';
import { advertPlaces, grid } from '../../recipe-grid.ts';

/** A category with more cocktails than a page shows. */
const meta: Meta<typeof CategoriesPage> = {
  title: 'Screens/Category in pages',
  component: CategoriesPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <SiteFrame>
      <CategoriesPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoriesPage>;

const paged = (page: number, count: number) => ({
  router: { entry: `/categories/Sours?page=${page}`, path: '/categories/:category?' },
  msw: {
    handlers: [
      answering('listCocktailsOfCategory', starterCocktails.slice(0, count)),
      answering(
        'listCategories',
        starterCategories.map((one) => (one.name === 'Sours' ? { ...one, cocktailCount: 94 } : one)),
      ),
      ...mockSiteHandlers,
    ],
  },
});

/** A large category comes in pages, each with an address of its own. */
export const FirstOfManyPages: Story = {
  parameters: paged(1, 30),
  play: async () => {
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of Sours Cocktails' }));
    await expect(pages.getByRole('link', { name: 'Page 1', current: 'page' })).toBeVisible();
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/categories/Sours?page=2',
    );
    await expect(pages.getByRole('link', { name: 'Page 4' })).toBeVisible();
    await expect(pages.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await waitFor(() => expect(advertPlaces()).toEqual([5, 11, 17, 23, 29, 35]));
  },
};

export const LastOfManyPages: Story = {
  parameters: paged(4, 4),
  play: async () => {
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of Sours Cocktails' }));
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/categories/Sours?page=3',
    );
    await expect(pages.queryByRole('link', { name: 'Next page' })).toBeNull();
    await expect(grid()).toHaveLength(4);
  },
};

/** An address that was right before cocktails were deleted. */
export const BeyondTheLastPage: Story = {
  parameters: paged(9, 0),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      'href',
      '/categories/Sours',
    );
  },
};
