import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { getGetSiteMockHandler } from '#mocks/generated/site/site.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { never } from '../responses.ts';

const meta: Meta<typeof SiteFrame> = {
  title: 'Components/Site frame',
  tags: ['autodocs'],
  component: SiteFrame,
  parameters: { layout: 'fullscreen', router: { url: '/categories/Sours' } },
  args: { children: <h1 className="py-20 text-screen">The screen stands here</h1> },
};
export default meta;
type Story = StoryObj<typeof SiteFrame>;

/** The header marks Categories as the current screen, and the footer repeats the links. */
export const HeaderAndFooter: Story = {
  play: async () => void (await screen.findByText('Quick Links')),
};

/** A phone has a menu. */
export const PhoneMenuOpen: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('navigation', { name: 'Menu' });
  },
};

/** The house's details are not loaded yet. */
export const WithoutContactData: Story = {
  parameters: { msw: { handlers: [getGetSiteMockHandler(never)] } },
  play: async () => {
    const followUs = await screen.findByRole('region', { name: 'Follow Us' });
    await expect(followUs.querySelector('a')).toBeNull();
  },
};
