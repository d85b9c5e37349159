import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '#ui/components/Button.tsx';
import { ArrowRightIcon, PrinterIcon, ShopIcon } from '#ui/components/icons.tsx';
import { TrashIcon } from '#ui/features/admin/parts/admin-icons.tsx';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Explore our collection', variant: 'primary', size: 'md', isBusy: false, onClick: fn() },
  argTypes: {
    variant: { table: { defaultValue: { summary: 'primary' } } },
    size: { table: { defaultValue: { summary: 'md' } } },
    children: { description: 'What it does, in a word or two.' },
    onClick: { description: 'As for a `button`, like everything else that it takes.' },
    className: { description: 'For its place among its neighbours.', control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Explore our collection' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const Quiet: Story = {
  args: {
    variant: 'quiet',
    children: (
      <>
        <PrinterIcon /> Print Recipe
      </>
    ),
  },
};

export const Danger: Story = {
  args: {
    variant: 'danger',
    children: (
      <>
        <TrashIcon /> Delete cocktail
      </>
    ),
  },
};

export const LooksLikeALink: Story = {
  args: { variant: 'link', children: 'Clear all filters' },
  parameters: { controls: { exclude: ['size'] } },
};

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { isBusy: true, children: 'Logging in...' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Logging in...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const Sizes: Story = {
  parameters: { controls: { include: ['variant', 'isBusy'] } },
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Medium
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
    </div>
  ),
};

export const AsLink: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <ButtonLink to="/explore-collection" size="lg">
        Explore our collection <ArrowRightIcon />
      </ButtonLink>
      <ButtonLink to="https://shop.example" variant="quiet" opensNewTab>
        <ShopIcon /> Shop Now
      </ButtonLink>
      <ButtonLink to="/categories" variant="link">
        Back to Categories
      </ButtonLink>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement).getByRole('link', { name: 'Shop Now (opens in a new tab)' });
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
