import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plate } from '#ui/components/Plate.tsx';

const meta: Meta<typeof Plate> = {
  title: 'Components/Plate',
  tags: ['autodocs'],
  component: Plate,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj<typeof Plate>;

export const WithoutDrink: Story = { render: () => <Plate className="aspect-[6/5] max-w-80" /> };

export const InTheDrinksColour: Story = {
  render: () => (
    <div className="recipe-grid">
      {['#b8271c', '#e8dfae', '#c5dd9f', '#7a2d12', '#f0a173', '#f3c52f'].map((drink) => (
        <div key={drink} style={{ '--drink': drink } as CSSProperties}>
          <Plate />
        </div>
      ))}
    </div>
  ),
};
