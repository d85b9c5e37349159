import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, BADGE_TONES } from '#ui/components/Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: '14 cocktails', tone: 'neutral' },
  argTypes: { tone: { options: Object.keys(BADGE_TONES), control: 'select' } },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};

const tones = (
  <div className="flex flex-wrap gap-3 p-4">
    <Badge tone="green">-82%</Badge>
    <Badge tone="yellow">Medium</Badge>
    <Badge tone="orange">-25%</Badge>
    <Badge tone="red">Higher Cost</Badge>
    <Badge tone="blue">Similar Cost</Badge>
    <Badge>mixers</Badge>
  </div>
);

export const Tones: Story = { render: () => tones, parameters: { controls: { disable: true } } };

export const OnACard: Story = {
  parameters: { controls: { disable: true } },
  render: () => <div className="bg-raised">{tones}</div>,
};
