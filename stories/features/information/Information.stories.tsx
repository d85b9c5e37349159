import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { failing, pending } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { AboutPage } from '#ui/features/information/AboutPage.tsx';
import { ContactPage } from '#ui/features/information/ContactPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta = {
  title: 'Screens/About and Contact',
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/about' },
    msw: { handlers: mockSiteHandlers },
  },
};
export default meta;
type Story = StoryObj;

const framed = (page: ReactNode) => <SiteFrame>{page}</SiteFrame>;
const atContact = { router: { entry: '/contact' } };

/** "ending 'Fill every glass with love and passion... Cheers!'" */
export const About: Story = {
  render: () => framed(<AboutPage />),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    const story = screen.getByRole('main').textContent.trim();
    await expect(story).toMatch(/fellowship/);
    await expect(story).toMatch(/grandmother/);
    await expect(story).toMatch(/Fill every glass with love and passion\.\.\. Cheers!$/);
  },
};

/** "Cards: Email Us …, Call Us …, Visit Us …, Events Calendar …, and a 'Visit Our Main Website' button" */
export const Contact: Story = {
  parameters: atContact,
  render: () => framed(<ContactPage />),
  play: async () => {
    const site = exampleOf('getSite');
    for (const name of ['Email Us', 'Call Us', 'Visit Us', 'Events Calendar', 'Visit Our Distillery'])
      await expect(await screen.findByRole('heading', { name })).toBeVisible();
    const link = (name: string | RegExp) => screen.getByRole('link', { name });
    await expect(link(site.email)).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(link(site.phone)).toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
    await expect(link(new RegExp(site.address))).toHaveAttribute('href', site.mapUrl);
    await expect(link(/View Upcoming Events/)).toHaveAttribute('href', site.eventsUrl);
    await expect(link(/View Upcoming Events/)).toHaveAttribute('target', '_blank');
    await expect(link(/Visit Our Main Website/)).toHaveAttribute('href', site.mainSiteUrl);
    await expect(screen.getByText('Must be 21+ to enter premises.')).toBeVisible();
    for (const name of ['Tastings', 'Tours', 'The outdoor garden'])
      await expect(screen.getByRole('heading', { name })).toBeVisible();
  },
};

export const ContactLoading: Story = {
  parameters: { ...atContact, msw: { handlers: [pending('getSite'), ...mockSiteHandlers] } },
  render: () => framed(<ContactPage />),
  play: async () => {
    await expect(await screen.findByText('Loading contact details...')).toBeVisible();
    await expect(screen.getByText('Must be 21+ to enter premises.')).toBeVisible();
  },
};

export const ContactFailed: Story = {
  parameters: { ...atContact, msw: { handlers: [failing('getSite'), ...mockSiteHandlers] } },
  render: () => framed(<ContactPage />),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Our contact details could not be loaded.',
    );
  },
};

export const AboutOnAPhone: Story = { ...About, globals: { viewport: { value: 'phone' } } };
export const AboutDark: Story = { ...About, globals: { theme: 'dark' } };
export const ContactOnAPhone: Story = { ...Contact, globals: { viewport: { value: 'phone' } } };
export const ContactDark: Story = { ...Contact, globals: { theme: 'dark' } };
