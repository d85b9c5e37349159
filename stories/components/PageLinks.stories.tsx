import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PageLinks } from '#ui/components/PageLinks.tsx';

const meta: Meta<typeof PageLinks> = {
  title: 'Components/Page links',
  tags: ['autodocs'],
  component: PageLinks,
  args: { label: 'Sours Cocktails', last: 417, pathOf: (page) => `/categories/Sours?page=${page}` },
};
export default meta;
type Story = StoryObj<typeof PageLinks>;

export const First: Story = { args: { current: 1 } };

export const Between: Story = {
  args: { current: 200 },
  play: async () => {
    const names = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(names).toEqual([
      'Previous page',
      'Page 1',
      'Page 199',
      'Page 200',
      'Page 201',
      'Page 417',
      'Next page',
    ]);
    await expect(screen.getByRole('link', { name: 'Page 200' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Last: Story = { args: { current: 417 } };
