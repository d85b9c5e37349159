import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToastOutlet } from '#ui/chrome/ToastOutlet.tsx';
import { linkInstead, ShareButton } from '#ui/components/ShareButton.tsx';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { holdToast } from '../hold-toast.ts';

const LINK = { title: 'Negroni', url: 'https://drinks.example/recipe/negroni' };
const share = fn();

/** Gives the browser these abilities until the story ends. */
function withAbilities(abilities: Partial<Record<'share' | 'clipboard', unknown>>): () => void {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { configurable: true, value: abilities[name] });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));

const meta: Meta<typeof ShareButton> = {
  title: 'Components/ShareButton',
  tags: ['autodocs'],
  component: ShareButton,
  args: { data: () => LINK, copied: { title: 'Link copied' }, instead: linkInstead, children: 'Share' },
  argTypes: {
    variant: { options: ['primary', 'quiet', 'danger', 'link'], control: 'select' },
    children: { control: false },
  },
  render: (args) => (
    <div className="min-h-60">
      <ShareButton {...args} />
      <ToastOutlet />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ShareButton>;

/** Where the device has a share sheet, it gets the link. `ShareRecipe.stories.tsx` shows the copy. */
export const WithShareSheet: Story = {
  beforeEach: () => withAbilities({ share }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(share).toHaveBeenCalledWith(LINK);
  },
};

/** A page without HTTPS can neither share nor copy, so the toast has the link. */
export const WithoutHttps: Story = {
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  beforeEach: () => {
    const restore = withAbilities({});
    return () => {
      restore();
      dismissToast();
    };
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await holdToast(/The link is https:\/\/drinks\.example\/recipe\/negroni/);
  },
};
