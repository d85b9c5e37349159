import { capitalised } from '#openapi/names/capitalised.ts';
import { Button } from '#ui/components/Button.tsx';
import { Field } from '#ui/components/Field.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
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
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            name={PARAMETERS.category}
            value={filter.category}
            onChange={(event) => choose('category', event.target.value)}
          >
            <option value="all">All categories</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {capitalised(category)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Difficulty">
        {(control) => (
          <Select
            {...control}
            name={PARAMETERS.difficulty}
            value={filter.difficulty}
            onChange={(event) => choose('difficulty', event.target.value)}
          >
            <option value="all">All difficulties</option>
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {difficulty}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="hidden noscript:block">
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
