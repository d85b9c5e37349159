import { useId, useState } from 'react';
import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import { useListSustainableSubstitutions } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Link } from '#ui/components/Link.tsx';
import { LeafIcon } from './leaf-icon.tsx';
import { allergensIn } from '#openapi/ingredients/allergens.ts';
import { containsWords } from '../RecipeFacts.tsx';
import { swapsForLine } from '#openapi/ingredients/swaps-for-line.ts';
import { dataOf } from '#ui/api/data-of.ts';

const NO_SWAPS: SustainableSubstitution[] = [];

/** The swaps of the sustainable guide, behind a leaf. */
export function LineSwaps({ ingredient }: { ingredient: string }) {
  const { data: swaps = NO_SWAPS } = useListSustainableSubstitutions(undefined, {
    query: { select: dataOf },
  });
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const found = swapsForLine(swaps, ingredient);
  if (found.length === 0) return null;
  return (
    <>
      {/* Absolute, so that nothing moves when it comes. */}
      <IconButton
        label={`Sustainable swap for ${ingredient}`}
        className="absolute top-0 -right-2 md:top-1"
        aria-expanded={isOpen}
        aria-controls={id}
        data-screen-only
        onClick={() => setOpen(!isOpen)}
      >
        <LeafIcon className="text-green" />
      </IconButton>
      <ul id={id} hidden={!isOpen} className="w-full pt-2 pl-7 text-sm" data-screen-only>
        {/* To look for allergens takes a phone long. */}
        {isOpen &&
          found.map(
            ({ id: swap, originalIngredient, sustainableAlternative, impactReduction, description }) => (
              <li key={swap} className="pb-2">
                <strong className="font-semibold">{sustainableAlternative}</strong>{' '}
                <span className="text-green">{impactReduction}% less impact</span>
                <p className="text-soft">{description}</p>
                <SwapContains alternative={sustainableAlternative} />
                <Link
                  to={`/sustainable-guide?${new URLSearchParams({ q: originalIngredient }).toString()}`}
                  className="inline-block py-1 text-accent underline underline-offset-4"
                >
                  More in the guide
                </Link>
              </li>
            ),
          )}
      </ul>
    </>
  );
}

/** Who leaves out milk must hear that oat cream brings gluten. */
function SwapContains({ alternative }: { alternative: string }) {
  const contains = containsWords([...allergensIn(alternative)]);
  return contains !== null && <p>Contains {contains}</p>;
}
