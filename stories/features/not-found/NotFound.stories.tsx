import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { NotFoundPage } from '#ui/features/not-found/NotFoundPage.tsx';

const meta: Meta<typeof NotFoundPage> = {
  title: 'Screens/Not found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', router: { url: '/no/such/page' } },
  render: () => (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  ),
};
export default meta;

/** Every URL without a page shows this screen, with status 404. */
export const UnknownAddress: StoryObj<typeof NotFoundPage> = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByText('Did you forget to add the page to the router?')),
};
