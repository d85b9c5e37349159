import { useSavedRecipes } from '#ui/hooks/useStored.ts';
import { toggleSaved } from '#ui/lib/stored/saved-recipes.ts';
import { IconButton } from '../Button.tsx';
import { HeartIcon } from '../icons.tsx';

/** The inline script finds the heart by its attribute, fills it and handles early presses. */
export function SaveButton({ id, name }: { id: string; name: string }) {
  return (
    <IconButton
      label={`Save ${name}`}
      data-save-recipe={id}
      aria-pressed={useSavedRecipes().includes(id)}
      suppressHydrationWarning
      data-screen-only
      onClick={() => toggleSaved(id)}
      className="absolute top-0.5 right-0.5 rounded-full! bg-page/60 bg-clip-content p-1.5 aria-pressed:*:fill-current noscript:hidden"
    >
      <HeartIcon />
    </IconButton>
  );
}
