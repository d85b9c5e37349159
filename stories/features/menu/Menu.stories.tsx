import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  getGetMenuMockHandler,
  getGetMenuMockHandler404,
  getGetMenuResponseMock,
} from '#mocks/generated/menus/menus.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { menuDocument, type MenuPaper } from '#ui/features/menu/menu-document.ts';
import { MenuPage } from '#ui/features/menu/MenuPage.tsx';
import { qrSvg } from '#ui/lib/print/qr-svg.ts';
import { failing, never } from '../../answers.ts';
import { PrintedPage } from '../../PrintedPage.tsx';

const meta: Meta<typeof MenuPage> = {
  title: 'Screens/Menu',
  component: MenuPage,
  parameters: { layout: 'fullscreen', router: { entry: '/menu/evening-menu', path: '/menu/:id' } },
  render: () => (
    <SiteFrame>
      <MenuPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof MenuPage>;

/** Sections in their order, and in them drinks that lead to their recipes, with what they cost. */
export const Loaded: Story = {
  tags: ['picture'],
  play: async () => void (await screen.findByRole('region', { name: 'Before dinner' })),
};

/** As a card or a table tent. */
export const PrintOptions: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await screen.findByRole('dialog', { name: 'Print the menu' });
  },
};

const ADDRESS = 'https://alderandstill.example/menu/evening';

/** The menu on paper, with two drinks. */
function onPaper(paper: MenuPaper): Story {
  const lines = [
    {
      id: 'americano',
      name: 'Americano',
      price: '$11',
      note: 'Long',
      glassware: null,
      allergens: 'Contains sulphites',
    },
    {
      id: 'negroni',
      name: 'Negroni',
      price: '$13',
      note: '',
      glassware: null,
      allergens: 'Contains sulphites',
    },
  ];
  return {
    render: () => (
      <PrintedPage
        title="The printed menu"
        document={menuDocument(
          {
            name: 'Evening menu',
            introduction: 'From six to midnight.',
            parts: [{ title: 'Before dinner', lines }],
            house: 'Alder & Still',
            address: ADDRESS,
            code: qrSvg(ADDRESS),
          },
          paper,
        )}
      />
    ),
  };
}

export const CardOnPaper = onPaper('card');
export const TentOnPaper = onPaper('tent');

/** All of its drinks are drafts, or there are none yet. */
export const Empty: Story = {
  parameters: {
    msw: { handlers: [getGetMenuMockHandler({ ...getGetMenuResponseMock(), sections: [], cocktails: [] })] },
  },
  play: async () => void (await screen.findByText('Nothing is on this menu yet')),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getGetMenuMockHandler(never)] } },
};

export const NotFound: Story = {
  parameters: { msw: { handlers: [getGetMenuMockHandler404()] } },
  play: async () => void (await screen.findByText('There is no such menu')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getGetMenuMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The menu could not be loaded.')),
};
