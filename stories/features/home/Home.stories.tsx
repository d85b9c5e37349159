import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { getListCategoriesMockHandler } from '#mocks/generated/categories/categories.msw.ts';
import { getListCocktailsMockHandler } from '#mocks/generated/cocktails/cocktails.msw.ts';
import { getListMyAdsMockHandler } from '#mocks/generated/myads/myads.msw.ts';
import { HomePage } from '#ui/features/home/HomePage.tsx';
import { failing, never } from '../../responses.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';

const meta: Meta<typeof HomePage> = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SiteFrame>
      <HomePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof HomePage>;

/** Up to 5 featured cocktails with one active advert, and the categories by name. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('heading', { level: 3, name: 'Aperitif' })),
};

/** Placeholders have the size of the cards, so that nothing moves when the cards arrive. */
export const Loading: Story = {
  parameters: {
    msw: { handlers: [getListCocktailsMockHandler(never), getListCategoriesMockHandler(never)] },
  },
  play: async () => void (await screen.findByText('Loading featured cocktails...')),
};

/** Without featured cocktails, a hint leads the administrator to the dashboard. */
export const Empty: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler([]), getListCategoriesMockHandler([])] } },
  play: async () => {
    await screen.findByText(/Mark cocktails as featured/);
    await screen.findByText('No categories available yet.');
  },
};

/** Without an active advert, the page has no gap for one. */
export const WithoutAdverts: Story = {
  parameters: { msw: { handlers: [getListMyAdsMockHandler([])] } },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [getListCocktailsMockHandler(failing), getListCategoriesMockHandler(failing)] },
  },
  play: async () => {
    await screen.findByText('The featured cocktails could not be loaded.');
    await screen.findByText('The categories could not be loaded.');
  },
};
