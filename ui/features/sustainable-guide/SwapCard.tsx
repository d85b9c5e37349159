import { useRef, type MouseEvent, type ReactNode } from 'react';
import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import { Badge, BADGE_TONES } from '#ui/components/Badge.tsx';
import { ArrowRightIcon, ChevronDownIcon } from '#ui/components/icons.tsx';
import { EFFORT_TONES } from '#ui/lib/words/difficulty.ts';
import { FractionText } from '#ui/components/FractionText.tsx';
import { COST_TONES, impactTone } from './impact.ts';

function hasSelectedText(): boolean {
  return getSelection()?.isCollapsed === false;
}

/**
 * The browser opens one swap of the name at a time, also without scripts (PRODUCT.md, States). With them, a
 * click anywhere toggles it.
 */
export function SwapCard({ swap }: { swap: SustainableSubstitution }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { category, impactReduction, originalIngredient, sustainableAlternative, description } = swap;
  const toggle = ({ target }: MouseEvent) => {
    const isDone = target instanceof Element && target.closest('summary');
    if (details.current && !isDone && !hasSelectedText()) details.current.open = !details.current.open;
  };
  return (
    <article
      onClick={toggle}
      className="group relative grid cursor-pointer grid-cols-[minmax(0,1fr)_2rem] gap-x-4 gap-y-3 border-t border-hairline py-6 md:grid-cols-[9rem_minmax(0,1fr)_2rem] md:gap-x-8 lg:grid-cols-[9rem_minmax(0,1fr)_13rem_2rem]"
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
      <details ref={details} name="swap" className="group col-span-full -mt-3 md:col-start-2 md:col-end-[-2]">
        <summary
          aria-label={`Details of ${sustainableAlternative}`}
          className="absolute top-0 right-0 mt-4 -mr-2.5 flex size-11 items-center justify-center rounded-sm text-soft transition-colors group-hover:bg-ink/5 group-hover:text-ink"
        >
          <ChevronDownIcon className="transition-transform group-open:rotate-180" />
        </summary>
        <SwapDetails swap={swap} />
      </details>
    </article>
  );
}

function SwapDetails({ swap }: { swap: SustainableSubstitution }) {
  const { benefits, recipe, tips, seasonality, certifications, availability } = swap;
  return (
    <dl className="grid animate-enter gap-x-10 gap-y-6 pt-6 text-sm sm:grid-cols-2">
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
