import { capitalised } from '#openapi/text/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import { SelectField } from '#ui/components/Field.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import {
  SubstitutionCategory,
  SubstitutionDifficulty,
  type SustainableSubstitution,
} from '#openapi/generated/model.ts';
import { useUrlParameters, useTypedParameter, withParameter } from '#ui/hooks/useUrlParameters.ts';

export const PATH = '/sustainable-guide';

/** Shows the filters as a GET form, so that they work without scripts. */
export function GuideFilters({ filtering: { filter, setText, choose } }: { filtering: GuideFiltering }) {
  return (
    <form
      role="search"
      action={PATH}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9.875rem,100%),1fr))] items-end gap-4 md:grid-cols-[2fr_1fr_1fr]"
    >
      <div className="col-span-full md:col-span-1">
        <SearchInput
          label="Search swaps"
          name={PARAMETERS.text}
          placeholder="Search ingredients..."
          value={filter.text}
          onValueChange={setText}
        />
      </div>
      <SelectField
        label="Category"
        name={PARAMETERS.category}
        emptyLabel="All categories"
        value={filter.category}
        options={CATEGORIES.map((category) => [category, capitalised(category)])}
        onValueChange={(category) => choose('category', category)}
      />
      <SelectField
        label="Difficulty"
        name={PARAMETERS.difficulty}
        emptyLabel="All difficulties"
        value={filter.difficulty}
        options={DIFFICULTIES}
        onValueChange={(difficulty) => choose('difficulty', difficulty)}
      />
      <div className="hidden noscript:block">
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}

const PARAMETERS = { text: 'q', category: 'category', difficulty: 'difficulty' } as const;

const CATEGORIES = Object.values(SubstitutionCategory);
const DIFFICULTIES = Object.values(SubstitutionDifficulty);

interface GuideFiltering {
  filter: SwapFilter;
  isFiltered: boolean;
  setText: (text: string) => void;
  choose: (select: 'category' | 'difficulty', value: string) => void;
  clear: () => void;
}

/** Reads the filters; an unknown value of the URL counts as all. */
export function useGuideFilter(): GuideFiltering {
  const [parameters, change] = useUrlParameters();
  const [text, setText] = useTypedParameter(PARAMETERS.text);
  const filter: SwapFilter = {
    text,
    category: CATEGORIES.find((category) => category === parameters.get(PARAMETERS.category)) ?? '',
    difficulty: DIFFICULTIES.find((level) => level === parameters.get(PARAMETERS.difficulty)) ?? '',
  };
  return {
    filter,
    isFiltered: text.trim() !== '' || filter.category !== '' || filter.difficulty !== '',
    setText,
    choose: (select, value) => change((latest) => withParameter(latest, PARAMETERS[select], value)),
    clear: () => {
      setText('');
      change(() => new URLSearchParams());
    },
  };
}

/** An empty text, category or difficulty means all. */
interface SwapFilter {
  text: string;
  category: SustainableSubstitution['category'] | '';
  difficulty: SustainableSubstitution['difficulty'] | '';
}

type Filterable = Pick<
  SustainableSubstitution,
  'originalIngredient' | 'sustainableAlternative' | 'description' | 'category' | 'difficulty'
>;

/** Returns the swaps that pass all three filters (PRODUCT.md, section 2, Sustainable Ingredient Guide). */
export function filterSwaps<Swap extends Filterable>(swaps: readonly Swap[], filter: SwapFilter): Swap[] {
  const text = filter.text.trim().toLowerCase();
  return swaps.filter(
    (swap) =>
      (filter.category === '' || swap.category === filter.category) &&
      (filter.difficulty === '' || swap.difficulty === filter.difficulty) &&
      [swap.originalIngredient, swap.sustainableAlternative, swap.description].some((field) =>
        field.toLowerCase().includes(text),
      ),
  );
}
