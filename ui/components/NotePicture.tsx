import type { Cocktail, Note } from '#openapi/generated/model/index.ts';
import { CocktailPlate } from './drawn-cocktail/CocktailPlate.tsx';
import { Photo } from './Photo.tsx';
import { Plate } from './Plate.tsx';

export function NotePicture({ note, drink }: { note: Note; drink: Cocktail | undefined }) {
  const drawing = drink && <CocktailPlate recipe={drink} />;
  const src = note.image ?? drink?.image ?? null;
  if (src === null) return drawing ?? null;
  const shown = note.image ? note : drink;
  return (
    <Plate>
      <Photo
        src={src}
        alt={shown?.imageAlt ?? ''}
        focus={shown?.imageFocus ?? null}
        sizes="(width >= 48rem) 42vw, 100vw"
        fallback={drawing}
      />
    </Plate>
  );
}
