import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  getGetMenuMockHandler,
  getGetMenuMockHandler404,
  getGetMenuResponseMock,
} from '#mocks/generated/menus/menus.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { sectionsOf } from '#ui/features/menu/menu-lines.ts';
import { MenuPage } from '#ui/features/menu/MenuPage.tsx';
import { PaperMenu, type PrintableMenu } from '#ui/features/menu/PaperMenu.tsx';
import { failing, never } from '../../responses.ts';

const meta: Meta<typeof MenuPage> = {
  title: 'Screens/Menu',
  component: MenuPage,
  parameters: { layout: 'fullscreen', router: { url: '/menu/evening-menu', path: '/menu/:id' } },
  render: () => (
    <SiteFrame>
      <MenuPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof MenuPage>;

/** The menu shows its sections in their order, with drinks that link to their recipes, and their prices. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('region', { name: 'Before dinner' })),
};

/** The visitor prints a card or a table tent. */
export const PrintOptions: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await screen.findByRole('dialog', { name: 'Print the menu' });
  },
};

/** Shows the menu on paper, as its page prints it. */
function onPaper(format: PrintableMenu['format']): Story {
  const menu = getGetMenuResponseMock();
  const sections = sectionsOf(menu, (price) => `$${price}`);
  return {
    render: () => <PaperMenu menu={menu} sections={sections} siteName="Alder & Still" format={format} />,
  };
}

export const CardOnPaper = onPaper('card');
export const TentOnPaper = onPaper('tent');

/** The menu has no drinks, or all of them are drafts. */
export const Empty: Story = {
  parameters: {
    msw: { handlers: [getGetMenuMockHandler({ ...getGetMenuResponseMock(), sections: [], cocktails: [] })] },
  },
  play: async () => void (await screen.findByText('Nothing is on this menu yet')),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getGetMenuMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading menu...')),
};

export const NotFound: Story = {
  parameters: { msw: { handlers: [getGetMenuMockHandler404()] } },
  play: async () => void (await screen.findByText('There is no such menu')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getGetMenuMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The menu could not be loaded.')),
};
