import { capitalise } from '#openapi/text/capitalise.ts';
import { Button } from '#ui/components/Button.tsx';
import { SelectField } from '#ui/components/Field.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { SubstitutionCategory, SubstitutionDifficulty } from '#openapi/generated/model.ts';
import { useUrlParameters, useTypedParameter, withParameter } from '#ui/hooks/useUrlParameters.ts';
import { GUIDE_PATH } from '#ui/lib/urls/page-paths.ts';
import type { SwapFilter } from './filter-swaps.ts';

/** A GET form, so that the filters work without scripts. */
export function GuideFilters({ filtering: { filter, setText, choose } }: { filtering: GuideFiltering }) {
  return (
    <form
      role="search"
      action={GUIDE_PATH}
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
        options={CATEGORIES.map((category) => [category, capitalise(category)])}
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

/** Reads the filters; an unknown value of the URL counts as all. */
export function useGuideFilter() {
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
    choose: (select: 'category' | 'difficulty', value: string) =>
      change((latest) => withParameter(latest, PARAMETERS[select], value)),
    clear: () => {
      setText('');
      change(() => new URLSearchParams());
    },
  };
}

type GuideFiltering = ReturnType<typeof useGuideFilter>;
