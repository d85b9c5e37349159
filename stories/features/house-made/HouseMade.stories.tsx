import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, empty, failing, pending, refusing } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { HouseIngredientPage } from '#ui/features/house-made/HouseIngredientPage.tsx';
import { HouseMadePage } from '#ui/features/house-made/HouseMadePage.tsx';
import { LONG_NAME, LONG_TEXT } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof HouseMadePage> = {
  title: 'Screens/House-made',
  component: HouseMadePage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/house-made' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <HouseMadePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof HouseMadePage>;

const withHandlers = (...handlers: (typeof mockSiteHandlers)[number][]) => ({
  msw: { handlers: [...handlers, ...mockSiteHandlers] },
});

/** Each with what it yields and how long it keeps. */
export const Loaded: Story = {
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'House-made' }));
    await expect(list.getByRole('link', { name: 'Falernum' })).toHaveAttribute(
      'href',
      '/house-made/falernum',
    );
    await expect(list.getByText('Makes 450 ml; keeps 60 days in the refrigerator')).toBeVisible();
  },
};

export const Loading: Story = { parameters: withHandlers(pending('listHouseIngredients')) };
export const Empty: Story = { parameters: withHandlers(empty('listHouseIngredients')) };
export const Failed: Story = {
  parameters: withHandlers(failing('listHouseIngredients')),
  play: async () => {
    await expect(await screen.findByText('What we make could not be loaded.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

const oneOf = (id: string): Story => ({
  parameters: { router: { entry: `/house-made/${id}` } },
  render: () => (
    <SiteFrame>
      <HouseIngredientPage />
    </SiteFrame>
  ),
});

/** The amounts follow what is to be made. */
export const Scaled: Story = {
  ...oneOf('simple-syrup'),
  play: async () => {
    const lines = within(await screen.findByRole('list', { name: 'Ingredients' }));
    await expect(lines.getByText('200 g')).toBeVisible();
    await fireEvent.change(screen.getByLabelText('Make, in ml'), { target: { value: '650' } });
    await expect(await lines.findByText('400 g')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'For 650 ml' })).toBeVisible();
  },
};

export const LongContent: Story = {
  ...oneOf('simple-syrup'),
  parameters: {
    ...oneOf('simple-syrup').parameters,
    ...withHandlers(
      answering('getHouseIngredient', {
        ...exampleOf('getHouseIngredient'),
        ...{ name: LONG_NAME, description: LONG_TEXT, ingredients: [LONG_NAME] },
      }),
    ),
  },
};

export const Missing: Story = {
  ...oneOf('no-such-syrup'),
  parameters: {
    ...oneOf('no-such-syrup').parameters,
    ...withHandlers(refusing('getHouseIngredient', 404)),
  },
  play: async () => {
    await expect(await screen.findByText('Nothing house-made is called that')).toBeVisible();
  },
};
