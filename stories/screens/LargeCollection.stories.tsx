import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { getListCategoriesMockHandler } from '#mocks/generated/categories/categories.msw.ts';
import { starterCategories } from '#mocks/starter-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { CollectionPage } from '#ui/features/collection/CollectionPage.tsx';
import { mockSiteHandlers } from '../mock-site/mock-site-handlers.ts';

const sours = starterCategories.map((one) =>
  one.name === 'Sours' ? { ...one, cocktailCount: 12_500 } : one,
);

/** A collection with more recipes than one menu can hold. */
const meta: Meta<typeof CollectionPage> = {
  title: 'Screens/Large collection',
  component: CollectionPage,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    router: { entry: '/explore-collection' },
    msw: { handlers: [getListCategoriesMockHandler(sours), ...mockSiteHandlers] },
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
