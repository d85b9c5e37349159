import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';
import { atRecipe, RecipeFrame, recipeIsThere, startAfresh } from './RecipeFrame.tsx';

const INSTRUCTIONS = ['Stir with plenty of ice.', 'Strain over one large cube.', 'Add a twist of orange.'];

const release = fn(() => Promise.resolve());
const request = fn();

/** A screen that can be kept awake. */
function fakeWakeLock(): () => void {
  request.mockReset();
  release.mockReset();
  request.mockImplementation(() => {
    const lock = Object.assign(new EventTarget(), { released: false, release });
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  };
}

const meta: Meta<typeof RecipeFrame> = {
  title: 'Screens/Recipe mixing mode',
  component: RecipeFrame,
  parameters: { ...atRecipe({ instructions: INSTRUCTIONS }), controls: { disable: true } },
  beforeEach: () => {
    const putBack = fakeWakeLock();
    const leave = startAfresh();
    return () => {
      putBack();
      leave();
    };
  },
};
export default meta;
type Story = StoryObj<typeof RecipeFrame>;

async function mix(): Promise<HTMLElement> {
  await recipeIsThere();
  await userEvent.click(screen.getByRole('button', { name: 'Mix' }));
  return screen.findByRole('dialog', { name: 'Negroni' });
}

export const GetReady: Story = {
  play: async () => {
    await mix();
    await expect(screen.getByText('Have these ready')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** "one step at a time in large type … steps announced to screen readers" */
export const OneStep: Story = {
  play: async () => {
    await mix();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const step = screen.getByText('Step 1 of 3');
    await expect(step).toBeVisible();
    await expect(step.closest('[aria-live=polite]')).toHaveTextContent('Stir with plenty of ice.');
  },
};

/** Arrows, Home and End lead through the steps, Escape out of them. */
export const ByKeyboard: Story = {
  play: async () => {
    await mix();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByText('Step 2 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(screen.getByText('Step 3 of 3')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByText('Have these ready')).toBeVisible();
    await userEvent.keyboard('{End}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mix' })).toHaveFocus());
  },
};

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

/** "each step carries the amounts that it uses … in the chosen units and servings"; they can be ticked off. */
export const AmountsOfTheStep: Story = {
  beforeEach: () => localStorage.setItem(UNIT_KEY, 'ml'),
  play: async () => {
    await recipeIsThere();
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await screen.findByText('2 servings');
    await mix();
    await next();
    const [gin, ...others] = screen.getAllByRole('checkbox', { name: /^60 ml/ });
    await expect(others).toHaveLength(2);
    await expect(gin).toHaveAccessibleName('60 ml London dry gin');
    await userEvent.click(screen.getByText('London dry gin', { selector: 'dialog *' }));
    await expect(gin).toBeChecked();
    await next();
    await expect(screen.queryByRole('checkbox', { name: /ml/ })).toBeNull();
  },
};

const TIMED = atRecipe({ instructions: ['Stir for 20 to 30 seconds.', 'Strain.'] });

/** "times in steps become countdowns"; one goes on while another step is read. */
export const Countdown: Story = {
  parameters: TIMED,
  play: async () => {
    await mix();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Count down 20 to 30 seconds' }));
    await expect(screen.getByRole('timer')).toHaveTextContent(/^0:(?:30|29)$/);
    await next();
    const elsewhere = screen.getByRole('button', { name: /^Step 1/ });
    await expect(elsewhere).toBeVisible();
    await userEvent.click(elsewhere);
    await expect(screen.queryByRole('timer')).toBeNull();
  },
};

/** "that ring and survive locking the screen": the phone slept past the end, and tells it when it wakes. */
export const CountdownOver: Story = {
  parameters: TIMED,
  play: async () => {
    await mix();
    await next();
    await userEvent.click(screen.getByRole('button', { name: /^Count down/ }));
    const { now } = Date;
    Date.now = () => now() + 60_000;
    await fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('Time is up'));
    Date.now = now;
    await expect(screen.getByRole('alert')).toHaveTextContent('20 to 30 seconds are over.');
  },
};

/** What was ticked and what counts down is there when the mode is opened again, at the step that it was left at. */
export const OpenedAgain: Story = {
  parameters: TIMED,
  play: async () => {
    await mix();
    await userEvent.click(screen.getByRole('checkbox', { name: /London dry gin/ }));
    await next();
    await userEvent.click(screen.getByRole('button', { name: /^Count down/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close mixing mode' }));
    await expect(await screen.findByRole('button', { name: /^Step 1 0:(?:30|29) Stop/ })).toBeVisible();
    await mix();
    await expect(screen.getByText('Step 1 of 2')).toBeVisible();
    await expect(within(screen.getByRole('dialog')).getByRole('timer')).toHaveTextContent(/^0:/);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(screen.getByRole('checkbox', { name: /London dry gin/ })).toBeChecked();
    await userEvent.keyboard('{End}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await mix();
    await expect(screen.getByRole('checkbox', { name: /London dry gin/ })).not.toBeChecked();
  },
};

/** A finger to the left goes on, to the right goes back; one that scrolls does neither. */
export const BySwipe: Story = {
  play: async () => {
    const mode = await mix();
    const swipe = async (right: number, down: number) => {
      const touch = (x: number, y: number) =>
        new Touch({ identifier: 1, target: mode, clientX: x, clientY: y });
      await fireEvent.touchStart(mode, { touches: [touch(200, 300)] });
      await fireEvent.touchEnd(mode, { changedTouches: [touch(200 + right, 300 + down)] });
    };
    await swipe(-120, 10);
    await expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await swipe(-60, 200);
    await expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await swipe(120, -10);
    await expect(screen.getByText('Have these ready')).toBeVisible();
  },
};

/** Many ingredients on a short screen: the first is in sight, the last can be scrolled to. */
export const ManyIngredients: Story = {
  globals: { viewport: { value: 'landscape' } },
  parameters: atRecipe({
    instructions: INSTRUCTIONS,
    ingredients: Array.from({ length: 24 }, (_, index) => `1 1/2 oz ingredient ${index + 1}`),
  }),
  play: async () => {
    const mode = await mix();
    const frame = mode.querySelector('[aria-atomic]')?.getBoundingClientRect();
    const first = screen.getByText('Have these ready').getBoundingClientRect();
    await expect(first.top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
  },
};

/** "screen kept awake (and again after the tab comes back)" */
export const KeepsAwake: Story = {
  play: async () => {
    await mix();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    await expect(request).toHaveBeenCalledWith('screen');
    // The browser lets go of it while the tab is hidden.
    const lock = (await request.mock.results[0]?.value) as EventTarget & { released: boolean };
    lock.released = true;
    lock.dispatchEvent(new Event('release'));
    await fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Close mixing mode' }));
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  },
};
