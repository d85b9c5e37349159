import type { ReactNode } from 'react';
import { FractionText } from '#ui/components/FractionText.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';

interface InstructionListProps {
  instructions: readonly string[];
  aside: ReactNode;
}

/** The large number is beside the first line of its step. */
export function InstructionList({ instructions, aside }: InstructionListProps) {
  return (
    <section aria-labelledby="instructions">
      <SectionHeading id="instructions" aside={aside}>
        Instructions
      </SectionHeading>
      <ol className="grid gap-6">
        {instructions.map((step, index) => (
          <li key={index} className="flex items-baseline gap-x-5">
            <span aria-hidden="true" className="heading figures w-10 shrink-0 text-screen text-accent">
              {index + 1}
            </span>
            <p dir="auto" className="min-w-0 max-w-prose flex-1">
              <FractionText text={step} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
