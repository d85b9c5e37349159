import type { Cocktail, Note } from '#openapi/generated/model/index.ts';
import { CocktailPlate } from './drawn-cocktail/CocktailPlate.tsx';
import { Photo } from './Photo.tsx';
import { Plate } from './Plate.tsx';

interface NotePictureProps {
  note: Note;
  drink: Cocktail | undefined;
}

/** Its own picture, else that of its drink, else the drink drawn; nothing where there is none of them. */
export function NotePicture({ note, drink }: NotePictureProps) {
  const picture = note.picture ?? drink?.image ?? null;
  const drawing = drink && <CocktailPlate recipe={drink} />;
  if (picture === null) return drawing ?? null;
  return (
    <Plate>
      <Photo src={picture} alt="" sizes="(width >= 48rem) 42vw, 100vw" fallback={drawing} />
    </Plate>
  );
}
