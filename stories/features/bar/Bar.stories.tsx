import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failing, pending } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { BarPage } from '#ui/features/bar/BarPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof BarPage> = {
  title: 'Screens/My bar',
  component: BarPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/my-bar' },
    msw: { handlers: mockSiteHandlers },
  },
  beforeEach: () => localStorage.removeItem('bottles'),
  render: () => (
    <SiteFrame>
      <BarPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof BarPage>;

const GIN_AND_CAMPARI = { router: { entry: '/my-bar?have=london-dry-gin,campari' } };

/** "choose the bottles that one has (… typo-forgiving)", and they stay on the device. */
export const Choosing: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a bottle' }), 'campri');
    await userEvent.click(await screen.findByLabelText('Campari'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await userEvent.click(screen.getByLabelText('London dry gin'));
    await userEvent.click(screen.getByLabelText('Sweet vermouth'));
    await expect(await screen.findByRole('heading', { name: 'Negroni' })).toBeVisible();
    await expect(localStorage.getItem('bottles')).toBe('campari,london-dry-gin,sweet-vermouth');
    await userEvent.click(screen.getByRole('button', { name: 'Put all away' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Negroni' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('heading', { name: 'Negroni' })).toBeVisible();
  },
};

/** "which one bottle would open most drinks" */
export const OneBottleMore: Story = {
  parameters: GIN_AND_CAMPARI,
  play: async () => {
    const next = within(await screen.findByRole('region', { name: 'One bottle more' }));
    await userEvent.click(next.getByRole('button', { name: /Sweet vermouth$/ }));
    await expect(await screen.findByRole('heading', { name: 'Negroni' })).toBeVisible();
  },
};

/** "a bottle that is missing shows what may stand in" */
export const StandIns: Story = {
  parameters: GIN_AND_CAMPARI,
  play: async () => {
    const next = within(await screen.findByRole('region', { name: 'One bottle more' }));
    await expect(await next.findByRole('link', { name: /vermouth from leftover wine/ })).toBeVisible();
  },
};

/** "My bar says what it takes for granted", and a device takes off what its kitchen lacks. */
export const WithoutCream: Story = {
  parameters: { router: { entry: '/my-bar?have=coffee-liqueur,vodka' } },
  beforeEach: () => {
    localStorage.removeItem('lacking');
    return () => localStorage.removeItem('lacking');
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'White Russian' })).toBeVisible();
    await userEvent.click(screen.getByText(/^Taken for granted: lemons, limes/));
    await userEvent.click(screen.getByLabelText('Cream'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'White Russian' })).toBeNull());
    await expect(localStorage.getItem('lacking')).toBe('cream');
    await expect(screen.getByRole('group', { name: 'Wines' })).toBeVisible();
  },
};

/** "what is new for one's own bottles" */
export const NewForTheBottles: Story = {
  parameters: GIN_AND_CAMPARI,
  beforeEach: () => {
    localStorage.setItem('visits', `2020-01-01T00:00:00.000Z ${new Date().toISOString()}`);
    return () => localStorage.removeItem('visits');
  },
  play: async () => {
    const summary = await screen.findByText(/new for your bottles since your last visit$/);
    await userEvent.click(summary);
    const names = within(summary.parentElement ?? summary);
    await expect(names.getByRole('link', { name: 'Tom Collins' })).toBeVisible();
  },
};

export const NoBottle: Story = {
  play: async () => {
    await expect(await screen.findByText('0 bottles')).toBeVisible();
    await expect(screen.queryByRole('region', { name: /^You can make/ })).toBeNull();
  },
};

export const UnknownBottle: Story = {
  parameters: { router: { entry: '/my-bar?have=unicorn tears' } },
  play: async () => {
    await expect(await screen.findByText('0 bottles; nobody here knows Unicorn tears')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [pending('getBar'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('Loading bottles...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [failing('getBar'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('The bottles could not be loaded.')).toBeVisible();
  },
};

/** What was there stays, and so do the bottles that are ticked. */
export const NotUpToDate: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/bar', ({ request }) =>
          request.url.includes('campari') ? new Response(null, { status: 503 }) : undefined,
        ),
        ...mockSiteHandlers,
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Campari'));
    await expect(await screen.findByText(/could not be brought up to date/)).toBeVisible();
    await expect(screen.getByLabelText('Campari')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Campari'));
    await waitFor(() => expect(screen.queryByText(/could not be brought up to date/)).toBeNull());
  },
};

/** The bottles are there, and what they make is not. */
export const DrinksFailed: Story = {
  parameters: { ...GIN_AND_CAMPARI, msw: { handlers: [failing('listCocktails'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText('The cocktails could not be loaded.')).toBeVisible();
  },
};

export const Phone: Story = { parameters: GIN_AND_CAMPARI, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { parameters: GIN_AND_CAMPARI, globals: { theme: 'dark' } };
