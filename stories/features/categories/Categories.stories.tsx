import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { getListCategoriesMockHandler } from '#mocks/generated/categories/categories.msw.ts';
import { CategoriesPage } from '#ui/features/categories/CategoriesPage.tsx';
import { failing, never } from '../../responses.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';

const meta: Meta<typeof CategoriesPage> = {
  title: 'Screens/Categories',
  component: CategoriesPage,
  parameters: {
    layout: 'fullscreen',
    router: { url: '/categories', path: '/categories/:category?' },
  },
  render: () => (
    <SiteFrame>
      <CategoriesPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoriesPage>;

/** The screen shows the same cards of categories as the home page. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('heading', { level: 2, name: 'Aperitif' })),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListCategoriesMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading categories...')),
};

/** The house has no category. */
export const Empty: Story = {
  parameters: { msw: { handlers: [getListCategoriesMockHandler([])] } },
  play: async () => void (await screen.findByText('No categories found')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListCategoriesMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The categories could not be loaded.')),
};
