import { Link } from 'react-router-dom';
import type { SustainableSubstitution } from '#openapi/generated/model/index.ts';
import { LeafIcon } from '#ui/components/icons.tsx';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { swapsForLine } from '#ui/rules/swaps.ts';

interface SwapLinkProps {
  /** The sustainable guide's; empty until it is known. */
  swaps: readonly SustainableSubstitution[];
  /** A line of the recipe, as written. */
  ingredient: string;
}

/** A leaf beside an ingredient that the sustainable guide knows a better one for; nothing beside any other. */
export function SwapLink({ swaps, ingredient }: SwapLinkProps) {
  const [swap] = swapsForLine(swaps, ingredient);
  return (
    swap && (
      // In a place of its own, so that nothing moves when it comes.
      <span className="absolute top-2.5 right-0" data-screen-only>
        <Leaf swap={swap} />
      </span>
    )
  );
}

function Leaf({ swap }: { swap: SustainableSubstitution }) {
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
