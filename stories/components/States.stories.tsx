import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, within } from 'storybook/test';
import { ButtonLink } from '#ui/components/Button.tsx';
import { EmptyState, RetryError, UnknownExclusions } from '#ui/components/States.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { Spinner } from '#ui/components/Loading.tsx';

const meta: Meta = {
  title: 'Components/States',
  tags: ['autodocs'],
  component: EmptyState,
  subcomponents: { RetryError, Spinner, ButtonLink },
};
export default meta;
type Story = StoryObj;

export const NothingToShow: StoryObj<typeof EmptyState> = { args: { title: 'No categories available yet.' } };

export const Loading: StoryObj<typeof Spinner> = {
  args: { label: 'Loading collection...' },
  parameters: { controls: { include: ['label'] } },
  render: (args) => <Spinner {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading collection...');
  },
};

export const NothingToShowWithALink: StoryObj<typeof EmptyState> = {
  args: {
    title: 'No cocktails found',
    children: 'No tiki cocktails are available yet.',
    action: (
      <ButtonLink to="/admin" variant="quiet">
        Add New Cocktail
      </ButtonLink>
    ),
  },
};

/** A button repeats a failed read. */
export const Failed: StoryObj<typeof RetryError> = {
  args: {
    children: 'Error loading sustainable substitutions. Please try again later.',
    onRetry: fn(),
  },
  parameters: { controls: { include: ['children'] } },
  render: (args) => <RetryError {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const WordsNotUnderstood: StoryObj<typeof UnknownExclusions> = {
  args: { things: ['zzzz', 'purple haze'] },
  parameters: { controls: { include: ['things'] } },
  render: (args) => <UnknownExclusions {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Nothing is left out for “zzzz”, “purple haze”:',
    );
  },
};

function BrokenPart(): never {
  throw new Error('a response of the wrong shape');
}

/** A broken part leaves the rest of the page unchanged. The console names the operations that it reads. */
export const PartThatCannotBeShown: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ErrorBoundary label="listCocktails">
      <BrokenPart />
    </ErrorBoundary>
  ),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This part of the page could not be shown.'),
    ).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('listCocktails'),
      expect.any(Error),
    );
  },
};
