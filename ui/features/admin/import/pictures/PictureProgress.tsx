import { figure } from '#ui/lib/words/figure.ts';

interface PictureProgressProps {
  /** From 1. */
  number: number;
  of: number;
}

export function PictureProgress({ number, of }: PictureProgressProps) {
  const words = `Sending picture ${figure(number)} of ${figure(of)}…`;
  return (
    <div className="grid gap-1">
      <progress
        aria-label="Sending pictures"
        aria-valuetext={words}
        value={number - 1}
        max={of}
        className="h-2 w-full accent-accent"
      />
      <p className="figures text-soft">{words}</p>
    </div>
  );
}
