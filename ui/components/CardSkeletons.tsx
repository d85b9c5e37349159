import { CardSkeleton } from './Skeleton.tsx';

interface CardSkeletonsProps {
  count: number;
  label: string;
}

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
