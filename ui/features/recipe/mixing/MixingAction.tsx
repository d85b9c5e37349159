import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { toastMissingCode } from '#ui/components/toast/toast-missing-code.ts';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useHistoryLayer } from '#ui/hooks/useHistoryLayer.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import type { DrawableRecipe } from '#ui/rules/drawing/drawable-recipe.ts';
import type { ShownLine } from '#ui/rules/shown-line.ts';

const modeCode = lazyCode(() => import('./MixingMode.tsx'));

interface MixingActionProps {
  recipe: DrawableRecipe & { id: string };
  lines: readonly ShownLine[];
  instructions: readonly string[];
  servings: number;
  /** What goes on while the mode is closed. */
  children: ReactNode;
}

/** Begins the mixing mode: within a thumb's reach at the foot of a phone's screen. */
export function MixingAction({ children, ...props }: MixingActionProps) {
  const { isOpen, open, close } = useHistoryLayer();
  const { code } = useLazyCode(modeCode, isOpen, {
    onFailure: () => {
      close();
      toastMissingCode('The mixing mode', open);
    },
  });
  return (
    <div
      data-screen-only
      className="flex flex-wrap justify-end gap-3 max-md:fixed max-md:right-5 max-md:bottom-4 max-md:z-10"
    >
      {!isOpen && children}
      <Button aria-haspopup="dialog" onClick={open}>
        <PlayIcon width="1em" height="1em" /> Mix
      </Button>
      {isOpen && code && <code.MixingMode {...props} onClose={close} />}
    </div>
  );
}
