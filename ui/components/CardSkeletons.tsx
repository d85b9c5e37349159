import { CardSkeleton } from './Skeleton.tsx';

interface CardSkeletonsProps {
  /** How many cards to keep the place of. */
  count: number;
  /** What is being waited for, said to screen readers. */
  label: string;
}

/** A grid of cards that are on their way. */
export function CardSkeletons({ count, label }: CardSkeletonsProps) {
  return (
    <div role="status" className="recipe-grid">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
