import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, failing, pending } from '../../story-answers.ts';
import { starterCocktailTypes } from '#mocks/starter-answers.ts';
import { TutorialsPage } from '#ui/features/tutorials/TutorialsPage.tsx';

const site = answering('getSite');

const meta: Meta<typeof TutorialsPage> = {
  title: 'Screens/Tutorials',
  component: TutorialsPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/tutorials' },
    msw: { handlers: [answering('listCocktailTypes', starterCocktailTypes), site] },
  },
  render: () => (
    <main className="house min-h-dvh pb-20">
      <TutorialsPage />
    </main>
  ),
};
export default meta;
type Story = StoryObj<typeof TutorialsPage>;

const START = { name: 'Start Tutorial' };
const progress = () => screen.getByRole('progressbar');
const percent = () => Number(progress().getAttribute('aria-valuenow'));

/** "One button per technique, taken from the cocktail types list but only for names with built-in tutorial content" */
export const Loaded: Story = {
  parameters: { router: { entry: '/tutorials?technique=build-in-glass' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Build in Glass' })).toBeVisible();
    const choice = screen.getByRole('form', { name: 'Technique' });
    await expect(
      within(choice)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Blended', 'Build in Glass', 'Layered', 'Muddled', 'Shaken', 'Stirred', 'Stove Top']);
    await expect(screen.getByText('Easy')).toHaveClass('text-green');
    await expect(screen.getByText('15 seconds')).toBeVisible();
    await expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await expect(progress()).toHaveAttribute('aria-valuenow', '0');
    for (const name of ['Equipment Needed', 'Pro Tips', 'Tutorial Steps'])
      await expect(screen.getByRole('heading', { name })).toBeVisible();
    await expect(screen.getByRole('link', { name: /recipes made this way/ })).toHaveAttribute(
      'href',
      '/explore-collection?technique=Build+in+Glass',
    );
  },
};

/** The address names the technique, so that a lesson can be shared. */
export const FromTheAddress: Story = {
  parameters: { router: { entry: '/tutorials?technique=stirred' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Stirred' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stirred' })).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText('Medium')).toHaveClass('text-yellow');
    await expect(screen.getByText('45 seconds')).toBeVisible();
  },
};

/** "'Start Tutorial' (becomes 'Pause' while playing) and 'Reset'"; "current step highlighted, finished steps marked done" */
export const Playing: Story = {
  parameters: { router: { entry: '/tutorials?technique=build-in-glass' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', START));
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
    await screen.findByText('Step 2 of 5');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const steps = within(screen.getByRole('region', { name: 'Tutorial Steps' })).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Done:');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    const held = percent();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(percent()).toBe(held);
  },
};

/** "Reset clears playing and sets step and progress to 0" */
export const Reset: Story = {
  parameters: { router: { entry: '/tutorials?technique=build-in-glass' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', START));
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await expect(percent()).toBe(0);
    await expect(screen.getByRole('button', START)).toBeVisible();
  },
};

/** "choosing another technique does the same" as Reset */
export const AnotherTechnique: Story = {
  parameters: { router: { entry: '/tutorials?technique=build-in-glass' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', START));
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
    await userEvent.click(screen.getByRole('button', { name: 'Stove Top' }));
    await expect(await screen.findByText('5-10 minutes')).toBeVisible();
    await expect(screen.getByText('Hard')).toHaveClass('text-red');
    await expect(screen.getByText('Step 1 of 6')).toBeVisible();
    await expect(percent()).toBe(0);
    await expect(screen.getByRole('button', START)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stove Top' })).toHaveFocus();
  },
};

export const WithoutContent: Story = {
  parameters: { router: { entry: '/tutorials?technique=flamed' } },
  play: async () => {
    await expect(await screen.findByText('No tutorial available for this technique')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Shaken' }));
    await expect(await screen.findByText('30 seconds')).toBeVisible();
  },
};

export const Layered: Story = {
  parameters: { router: { entry: '/tutorials?technique=layered' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Layered' })).toBeVisible();
    await expect(screen.getByText('60 seconds')).toBeVisible();
  },
};

export const NoTechniques: Story = {
  parameters: { msw: { handlers: [answering('listCocktailTypes', []), site] } },
  play: async () => {
    await expect(await screen.findByText('No tutorial available for this technique')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [pending('listCocktailTypes'), site] } },
  play: async () => {
    await expect(await screen.findByText('Loading tutorials...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [failing('listCocktailTypes'), site] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The tutorials could not be loaded.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };
