import { capitalise } from '#openapi/text/format-text.ts';
import { Button } from '#ui/components/Button.tsx';
import { SelectField } from '#ui/components/Field.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { GUIDE_PATH } from '#ui/lib/pages/page-paths.ts';
import { CATEGORIES, DIFFICULTIES, PARAMETERS, type GuideFiltering } from './useGuideFilter.ts';

/** The filters are a GET form, so that they work without scripts. */
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
