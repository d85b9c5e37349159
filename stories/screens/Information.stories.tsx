import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { getGetSiteMockHandler, getGetSiteResponseMock } from '#mocks/generated/site/site.msw.ts';
import { failing, slow } from '#mocks/scenarios.ts';
import { AboutPage } from '#ui/features/information/AboutPage.tsx';
import { ContactPage } from '#ui/features/information/ContactPage.tsx';

const meta: Meta = {
  title: 'Screens/Information',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: { handlers: [getGetSiteMockHandler()] } },
};
export default meta;
type Story = StoryObj;

const framed = (page: ReactNode) => <main className="house min-h-dvh pb-20">{page}</main>;

/** "ending 'Fill every glass with love and passion... Cheers!'" */
export const About: Story = {
  render: () => framed(<AboutPage />),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvasElement.textContent.trim()).toMatch(/fellowship/);
    await expect(canvasElement.textContent.trim()).toMatch(/grandmother/);
    await expect(canvasElement.textContent.trim()).toMatch(
      /Fill every glass with love and passion\.\.\. Cheers!$/,
    );
  },
};

/** "Cards: Email Us …, Call Us …, Visit Us …, Events Calendar …, and a 'Visit Our Main Website' button" */
export const Contact: Story = {
  render: () => framed(<ContactPage />),
  play: async () => {
    const site = getGetSiteResponseMock();
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
  parameters: { msw: { handlers: [slow('getSite')] } },
  render: () => framed(<ContactPage />),
  play: async () => {
    await expect(await screen.findByText('Loading contact details...')).toBeVisible();
    await expect(screen.getByText('Must be 21+ to enter premises.')).toBeVisible();
  },
};

export const ContactFailed: Story = {
  parameters: { msw: { handlers: [failing('getSite')] } },
  render: () => framed(<ContactPage />),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Our contact details could not be loaded.',
    );
  },
};
