import type { Meta, StoryObj } from '@storybook/react-vite';
import { FractionText } from '#ui/components/FractionText.tsx';

const SCALE = [
  ['text-hero', 'Crafting our Signature Cocktails', 'heading'],
  ['text-recipe', 'Jägerbräu & Ștefan’s Piña Colada', 'heading'],
  ['text-screen', 'Explore Our Collection', 'heading'],
  ['text-section', 'Today’s Featured Cocktails', 'heading'],
  ['text-title', 'Vieux Carré', 'heading'],
  ['text-lg', 'Equal parts, stirred cold, poured over one large cube.', ''],
  ['text-base', '½ oz lime, ¼ oz Crème de Cassis, 2½ × 1 oz at 4 °C — “shaken” for €12…', ''],
  ['text-sm', 'A tall garden of mint, lime and light rum.', ''],
  ['text-xs', 'Stirred classics', ''],
] as const;

function TypeScale() {
  return (
    <dl className="grid gap-8">
      {SCALE.map(([name, sample, face]) => (
        <div key={name} className="border-b border-hairline pb-4">
          <dt className="text-xs text-soft">{name}</dt>
          <dd className={`${name} ${face}`}>{sample}</dd>
        </div>
      ))}
      <div>
        <dt className="text-xs text-soft">tabular figures, fractions</dt>
        <dd className="figures">1.00 oz · 2.75 oz · 11.10 oz</dd>
        <dd className="figures">
          <FractionText text="1/3 oz · 1 1/2 oz · 12 3/4 oz · 24/7" />
        </dd>
      </div>
    </dl>
  );
}

const meta: Meta<typeof TypeScale> = {
  title: 'Tokens/Type',
  tags: ['autodocs'],
  component: TypeScale,
  parameters: { controls: { disable: true } },
};
export default meta;

export const Scale: StoryObj<typeof TypeScale> = {};
