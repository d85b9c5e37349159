import { CardSkeleton } from './Skeleton.tsx';

export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className="recipe-grid">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
