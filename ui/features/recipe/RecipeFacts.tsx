import { Link } from '#ui/components/Link.tsx';
import type { Choice } from '#openapi/pages/page-parameters.ts';
import type { Cocktail, Spirit } from '#openapi/generated/model.ts';
import { categoryPath } from '#openapi/pages/item-paths.ts';
import { collectionPath, tutorialPath } from '#ui/lib/pages/page-paths.ts';
import { hasTutorial } from '#ui/lib/words/tutorial-names.ts';

export function RecipeFacts({ facts }: { facts: RecipeFact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-hairline py-6 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt className="text-xs text-soft">{label}</dt>
          {values.map(({ text, to }) => (
            <dd key={text} dir="auto" className="mt-1 leading-6 text-sm font-semibold">
              {to === undefined ? (
                text
              ) : (
                <Link
                  to={to}
                  className="inline-block underline decoration-hairline underline-offset-4 hover:decoration-current"
                >
                  {text}
                </Link>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface FactValue {
  text: string;
  to?: string;
  /** True for a link that a print leaves out, since it does not belong to the recipe. */
  isScreenOnly?: true;
}

export interface RecipeFact {
  label: string;
  values: FactValue[];
}

type NamedItem = Pick<Spirit, 'id' | 'name'>;

/** A list that could not be read is undefined. */
export interface RecipeNames {
  spirits: readonly NamedItem[] | undefined;
  glassware: readonly NamedItem[] | undefined;
  garnish: readonly NamedItem[] | undefined;
}

const nameById = (list: readonly NamedItem[] | undefined, id: string): string | undefined =>
  list?.find((item) => item.id === id)?.name;

/** Links each value to the recipes that have it. Leaves out a value without a name. */
const factWithLinks = (
  label: string,
  filter: Choice,
  values: readonly (string | null)[],
  nameOfValue: (value: string) => string | undefined = (value) => value,
): RecipeFact => ({
  label,
  values: values.flatMap((value) => {
    const text = value === null ? undefined : nameOfValue(value);
    return value === null || text === undefined ? [] : [{ text, to: collectionPath(filter, value) }];
  }),
});

/** Returns the facts in the order of PRODUCT.md (Recipe). A glass without a name has its id (Items). */
export function recipeFacts(cocktail: Cocktail, names: RecipeNames): RecipeFact[] {
  const { category, type, glassware, spirits, equipment, garnish } = cocktail;
  const categories = category.map((name) => ({ text: name, to: categoryPath(name) }));
  const technique = factWithLinks('Technique', 'type', [type]);
  if (type !== null && hasTutorial(type))
    technique.values.push({ text: `${type} tutorial`, to: tutorialPath(type), isScreenOnly: true });
  return [
    { label: category.length === 1 ? 'Category' : 'Categories', values: categories },
    technique,
    factWithLinks('Glassware', 'glassware', [glassware], (id) => nameById(names.glassware, id) ?? id),
    factWithLinks('Spirits', 'spirit', spirits, (id) => nameById(names.spirits, id)),
    { label: 'Equipment Needed', values: equipment.map((text) => ({ text })) },
    factWithLinks('Garnish', 'garnish', garnish, (id) => nameById(names.garnish, id)),
  ].filter(({ values }) => values.length > 0);
}
