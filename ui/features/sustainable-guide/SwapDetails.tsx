import type { ReactNode } from 'react';
import { FractionText } from '#ui/components/FractionText.tsx';
import type { SustainableSubstitution } from '#openapi/generated/model/index.ts';
import { Badge } from '#ui/components/Badge.tsx';

export function SwapDetails({ id, swap }: { id: string; swap: SustainableSubstitution }) {
  const { benefits, recipe, tips, seasonality, certifications, availability } = swap;
  return (
    <dl
      id={id}
      className="col-span-full mt-3 grid animate-enter gap-x-10 gap-y-6 text-sm sm:grid-cols-2 md:col-start-2 md:col-end-[-2]"
    >
      {benefits.length > 0 && (
        <Detail label="Benefits">
          <Lines lines={benefits} />
        </Detail>
      )}
      {recipe !== null && (
        <Detail label="Recipe">
          <FractionText text={recipe} />
        </Detail>
      )}
      {tips.length > 0 && (
        <Detail label="Tips">
          <Lines lines={tips} />
        </Detail>
      )}
      {seasonality !== null && <Detail label="Seasonality">{seasonality}</Detail>}
      {certifications.length > 0 && (
        <Detail label="Certifications">
          <p className="mb-1.5">Of products, to look for on the label:</p>
          <span className="flex flex-wrap gap-2">
            {certifications.map((certification) => (
              <Badge key={certification}>{certification}</Badge>
            ))}
          </span>
        </Detail>
      )}
      <Detail label="Availability">{availability}</Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1.5 font-semibold">{label}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
