import type { ReactNode } from 'react';
import { FractionText } from '#ui/components/FractionText.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';

interface InstructionListProps {
  instructions: readonly string[];
  aside: ReactNode;
}

export function InstructionList({ instructions, aside }: InstructionListProps) {
  return (
    <section aria-labelledby="instructions">
      <SectionHeading id="instructions" aside={aside}>
        Instructions
      </SectionHeading>
      <ol className="grid gap-6">
        {instructions.map((step, index) => (
          <li key={index} className="flex gap-x-5">
            <span aria-hidden="true" className="heading figures w-10 shrink-0 text-screen text-accent">
              {index + 1}
            </span>
            <p className="max-w-prose pt-1.5">
              <FractionText text={step} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
