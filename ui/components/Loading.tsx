export function SpinnerMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.1em"
      height="1.1em"
      fill="none"
      aria-hidden="true"
      className="animate-spin"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-soft">
      <SpinnerMark />
      {label}
    </p>
  );
}

function Skeleton({ className }: { className: string }) {
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

export function BlockSkeletons({ count = 1, height = 'h-16' }: { count?: number; height?: string }) {
  return (
    <div role="status" aria-label="Loading" className="grid w-full gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
