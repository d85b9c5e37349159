import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { OfflinePage } from '#ui/features/offline/OfflinePage.tsx';
import { CACHES } from '#ui/lib/stored/device-caches.ts';

const meta: Meta<typeof OfflinePage> = {
  title: 'Screens/Offline',
  component: OfflinePage,
  parameters: { layout: 'fullscreen', router: { url: '/offline?from=%2Frecipe%2Fdaiquiri' } },
  beforeEach: () => void caches.delete(CACHES.pages),
  render: () => (
    <SiteFrame>
      <OfflinePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof OfflinePage>;

/** The page was never opened on this device, and neither was any recipe. */
export const NothingStored: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('heading', { name: 'You are offline' })),
};

/** The page offers the opened recipes by name. */
export const RecipesStored: Story = {
  beforeEach: async () => {
    const cache = await caches.open(CACHES.pages);
    await cache.put('/recipe/negroni', new Response('<h1 class="text-screen">Negroni</h1>'));
  },
  play: async () => void (await screen.findByRole('link', { name: 'Negroni' })),
};
