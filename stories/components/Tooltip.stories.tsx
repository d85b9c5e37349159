import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '#ui/components/Button.tsx';
import { PrinterIcon, ShareIcon } from '#ui/components/icons.tsx';
import { Tooltip, TOOLTIP_SKIP_DELAY_MS } from '#ui/components/tooltip/Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  parameters: {
    // The controls are hidden, since they would change a text that is not open.
    controls: { disable: true },
  },
  render: () => (
    <div className="flex gap-2 pt-16">
      <Tooltip text="Choose what to include in your printed recipe.">
        {(trigger) => (
          <IconButton {...trigger} label="Print">
            <PrinterIcon />
          </IconButton>
        )}
      </Tooltip>
      <Tooltip text="Sends the address of this recipe">
        {(trigger) => (
          <IconButton {...trigger} label="Share">
            <ShareIcon />
          </IconButton>
        )}
      </Tooltip>
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription(
      'Choose what to include in your printed recipe.',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Sends the address of this recipe');
  },
};

/** The tooltip appears after the pointer has rested on its button for 700 ms. */
export const ByMouse: Story = {
  // A tooltip that follows another one soon would open at once.
  beforeEach: () => new Promise<void>((resolve) => setTimeout(resolve, TOOLTIP_SKIP_DELAY_MS)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
