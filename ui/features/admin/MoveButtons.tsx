import { ArrowLeftIcon, ArrowRightIcon } from '#ui/components/icons.tsx';
import { IconButton } from '#ui/components/Button.tsx';

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** `clicks` counts quick ones, since after the first another row lies under the pointer. */
  onMove: (by: -1 | 1, clicks: number) => void;
}

/** At an end they are not disabled, since a disabled button loses the focus. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        data-move="-1"
        aria-disabled={isFirst}
        className="aria-disabled:opacity-55"
        onClick={({ detail }) => onMove(-1, detail)}
      >
        <ArrowLeftIcon className="rotate-90" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        data-move="1"
        aria-disabled={isLast}
        className="aria-disabled:opacity-55"
        onClick={({ detail }) => onMove(1, detail)}
      >
        <ArrowRightIcon className="rotate-90" />
      </IconButton>
    </>
  );
}
