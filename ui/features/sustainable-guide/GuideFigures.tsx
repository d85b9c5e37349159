import type { Guide } from './guide-query.ts';

/** The three figures of the guide, over all its swaps. */
export function GuideFigures({ guide: { total, averageImpact } }: { guide: Guide }) {
  const figures = [
    { label: 'Average Carbon Reduction', value: `${averageImpact}%` },
    { label: total === 1 ? 'Ingredient Swap' : 'Ingredient Swaps', value: String(total) },
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
