import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { getGetSiteMockHandler } from '#mocks/generated/site/site.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { AboutPage } from '#ui/features/information/AboutPage.tsx';
import { ContactPage } from '#ui/features/information/ContactPage.tsx';
import { failing, never } from '../../responses.ts';

const contact = {
  router: { url: '/contact' },
  render: () => (
    <SiteFrame>
      <ContactPage />
    </SiteFrame>
  ),
};

const meta: Meta = {
  title: 'Screens/About and Contact',
  parameters: { layout: 'fullscreen', router: contact.router },
  render: contact.render,
};
export default meta;
type Story = StoryObj;

/** The page tells the founder's story. */
export const About: Story = {
  tags: ['screenshot'],
  parameters: { router: { url: '/about' } },
  render: () => (
    <SiteFrame>
      <AboutPage />
    </SiteFrame>
  ),
};

/** Each card is one way to reach the house: e-mail, telephone, a visit, or an event. */
export const Contact: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByText('Visit Our Main Website')),
};

export const ContactLoading: Story = {
  parameters: { msw: { handlers: [getGetSiteMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading contact details...')),
};

export const ContactFailed: Story = {
  parameters: { msw: { handlers: [getGetSiteMockHandler(failing)] } },
  play: async () => void (await screen.findByText(/Our contact details could not be loaded/)),
};
