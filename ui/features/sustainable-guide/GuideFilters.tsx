import { capitalised } from '#openapi/names/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import { SelectField } from '#ui/components/Field.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { PATH } from './guide-head.ts';
import { CATEGORIES, DIFFICULTIES, PARAMETERS, type GuideFilter } from './useGuideFilter.ts';

/** As a form of the address they work without scripts. */
export function GuideFilters({ guide: { filter, setText, choose } }: { guide: GuideFilter }) {
  return (
    <form
      role="search"
      action={PATH}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.875rem,1fr))] items-end gap-4 md:grid-cols-[2fr_1fr_1fr]"
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
        value={filter.category}
        options={CATEGORIES.map((category) => [category, capitalised(category)])}
        onValueChange={(category) => choose('category', category)}
      >
        <option value="all">All categories</option>
      </SelectField>
      <SelectField
        label="Difficulty"
        name={PARAMETERS.difficulty}
        value={filter.difficulty}
        options={DIFFICULTIES}
        onValueChange={(difficulty) => choose('difficulty', difficulty)}
      >
        <option value="all">All difficulties</option>
      </SelectField>
      <div className="hidden noscript:block">
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
