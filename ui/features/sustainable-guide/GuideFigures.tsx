import type { SustainableSubstitution } from '#openapi/generated/model/index.ts';
import { averageImpact } from '#ui/rules/impact.ts';

/** The three figures of the guide, over all its swaps. */
export function GuideFigures({ swaps }: { swaps: SustainableSubstitution[] }) {
  const figures = [
    { label: 'Average Carbon Reduction', value: `${averageImpact(swaps)}%` },
    { label: swaps.length === 1 ? 'Ingredient Swap' : 'Ingredient Swaps', value: String(swaps.length) },
    { label: 'Better for Planet', value: '100%' },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-4 border-y border-hairline py-6 md:gap-x-8 md:py-8">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-xs text-soft md:text-sm">{label}</dt>
          <dd className="heading figures text-section md:text-screen">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
