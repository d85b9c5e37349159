import { Skeleton } from './Skeleton.tsx';

export function RowSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className="grid gap-x-14 border-b border-hairline lg:grid-cols-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden="true" className="flex gap-4 border-t border-hairline py-5 md:gap-6">
          <Skeleton className="size-20 shrink-0 md:size-24" />
          <div className="flex-1">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="mt-4 h-4" />
          </div>
        </div>
      ))}
    </div>
  );
}
