import { useId, type ReactNode } from 'react';
import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import { Badge, BADGE_TONES } from '#ui/components/Badge.tsx';
import { ArrowRightIcon, ChevronDownIcon } from '#ui/components/icons.tsx';
import { EFFORT_TONES } from '#ui/lib/words/difficulty.ts';
import { FractionText } from '#ui/components/FractionText.tsx';
import { COST_TONES, impactTone } from './impact.ts';

interface SwapCardProps {
  swap: SustainableSubstitution;
  isExpanded: boolean;
  onToggle: () => void;
}

function hasSelectedText(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** A click anywhere toggles the swap. The button is for keyboards and screen readers. */
export function SwapCard({ swap, isExpanded, onToggle }: SwapCardProps) {
  const detailsId = useId();
  const { category, impactReduction, originalIngredient, sustainableAlternative, description } = swap;
  return (
    <article
      onClick={() => {
        if (!hasSelectedText()) onToggle();
      }}
      className="group grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-t border-hairline py-6 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:gap-x-8 lg:grid-cols-[9rem_minmax(0,1fr)_13rem_auto]"
    >
      <div className="flex items-baseline gap-3 md:block">
        <p className={`heading figures text-section ${BADGE_TONES[impactTone(impactReduction)]}`}>
          -{impactReduction}%
        </p>
        <p className="text-xs text-soft capitalize md:mt-1.5">{category}</p>
      </div>
      <div className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
        <h3 dir="auto" className="font-text text-base leading-snug font-normal tracking-normal">
          <span className="text-soft">{originalIngredient}</span>
          <span className="heading mt-1.5 flex items-baseline gap-3 text-title">
            <ArrowRightIcon width="0.8em" height="0.8em" className="self-center text-soft" />
            <span>
              <span className="sr-only"> to </span>
              {sustainableAlternative}
            </span>
          </span>
        </h3>
        <p dir="auto" className="mt-3 max-w-prose text-sm whitespace-pre-line text-soft">
          {description}
        </p>
      </div>
      <p className="col-span-2 flex flex-wrap content-start gap-2 md:col-span-1 md:col-start-2 lg:col-start-3 lg:row-start-1 lg:pt-1">
        <Badge tone={EFFORT_TONES[swap.difficulty]}>{swap.difficulty}</Badge>
        <Badge tone={COST_TONES[swap.cost]}>{swap.cost} Cost</Badge>
      </p>
      {isExpanded && <SwapDetails id={detailsId} swap={swap} />}
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? detailsId : undefined}
        aria-label={`Details of ${sustainableAlternative}`}
        className="col-start-2 row-start-1 -mt-1.5 -mr-2.5 flex size-11 items-center justify-center rounded-sm text-soft transition-colors group-hover:bg-ink/5 group-hover:text-ink md:col-start-3 lg:col-start-4"
      >
        <ChevronDownIcon className={`transition-transform ${isExpanded ? 'rotate-180' : ''}`} />
      </button>
    </article>
  );
}

function SwapDetails({ id, swap }: { id: string; swap: SustainableSubstitution }) {
  const { benefits, recipe, tips, seasonality, certifications, availability } = swap;
  return (
    <dl
      id={id}
      className="col-span-full mt-3 grid animate-enter gap-x-10 gap-y-6 text-sm sm:grid-cols-2 md:col-start-2 md:col-end-[-2]"
    >
      <ListDetail label="Benefits" lines={benefits} />
      {recipe !== null && (
        <Detail label="Recipe">
          <FractionText text={recipe} />
        </Detail>
      )}
      <ListDetail label="Tips" lines={tips} />
      {seasonality !== null && <Detail label="Seasonality">{seasonality}</Detail>}
      {certifications.length > 0 && (
        <Detail label="Certifications">
          <p className="mb-1.5">To look for on product labels:</p>
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
      <dd dir="auto" className="text-soft">
        {children}
      </dd>
    </div>
  );
}

function ListDetail({ label, lines }: { label: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Detail label={label}>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Detail>
  );
}
