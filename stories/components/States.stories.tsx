import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#ui/components/Button.tsx';
import { ButtonLink } from '#ui/components/ButtonLink.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { CardSkeleton } from '#ui/components/Skeleton.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';

const meta: Meta = {
  title: 'Components/States',
  component: EmptyState,
  subcomponents: { ErrorState, Spinner, ButtonLink },
};
export default meta;
type Story = StoryObj;

export const Loading: Story = {
  render: () => <Spinner label="Loading collection..." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading collection...');
  },
};

export const LoadingCards: Story = {
  render: () => (
    <div className="recipe-grid">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  ),
};

export const Empty: Story = { render: () => <EmptyState title="No categories available yet." /> };

export const EmptyWithAWayOn: Story = {
  render: () => (
    <EmptyState
      title="No cocktails found"
      action={
        <ButtonLink to="/admin" variant="quiet">
          Add New Cocktail
        </ButtonLink>
      }
    >
      No tiki cocktails are available yet.
    </EmptyState>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorState action={<Button variant="quiet">Try again</Button>}>
      Error loading sustainable substitutions. Please try again later.
    </ErrorState>
  ),
};
