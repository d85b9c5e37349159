import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, failing, pending, refusing } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { MenuPage } from '#ui/features/menu/MenuPage.tsx';
import { LONG_NAME, LONG_TEXT } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof MenuPage> = {
  title: 'Screens/Menu',
  component: MenuPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/menu/evening-menu' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <MenuPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof MenuPage>;

const withHandlers = (...handlers: (typeof mockSiteHandlers)[number][]) => ({
  msw: { handlers: [...handlers, ...mockSiteHandlers] },
});
const example = exampleOf('getMenu');

/** Sections in their order, and in them drinks that lead to their recipes, with what they cost. */
export const Loaded: Story = {
  play: async () => {
    const first = within(await screen.findByRole('region', { name: 'To begin with' }));
    await expect(first.getByRole('link', { name: 'French 75' })).toHaveAttribute('href', '/recipe/french-75');
    await expect(first.getByText(/14[.,]00/)).toBeVisible();
    await expect(first.getByText('Gin, lemon and sparkling wine')).toBeVisible();
  },
};

/** As a card, a table tent or a poster. */
export const Printing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print the menu' }));
    await userEvent.selectOptions(await dialog.findByLabelText('As'), 'Poster, 11 × 17 in');
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
  },
};

export const Loading: Story = { parameters: withHandlers(pending('getMenu')) };

/** All of its drinks are drafts, or there are none yet. */
export const Empty: Story = {
  parameters: withHandlers(answering('getMenu', { ...example, sections: [], cocktails: [] })),
  play: async () => {
    await expect(await screen.findByText('Nothing is on this menu yet')).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: withHandlers(refusing('getMenu', 404)),
  play: async () => {
    await expect(await screen.findByText('There is no such menu')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: withHandlers(failing('getMenu')),
  play: async () => {
    await expect(await screen.findByText('The menu could not be loaded.')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: withHandlers(
    answering('getMenu', {
      ...example,
      ...{ name: LONG_NAME, introduction: LONG_TEXT },
      sections: [
        { title: LONG_NAME, drinks: [{ cocktail: 'negroni', price: '1234567.125', note: LONG_TEXT }] },
      ],
      cocktails: [{ id: 'negroni', name: LONG_NAME }],
    }),
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
