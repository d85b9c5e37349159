import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { getListCocktailTypesMockHandler } from '#mocks/generated/cocktail-types/cocktail-types.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { TutorialsPage } from '#ui/features/tutorials/TutorialsPage.tsx';
import { failing, never } from '../../answers.ts';

const at = (technique: string) => ({ router: { entry: `/tutorials?technique=${technique}` } });

const meta: Meta<typeof TutorialsPage> = {
  title: 'Screens/Tutorials',
  component: TutorialsPage,
  parameters: { layout: 'fullscreen', router: { entry: '/tutorials' } },
  render: () => (
    <SiteFrame>
      <TutorialsPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof TutorialsPage>;

/** "title, difficulty badge, duration, description, and an animated current step" */
export const Loaded: Story = {
  tags: ['picture'],
  parameters: at('build-in-glass'),
  play: async () => void (await screen.findByText('Step 1 of 5')),
};

/** "'Start Tutorial' (becomes 'Pause' while playing)"; "current step highlighted, finished steps marked done" */
export const Playing: Story = {
  parameters: at('build-in-glass'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start Tutorial' }));
    await screen.findByText('Step 2 of 5');
  },
};

/** "Without content: 'No tutorial available for this technique'" */
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
