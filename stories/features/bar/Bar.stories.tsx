import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import {
  getGetBarMockHandler,
  getListCocktailsMockHandler,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { BarPage } from '#ui/features/bar/BarPage.tsx';
import { failing, never } from '../../responses.ts';

const meta: Meta<typeof BarPage> = {
  title: 'Screens/My bar',
  component: BarPage,
  parameters: { layout: 'fullscreen', router: { url: '/my-bar?have=london-dry-gin,campari' } },
  render: () => (
    <SiteFrame>
      <BarPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof BarPage>;

/** The page shows the bottles, their drinks, and the bottle that would add most drinks. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('searchbox', { name: 'Find a bottle' })),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getGetBarMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading bottles...')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getGetBarMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The bottles could not be loaded.')),
};

/** The bottles are loaded, but their drinks are not. */
export const DrinksFailed: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The cocktails could not be loaded.')),
};
