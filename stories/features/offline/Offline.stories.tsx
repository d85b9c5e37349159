import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { OfflinePage } from '#ui/features/offline/OfflinePage.tsx';
import { CACHES } from '#ui/lib/offline/cache-names.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof OfflinePage> = {
  title: 'Screens/Offline',
  component: OfflinePage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/offline?from=%2Frecipe%2Fdaiquiri' },
    msw: { handlers: mockSiteHandlers },
  },
  // What another story, or a visit, has kept in this browser.
  beforeEach: () => void caches.delete(CACHES.pages),
  render: () => (
    <SiteFrame>
      <OfflinePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof OfflinePage>;

const LONG_NAME =
  'The Last Word of the Very Long Evening at the Bar by the Old River with All of our Friends';

/** Keeps documents as the service worker does. */
async function keep(recipes: Record<string, string>): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  for (const [id, name] of Object.entries(recipes)) {
    await cache.put(`/recipe/${id}`, new Response(`<h1 class="text-screen">${name}</h1>`));
  }
}

/** A page that was never opened on this device, and no recipe that was. */
export const NothingKept: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to the bar' })).toHaveAttribute('href', '/');
  },
};

/** The recipes that were opened are offered, by name. */
export const RecipesKept: Story = {
  beforeEach: () =>
    keep({ negroni: 'Negroni', 'dark-n-stormy': 'Dark &#x27;n&#x27; Stormy', long: LONG_NAME }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Negroni' })).toHaveAttribute(
      'href',
      '/recipe/negroni',
    );
    await expect(screen.getByRole('link', { name: "Dark 'n' Stormy" })).toBeVisible();
  },
};

export const Phone: Story = { ...RecipesKept, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...RecipesKept, globals: { theme: 'dark' } };
