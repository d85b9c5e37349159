import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { NotFoundPage } from '#ui/features/not-found/NotFoundPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof NotFoundPage> = {
  title: 'Screens/Not found',
  component: NotFoundPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/no/such/page' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof NotFoundPage>;

/** "titled '404 Page Not Found', text 'Did you forget to add the page to the router?'" */
export const UnknownAddress: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  },
};

export const Phone: Story = { ...UnknownAddress, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...UnknownAddress, globals: { theme: 'dark' } };
