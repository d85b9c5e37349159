import { Link } from 'react-router-dom';
import type { SustainableSubstitution } from '#openapi/generated/model/index.ts';
import { LeafIcon } from '#ui/components/icons.tsx';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';

/** A leaf beside an ingredient that the sustainable guide knows a better one for. */
export function SwapLink({ swap }: { swap: SustainableSubstitution }) {
  const { originalIngredient, sustainableAlternative, impactReduction } = swap;
  const text = `Sustainable swap: ${sustainableAlternative}, ${impactReduction}% less impact`;
  return (
    <Tooltip text={text}>
      {(trigger) => (
        <Link
          {...trigger}
          to={`/sustainable-guide?${new URLSearchParams({ q: originalIngredient }).toString()}`}
          aria-label={text}
          className="-my-1 inline-flex size-8 items-center justify-center rounded-sm text-green hover:bg-ink/5"
        >
          <LeafIcon />
        </Link>
      )}
    </Tooltip>
  );
}
