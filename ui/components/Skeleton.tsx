export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-sm bg-hairline/60 ${className}`} />;
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-[6/5]" />
      <Skeleton className="mt-4 h-4 w-1/3" />
      <Skeleton className="mt-3 h-6 w-2/3" />
      <Skeleton className="mt-3 h-4" />
      <Skeleton className="mt-2 h-4 w-4/5" />
    </div>
  );
}
