import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { contrast } from './contrast.ts';

/** Shows text on its grounds. The last column is the least ratio that the pair must reach. */
const PAIRS = [
  ['text-ink', 'bg-page', 7],
  ['text-ink', 'bg-raised', 7],
  ['text-soft', 'bg-page', 4.5],
  ['text-soft', 'bg-raised', 4.5],
  ['text-accent', 'bg-page', 4.5],
  ['text-accent', 'bg-raised', 4.5],
  ['text-on-accent', 'bg-accent', 4.5],
  ['text-on-accent', 'bg-accent-hover', 4.5],
  ['text-on-citrus', 'bg-citrus', 4.5],
  ['text-on-danger', 'bg-danger-fill', 4.5],
  ['text-on-danger', 'bg-danger-fill-hover', 4.5],
  ['text-success', 'bg-page', 4.5],
  ['text-success', 'bg-raised', 4.5],
  ['text-warning', 'bg-page', 4.5],
  ['text-warning', 'bg-raised', 4.5],
  ['text-danger', 'bg-page', 4.5],
  ['text-danger', 'bg-raised', 4.5],
  ['text-info', 'bg-page', 4.5],
  ['text-info', 'bg-raised', 4.5],
  ['text-orange', 'bg-page', 4.5],
  ['text-orange', 'bg-raised', 4.5],
  ['text-edge', 'bg-page', 3],
  ['text-edge', 'bg-raised', 3],
] as const;

function Pair({ text, ground, least }: { text: string; ground: string; least: number }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState(0);
  useEffect(() => {
    if (!sample.current) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrast(color, backgroundColor));
  }, []);
  return (
    <tr className="border-b border-hairline">
      <td className="py-2 pr-4">
        <span
          ref={sample}
          aria-hidden="true"
          className={`heading inline-block px-4 py-1 text-title text-nowrap ${text} ${ground}`}
        >
          Negroni
        </span>
      </td>
      <td className="pr-4 text-xs">
        {text} {ground}
      </td>
      <td className="figures pr-4">{ratio.toFixed(1)}</td>
      <td className="figures text-soft">{least}</td>
    </tr>
  );
}

function ColourSheet() {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Pairs of colours">
      <table className="text-left whitespace-nowrap">
        <thead className="text-xs text-soft">
          <tr>
            <th>Sample</th>
            <th>Classes</th>
            <th className="pr-4">Contrast</th>
            <th>At least</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([text, ground, least]) => (
            <Pair key={text + ground} text={text} ground={ground} least={least} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta: Meta<typeof ColourSheet> = {
  title: 'Tokens/Colours',
  tags: ['autodocs'],
  component: ColourSheet,
  parameters: { controls: { disable: true } },
};
export default meta;

export const Contrast: StoryObj<typeof ColourSheet> = {
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe(globals.theme));
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(PAIRS.length);
    for (const row of rows) {
      // The colours are measured after the first painting.
      await waitFor(() => {
        const [, name, ratio, least] = Array.from(row.children, (cell) => cell.textContent);
        return expect(Number(ratio), name).toBeGreaterThanOrEqual(Number(least));
      });
    }
  },
};
