import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { starterCocktail } from '#mocks/starter-answers.ts';
import { draftMessage } from '#ui/lib/browser/draft-messages.ts';
import { atNoRecipe, atRecipe, RecipeFrame, recipeIsThere, startAfresh } from './RecipeFrame.tsx';

const meta: Meta<typeof RecipeFrame> = {
  title: 'Screens/Recipe buttons and video',
  component: RecipeFrame,
  parameters: { ...atRecipe(), controls: { disable: true } },
  beforeEach: startAfresh,
};
export default meta;
type Story = StoryObj<typeof RecipeFrame>;

/** "Shop (Shop Now, opens the distillery's external store in a new tab)" */
export const Loaded: Story = {
  play: async () => {
    await recipeIsThere();
    await expect(screen.getByRole('button', { name: /^Print/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Share/ })).toBeVisible();
    const shop = screen.getByRole('link', { name: /^Shop/ });
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(shop).toHaveAttribute('href', 'https://shop.alderandstill.example/');
  },
};

/** "'Cocktail Not Found'", with its text and a 'Go Back' button */
export const NotFound: Story = {
  parameters: atNoRecipe,
  play: async () => {
    await recipeIsThere('Cocktail Not Found');
    await expect(
      screen.getByText("The cocktail you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  },
};

/** A recipe that is not public, on a page that the dashboard opened: the dashboard is asked for it. Here the page stands for both. */
export const DraftPreview: Story = {
  parameters: atNoRecipe,
  beforeEach: () => {
    const opener: unknown = window.opener;
    const answer = (event: MessageEvent<unknown>) => {
      const wanted = draftMessage(event, 'draft-wanted');
      if (!wanted) return;
      const item = { ...starterCocktail('negroni'), id: wanted.id, name: 'Motor Oil' };
      window.postMessage({ ...wanted, type: 'draft', item }, location.origin);
    };
    window.opener = window;
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
      window.opener = opener;
    };
  },
  play: async () => {
    await recipeIsThere('Motor Oil');
    await expect(screen.getByText('Draft. Only you see this page.')).toBeVisible();
  },
};

/** "an optional embedded 'Preparation Video'": nothing of another site is asked for before the click. */
export const Video: Story = {
  parameters: atRecipe({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=1m30s' }),
  play: async ({ canvasElement }) => {
    await recipeIsThere();
    await expect(await screen.findByRole('heading', { name: 'Preparation Video' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /YouTube/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const VideoLoaded: Story = {
  parameters: atRecipe({ videoUrl: 'https://vimeo.com/76979871#t=30s' }),
  play: async () => {
    await recipeIsThere();
    await userEvent.click(await screen.findByRole('button', { name: /Vimeo/ }));
    const frame = await screen.findByTitle('How to make Negroni');
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringContaining('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'),
    );
    await expect(frame).toHaveAttribute('src', expect.stringContaining('#t=30s'));
    await waitFor(() => expect(frame).toHaveFocus());
  },
};

export const VideoFile: Story = {
  parameters: atRecipe({ videoUrl: 'https://video.example/negroni.mp4' }),
  play: async ({ canvasElement }) => {
    await recipeIsThere();
    await waitFor(() =>
      expect(canvasElement.querySelector('video')).toHaveAttribute(
        'src',
        'https://video.example/negroni.mp4',
      ),
    );
  },
};

/** Addresses that no player knows show nothing. */
export const VideoOfNoPlayer: Story = {
  parameters: atRecipe({ videoUrl: 'https://video.example/watch?v=dQw4w9WgXcQ' }),
  play: async () => {
    await recipeIsThere();
    await expect(screen.queryByRole('heading', { name: 'Preparation Video' })).toBeNull();
  },
};
