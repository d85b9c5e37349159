import { RetryError } from '#ui/components/RetryError.tsx';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { videoCode } from './video-code.ts';

interface RecipeVideoProps {
  /** As the recipe has it. */
  videoUrl: string;
  /** Of the drink. */
  name: string;
}

/** The place of a recipe's video. On a first page its code is here before the recipe, see `recipe-screen.ts`. */
export function RecipeVideo(props: RecipeVideoProps) {
  const { code, isFailed, retry } = useLazyCode(videoCode, true);
  if (code) return <code.PreparationVideo {...props} />;
  return isFailed && <RetryError onRetry={retry}>The video could not be loaded.</RetryError>;
}
