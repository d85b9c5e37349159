import { useEffect, useRef, useState } from 'react';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';

/** Drawn when it comes into view: of a page of five hundred rows, those alone that are looked at. */
export function RowDrawing({ recipe }: { recipe: DrawableRecipe }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="size-9 shrink-0">
      {isSeen && <CocktailPlate recipe={recipe} ratio="size-9" className="rounded-sm" />}
    </div>
  );
}
