import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { getDeleteItemsMockHandler, getDeleteItemsResponseMock } from '#mocks/generated/bulk/bulk.msw.ts';
import { getListCocktailTypesMockHandler } from '#mocks/generated/cocktail-types/cocktail-types.msw.ts';
import { getListCategoriesMockHandler } from '#mocks/generated/categories/categories.msw.ts';
import { getListEquipmentMockHandler } from '#mocks/generated/equipment/equipment.msw.ts';
import { getListGarnishesMockHandler } from '#mocks/generated/garnish/garnish.msw.ts';
import { getListGlasswareMockHandler } from '#mocks/generated/glassware/glassware.msw.ts';
import { getListMyAdsMockHandler } from '#mocks/generated/myads/myads.msw.ts';
import {
  getCreateSpiritMockHandler409,
  getGetSpiritMockHandler,
  getListSpiritsMockHandler,
  getUpdateSpiritMockHandler412,
} from '#mocks/generated/spirits/spirits.msw.ts';
import { getListSustainableSubstitutionsMockHandler } from '#mocks/generated/sustainable-substitutions/sustainable-substitutions.msw.ts';
import { userEvent } from 'storybook/test';
import { starterSpirits } from '#mocks/starter-answers.ts';
import { failing, missing, never } from '../../answers.ts';
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

const starterGin = starterSpirits.find(({ name }) => name === 'London Dry Gin') ?? missing();

const tab = (name: string): Story => ({ parameters: { router: atTab(name) } });

/** "Each tab: a form on the left, a list on the right with edit and delete buttons." */
export const Categories = tab('categories');
export const Equipment = tab('equipment');
export const Garnish = tab('garnish');
export const Glassware = tab('glassware');
export const MyAds = tab('myads');
export const Spirits: Story = { tags: ['picture'] };
export const Sustainable = tab('sustainable');
export const Techniques = tab('types');
export const Menus = tab('menus');
export const HouseMade = tab('house-made');

function emptyTab(
  name: string,
  handler: ReturnType<typeof getListSpiritsMockHandler>,
  message: string,
): Story {
  return {
    parameters: { router: atTab(name), msw: { handlers: [handler] } },
    play: async () => {
      await screen.findByText(message);
    },
  };
}

export const NoCategories = emptyTab(
  'categories',
  getListCategoriesMockHandler([]),
  'No categories found. Add your first category above.',
);
export const NoEquipment = emptyTab(
  'equipment',
  getListEquipmentMockHandler([]),
  'No equipment found. Add your first equipment above.',
);
export const NoGarnishes = emptyTab(
  'garnish',
  getListGarnishesMockHandler([]),
  'No garnishes found. Add your first garnish above.',
);
export const NoGlassware = emptyTab(
  'glassware',
  getListGlasswareMockHandler([]),
  'No glassware found. Add your first glassware above.',
);
export const NoMyAds = emptyTab(
  'myads',
  getListMyAdsMockHandler([]),
  'No MyAds found. Add your first MyAd above.',
);
export const NoSpirits = emptyTab(
  'spirits',
  getListSpiritsMockHandler([]),
  'No spirits found. Add your first spirit above.',
);
export const NoSubstitutions = emptyTab(
  'sustainable',
  getListSustainableSubstitutionsMockHandler([]),
  'No sustainable substitutions found. Add your first sustainable substitution above.',
);
export const NoTechniques = emptyTab(
  'types',
  getListCocktailTypesMockHandler([]),
  'No cocktail types found. Add your first cocktail type above.',
);

export const Loading: Story = { parameters: { msw: { handlers: [getListSpiritsMockHandler(never)] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [getListSpiritsMockHandler(failing)] } },
  play: async () => {
    await screen.findByText('The spirits could not be loaded.');
  },
};

/** "name required" */
export const RequiredFields: Story = {
  parameters: { router: atTab('myads') },
  play: async () => {
    await press('Add MyAd');
    await screen.findByText('Hover text is required');
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
        ...{ resource: 'spirits' as const, itemId: starterGin.id, itemName: starterGin.name },
        ...{ code: 'inUse' as const, fields: [], reason: '1 cocktail uses it.' },
        usedBy: [{ resource: 'cocktails' as const, id: 'negroni', name: 'Negroni' }],
      },
    ],
  },
};

/** The server is asked before a deletion is promised. The cocktails that have to be changed first are a list with links. */
export const DeletionRefused: Story = {
  parameters: { msw: { handlers: [getDeleteItemsMockHandler(inUse)] } },
  play: async () => {
    await press('Delete London Dry Gin');
    await screen.findByRole('list', { name: 'Used by' });
  },
};

/** Somebody else saved the same field meanwhile. What differs elsewhere is merged in silence. */
export const SavedMeanwhile: Story = {
  parameters: {
    msw: {
      handlers: [
        getUpdateSpiritMockHandler412(),
        // As it is when it is opened, and as somebody else saved it then.
        getGetSpiritMockHandler(starterGin, { once: true }),
        getGetSpiritMockHandler({ ...starterGin, description: 'Juniper first.', version: 2 }),
      ],
    },
  },
  play: async () => {
    await press('Edit London Dry Gin');
    await userEvent.type(await screen.findByLabelText(/^Description/), ' And more.');
    await press('Update Spirit');
    await screen.findByRole('group', { name: 'Changed meanwhile: Description' });
  },
};
