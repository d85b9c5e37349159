import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { failing, pending } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { PartyPage } from '#ui/features/saved/party/PartyPage.tsx';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

/** The story's address, which holds the party. */
function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

const at = (entry: string) => ({ router: { entry } });
const TWO = at('/party?guests=8&each=2&drinks=negroni,mojito');

const meta: Meta<typeof PartyPage> = {
  title: 'Screens/A party',
  component: PartyPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    ...TWO,
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <PartyPage />
      <div hidden>
        <Address />
      </div>
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof PartyPage>;

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const expectAddress = (search: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(search));

/** Glasses, bottles, a jug with its water, and what is made glass by glass. */
export const Planned: Story = {
  play: async () => {
    await expect(await screen.findByText('8 guests, 8 of each drink')).toBeVisible();
    await expect(
      (await list('To buy')).getByText(/8 oz: 1 bottle of 750 ml/, { selector: 'li:first-of-type *' }),
    ).toBeVisible();
    await expect((await list('Glasses')).getByText('Rocks glass')).toBeVisible();
    await expect((await list('For the jug of Negroni')).getByText(/^Water, in the place/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** Guests and drinks are written into the address, which is the link to send. */
export const Planning: Story = {
  parameters: at('/party'),
  play: async () => {
    await expect(await screen.findByText('No drinks yet')).toBeVisible();
    await fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '12' } });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a drink' }), 'negroni');
    await userEvent.click(await screen.findByRole('button', { name: /^Add Negroni/ }));
    await expect(await screen.findByText('12 guests, 24 of each drink')).toBeVisible();
    await expectAddress('?guests=12&each=2&drinks=negroni');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Negroni' }));
    await expect(await screen.findByText('No drinks yet')).toBeVisible();
  },
};

export const NoDrinks: Story = { parameters: at('/party') };

export const DrinkGone: Story = {
  parameters: at('/party?drinks=negroni,motor-oil'),
  play: async () => {
    await expect(await screen.findByText(/No longer on our menu, and left out: Motor oil\./)).toBeVisible();
    await expect(await screen.findByText('8 guests, 16 of each drink')).toBeVisible();
  },
};

export const AllDrinksGone: Story = {
  parameters: at('/party?drinks=motor-oil'),
  play: async () => {
    await expect(await screen.findByText(/No longer on our menu, and left out: Motor oil\./)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [pending('getCocktail'), ...mockSiteHandlers] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [failing('getCocktail'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText(/The drinks could not be loaded/)).toBeVisible();
  },
};

/** What was planned stays, as at home without a network. */
export const NotUpToDate: Story = {
  parameters: {
    ...at('/party?drinks=negroni'),
    msw: {
      handlers: [
        http.get('*/api/cocktails/mojito', () => new Response(null, { status: 503 })),
        ...mockSiteHandlers,
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('8 guests, 16 of each drink')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a drink' }), 'mojito');
    await userEvent.click(await screen.findByRole('button', { name: /^Add Mojito/ }));
    await expect(await screen.findByText('The plan could not be brought up to date.')).toBeVisible();
    await expect(screen.getByText('8 guests, 16 of each drink')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mojito' }));
    await waitFor(() => expect(screen.queryByText(/could not be brought up to date/)).toBeNull());
    await expect(screen.getByText('8 guests, 16 of each drink')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
