import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { getListCocktailTypesMockHandler } from '#mocks/generated/cocktail-types/cocktail-types.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { TutorialsPage } from '#ui/features/tutorials/TutorialsPage.tsx';
import { failing, never } from '../../responses.ts';

const at = (technique: string) => ({ router: { url: `/tutorials?technique=${technique}` } });

const meta: Meta<typeof TutorialsPage> = {
  title: 'Screens/Tutorials',
  component: TutorialsPage,
  parameters: { layout: 'fullscreen', router: { url: '/tutorials' } },
  render: () => (
    <SiteFrame>
      <TutorialsPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof TutorialsPage>;

/** A lesson shows its first step until the visitor starts it. */
export const Loaded: Story = {
  tags: ['screenshot'],
  parameters: at('build-in-glass'),
  play: async () => void (await screen.findByText('Step 1 of 5')),
};

/** A running lesson marks the current step and the finished ones, and the start button pauses it. */
export const Playing: Story = {
  parameters: at('build-in-glass'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start Tutorial' }));
    await screen.findByText('Step 2 of 5');
  },
};

/** The URL names a technique that has no built-in lesson. */
export const WithoutContent: Story = {
  parameters: at('flamed'),
  play: async () => void (await screen.findByText('No tutorial available for this technique')),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListCocktailTypesMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading tutorials...')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListCocktailTypesMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The tutorials could not be loaded.')),
};
