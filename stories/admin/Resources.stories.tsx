import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { getListCategoriesMockHandler500 } from '#mocks/generated/categories/categories.msw.ts';
import {
  getGetSpiritMockHandler404,
  getListSpiritsMockHandler,
} from '#mocks/generated/spirits/spirits.msw.ts';
import { starterSpirits } from '#mocks/starter-answers.ts';
import { fitsTheWindow, LONG_NAME, LONG_TEXT, LONG_WORD } from '../long-content.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const tab = (value: string) => ({ router: { entry: `/admin?tab=${value}` } });
const empty = () => ({ msw: { handlers: catalogueMocks({ empty: true }) } });
const list = (name: string) => screen.findByRole('region', { name });

const [first] = starterSpirits;
if (!first) throw new Error('the starter catalogue has spirits');

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Resources',
  component: AdminFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...tab('spirits') },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const logInOnly: Story['play'] = () => logIn();
const full = () => ({ msw: { handlers: catalogueMocks() } });

export const Categories: Story = {
  parameters: { ...tab('categories'), ...full() },
  play: async () => {
    await logIn();
    const rows = within(await list('Categories')).getAllByRole('listitem');
    const names = rows.map((row) => within(row).getAllByText(/./)[0]?.textContent ?? '');
    await expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  },
};
export const Equipment: Story = {
  parameters: { ...tab('equipment'), ...full() },
  play: async () => {
    await logIn();
    // "The equipment list scrolls at a maximum height of 600px."
    const rows = await screen.findByRole('list', { name: 'Equipment' });
    await expect(rows.clientHeight).toBeLessThanOrEqual(600);
    await expect(getComputedStyle(rows).overflowY).toBe('auto');
  },
};
export const Garnish: Story = { parameters: { ...tab('garnish'), ...full() }, play: logInOnly };
export const Glassware: Story = { parameters: { ...tab('glassware'), ...full() }, play: logInOnly };
export const MyAds: Story = { parameters: { ...tab('myads'), ...full() }, play: logInOnly };
export const Spirits: Story = { parameters: full(), play: logInOnly };
export const Sustainable: Story = { parameters: { ...tab('sustainable'), ...full() }, play: logInOnly };
export const Techniques: Story = { parameters: { ...tab('types'), ...full() }, play: logInOnly };

const emptyTab = (value: string, message: string): Story => ({
  parameters: { ...tab(value), ...empty() },
  play: async () => {
    await logIn();
    await expect(await screen.findByText(message)).toBeVisible();
  },
});
export const NoCategories = emptyTab('categories', 'No categories found. Add your first category above.');
export const NoEquipment = emptyTab('equipment', 'No equipment found. Add your first equipment above.');
export const NoGarnishes = emptyTab('garnish', 'No garnishes found. Add your first garnish above.');
export const NoGlassware = emptyTab('glassware', 'No glassware found. Add your first glassware above.');
export const NoMyAds = emptyTab('myads', 'No MyAds found. Add your first MyAd above.');
export const NoSpirits = emptyTab('spirits', 'No spirits found. Add your first spirit above.');
export const NoSubstitutions = emptyTab(
  'sustainable',
  'No sustainable substitutions found. Add your first sustainable substitution above.',
);
export const NoTechniques = emptyTab('types', 'No cocktail types found. Add your first cocktail type above.');

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [
        getListSpiritsMockHandler(async () => {
          await delay('infinite');
          return [];
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: logInOnly,
};

export const ListFailed: Story = {
  parameters: {
    ...tab('categories'),
    msw: { handlers: [getListCategoriesMockHandler500(), ...catalogueMocks()] },
  },
  play: async () => {
    await logIn();
    await expect(await screen.findByText('The categories could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const EditedItemGone: Story = {
  parameters: { msw: { handlers: [getGetSpiritMockHandler404(), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${first.name}` }));
    await expectToast('Failed to load spirit');
    await expect(await screen.findByRole('button', { name: 'Add Spirit' })).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: {
    msw: {
      handlers: [
        getListSpiritsMockHandler(
          starterSpirits.map((spirit, index) => ({
            ...spirit,
            name: index % 2 === 0 ? LONG_NAME : LONG_WORD,
            description: LONG_TEXT,
          })),
        ),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await logIn();
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OnAPhone: Story = { ...Spirits, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Spirits, globals: { theme: 'dark' } };
