import type { Meta, StoryObj } from '@storybook/react-vite';

const STEPS = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-12', 'w-16', 'w-24'];

function LayoutSheet() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <dl className="grid gap-2">
        {STEPS.map((step) => (
          <div key={step} className="flex items-center gap-4">
            <dt className="w-24 text-xs text-soft">{Number(step.slice(2)) * 4} px</dt>
            <dd className={`h-3 bg-accent ${step}`} />
          </div>
        ))}
      </dl>
      <div>
        <p className="text-xs text-soft">radius 3 px, hairline, edge of a control</p>
        <div className="mt-3 flex flex-wrap gap-4">
          <div className="plate size-24" />
          <div className="size-24 rounded-sm border border-hairline" />
          <div className="size-24 rounded-sm border border-edge" />
        </div>
      </div>
      <div>
        <p className="text-xs text-soft">
          the house: 1,280 px, margins of 48 px (20 on a phone); three across, two on a phone
        </p>
        <div className="house mt-3 border-x border-hairline">
          <div className="recipe-grid">
            <div className="plate aspect-[6/5]" />
            <div className="plate aspect-[6/5]" />
            <div className="plate aspect-[6/5]" />
          </div>
        </div>
      </div>
      <div>
        <p className="text-xs text-soft">
          motion: 180–220 ms, ease-out, small distances; none under prefers-reduced-motion
        </p>
        <div className="mt-3 flex flex-wrap gap-4">
          <button
            type="button"
            className="size-24 rounded-sm border border-edge text-xs transition-transform hover:-translate-y-1"
          >
            hover
          </button>
          <div className="size-24 animate-enter rounded-sm bg-accent" />
          <div className="size-24 animate-breathe rounded-sm bg-hairline" />
        </div>
      </div>
    </div>
  );
}

const meta: Meta<typeof LayoutSheet> = {
  title: 'Tokens/Layout and motion',
  tags: ['autodocs'],
  component: LayoutSheet,
  parameters: { controls: { disable: true } },
};
export default meta;

export const Sheet: StoryObj<typeof LayoutSheet> = {};
