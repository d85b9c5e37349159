import { Skeleton } from '#ui/components/Loading.tsx';

export function LoadingBlocks({ count = 1, height = 'h-16' }: { count?: number; height?: string }) {
  return (
    <div role="status" aria-label="Loading" className="grid w-full gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
