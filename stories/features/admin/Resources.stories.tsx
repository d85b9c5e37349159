import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { getDeleteItemsMockHandler, getDeleteItemsResponseMock } from '#mocks/generated/bulk/bulk.msw.ts';
import {
  getCreateSpiritMockHandler409,
  getGetSpiritMockHandler,
  getListSpiritsMockHandler,
  getUpdateSpiritMockHandler412,
} from '#mocks/generated/spirits/spirits.msw.ts';
import { starterSpirits } from '#mocks/starter-items.ts';
import { failing, never } from '../../responses.ts';
import { AdminStory, atTab, dashboardShown, loggedIn, press } from './AdminStory.tsx';

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/Resources',
  component: AdminStory,
  beforeEach: loggedIn,
  parameters: { layout: 'fullscreen', content: 'few', router: atTab('spirits') },
  play: dashboardShown,
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

const starterGin = starterSpirits.find(({ name }) => name === 'London Dry Gin');
if (!starterGin) throw new Error('No London Dry Gin in the starter catalogue');

const tab = (name: string): Story => ({ parameters: { router: atTab(name) } });

/** Every tab has a form on the left and a list on the right. A phone shows the list first. */
export const Spirits: Story = { tags: ['screenshot'] };
export const Categories = tab('categories');
export const MyAds = tab('myads');
export const Sustainable = tab('sustainable');
export const Menus = tab('menus');
export const HouseMade = tab('house-made');

/** An empty list says where the first item is added. */
export const Empty: Story = {
  parameters: { msw: { handlers: [getListSpiritsMockHandler([])] } },
  play: async () => {
    await screen.findByText('No spirits found. Add your first spirit above.');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [getListSpiritsMockHandler(never)] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [getListSpiritsMockHandler(failing)] } },
  play: async () => {
    await screen.findByText('The spirits could not be loaded.');
  },
};

/** The server refuses a name that is taken, at its field. */
export const NameTaken: Story = {
  parameters: { msw: { handlers: [getCreateSpiritMockHandler409()] } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'London Dry Gin');
    await press('Add Spirit');
    await screen.findByText(/There is a/);
  },
};

const inUse = {
  ...getDeleteItemsResponseMock(),
  skipped: {
    count: 1,
    items: [
      {
        resource: 'spirits' as const,
        itemId: starterGin.id,
        itemName: starterGin.name,
        code: 'inUse' as const,
        fields: [],
        reason: '1 cocktail uses it.',
        usedBy: [{ resource: 'cocktails' as const, id: 'negroni', name: 'Negroni' }],
      },
    ],
  },
};

/** The server would refuse the deletion, so the dialog links to the cocktails that use the item. */
export const DeletionRefused: Story = {
  parameters: { msw: { handlers: [getDeleteItemsMockHandler(inUse)] } },
  play: async () => {
    await press('Delete London Dry Gin');
    await screen.findByRole('list', { name: 'Used by' });
  },
};

/** Somebody else saved the same field. Changes of other fields are merged without a question. */
export const Conflict: Story = {
  parameters: {
    msw: {
      handlers: [
        getUpdateSpiritMockHandler412(),
        // The first response is the opened item. The second is what somebody else saved after that.
        getGetSpiritMockHandler(starterGin, { once: true }),
        getGetSpiritMockHandler({ ...starterGin, description: 'Juniper first.', version: 2 }),
      ],
    },
  },
  play: async () => {
    await press('Edit London Dry Gin');
    await userEvent.type(await screen.findByLabelText(/^Description/), ' And more.');
    await press('Update Spirit');
    await screen.findByRole('group', { name: 'Changed by somebody else: Description' });
  },
};
