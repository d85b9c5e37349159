import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import {
  getGetHouseIngredientMockHandler404,
  getListHouseIngredientsMockHandler,
} from '#mocks/generated/house-ingredients/house-ingredients.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { HouseIngredientPage } from '#ui/features/house-made/HouseIngredientPage.tsx';
import { HouseMadePage } from '#ui/features/house-made/HouseMadePage.tsx';
import { failing, never } from '../../responses.ts';

const meta: Meta<typeof HouseMadePage> = {
  title: 'Screens/House-made',
  component: HouseMadePage,
  parameters: { layout: 'fullscreen', router: { url: '/house-made' } },
  render: () => (
    <SiteFrame>
      <HouseMadePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof HouseMadePage>;

const atIngredient = { router: { url: '/house-made/simple-syrup', path: '/house-made/:id' } };
const renderIngredient = () => (
  <SiteFrame>
    <HouseIngredientPage />
  </SiteFrame>
);

/** The list shows the yield and the shelf life of each ingredient. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('link', { name: 'Falernum' })),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListHouseIngredientsMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading what we make...')),
};

export const Empty: Story = {
  parameters: { msw: { handlers: [getListHouseIngredientsMockHandler([])] } },
  play: async () => void (await screen.findByText('Nothing is house-made yet')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListHouseIngredientsMockHandler(failing)] } },
  play: async () => void (await screen.findByText('What we make could not be loaded.')),
};

/** The amounts of one ingredient follow the wanted yield. */
export const Ingredient: Story = {
  parameters: atIngredient,
  render: renderIngredient,
  play: async () => void (await screen.findByLabelText('Make, in ml')),
};

export const IngredientNotFound: Story = {
  parameters: { ...atIngredient, msw: { handlers: [getGetHouseIngredientMockHandler404()] } },
  render: renderIngredient,
  play: async () => void (await screen.findByText('No house-made ingredient is called that')),
};
