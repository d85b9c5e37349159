import type { CocktailType } from '#openapi/generated/model/index.ts';
import { PATH, TECHNIQUE } from './tutorials-head.ts';

interface TechniqueButtonsProps {
  techniques: CocktailType[];
  chosen: CocktailType | undefined;
  onChoose: (technique: CocktailType) => void;
}

/** As a form of the address they work without scripts. */
export function TechniqueButtons({ techniques, chosen, onChoose }: TechniqueButtonsProps) {
  if (techniques.length === 0) return null;
  return (
    <form
      action={PATH}
      aria-label="Technique"
      className="mb-8 flex flex-wrap gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {techniques.map((technique) => (
        <button
          key={technique.id}
          type="submit"
          name={TECHNIQUE}
          value={technique.id}
          aria-pressed={technique.id === chosen?.id}
          onClick={() => onChoose(technique)}
          className="min-h-11 rounded-sm border border-edge px-4 py-2 font-semibold transition-colors hover:border-ink hover:bg-ink/5 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-page"
        >
          {technique.name}
        </button>
      ))}
    </form>
  );
}
