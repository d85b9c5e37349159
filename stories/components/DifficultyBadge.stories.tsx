import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CocktailDifficulty } from '#openapi/generated/model.ts';
import { DifficultyBadge } from '#ui/components/Badge.tsx';

const meta: Meta<typeof DifficultyBadge> = {
  title: 'Components/DifficultyBadge',
  tags: ['autodocs'],
  component: DifficultyBadge,
  args: { difficulty: 'Moderate', variant: 'recipe' },
  // Each story shows all difficulties, so no control chooses one.
  argTypes: { difficulty: { control: false } },
  render: ({ variant }) => (
    <ul className="grid justify-items-start gap-3">
      {Object.values(CocktailDifficulty).map((difficulty) => (
        <li key={difficulty}>
          <DifficultyBadge difficulty={difficulty} variant={variant} />
        </li>
      ))}
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof DifficultyBadge>;

/** Recipes and the dashboard show each difficulty as a word with one to five stars. */
export const OnRecipes: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    const badgeTexts = rows.map((row) => `${row.textContent} ${within(row).getByRole('img').ariaLabel}`);
    await expect(badgeTexts).toEqual([
      'Simple 1 of 5 stars',
      'Easy 2 of 5 stars',
      'Moderate 3 of 5 stars',
      'Challenging 4 of 5 stars',
      'Expert 5 of 5 stars',
    ]);
  },
};

/** Cards show three words: the first two difficulties share one, and so do the last two. */
export const OnCards: Story = {
  args: { variant: 'card' },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(['easy', 'easy', 'medium', 'hard', 'hard']);
  },
};
