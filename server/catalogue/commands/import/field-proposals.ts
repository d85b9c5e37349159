import type { ImportProposal, ProposedField } from '#openapi/generated/model.ts';
import { knownBottle, bottlesOf } from '#openapi/ingredients/bottles.ts';
import { foldWords, remembered } from '#openapi/names/fold-text.ts';
import type { SheetCocktail } from '#server/sheets/sheet-fields.ts';
import type { Catalogue } from '../../catalogue.ts';
import { nameOf } from '../../item.ts';
import { verbStem } from './same-items.ts';

export interface Proposed {
  spirits?: string[];
  type?: string;
}

const MAX_VALUES = 20;
/** Ten spirits and one technique fit into `proposed`, whose length the contract bounds. */
const MAX_SPIRITS = 10;

/** Proposes what of the catalogue the lines of a recipe name, where its sheet has no column for it. */
export class FieldProposals {
  readonly #spirits: { name: string; words: string; bottle: string | undefined }[];
  /** By the stem of their first word: `shak` of "Shaken". */
  readonly #techniques: ReadonlyMap<string, string>;
  readonly #found = new Map<ProposedField, { recipes: number; counts: Map<string, number> }>();

  constructor({ collections }: Catalogue) {
    this.#spirits = collections.spirits.sorted.map(({ fields }) => {
      const name = nameOf('spirits', fields);
      return { name, words: phraseOf(name), bottle: knownBottle(name)?.id };
    });
    this.#techniques = new Map(
      collections['cocktail-types'].sorted.flatMap(({ fields }) => {
        const name = nameOf('cocktail-types', fields);
        const stem = verbStem(foldWords(name)[0] ?? '');
        return stem === null ? [] : [[stem, name] as const];
      }),
    );
  }

  /** Counts what it proposes. */
  propose({ spirits, type, ingredients = [], instructions = [] }: SheetCocktail): Proposed {
    const proposed: Proposed = {};
    const named = spirits === undefined ? this.#spiritsIn(ingredients) : [];
    const technique = type === undefined ? this.#techniqueIn(instructions) : undefined;
    if (named.length > 0) proposed.spirits = named;
    if (technique !== undefined) proposed.type = technique;
    this.#count('spirits', named);
    if (technique !== undefined) this.#count('type', [technique]);
    return proposed;
  }

  #count(field: ProposedField, names: readonly string[]): void {
    if (names.length === 0) return;
    const { recipes, counts } = this.#found.get(field) ?? { recipes: 0, counts: new Map<string, number>() };
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    this.#found.set(field, { recipes: recipes + 1, counts });
  }

  finish(): ImportProposal[] {
    return [...this.#found].map(([field, { recipes, counts }]) => ({
      field,
      count: recipes,
      values: [...counts]
        .sort(([, one], [, other]) => other - one)
        .slice(0, MAX_VALUES)
        .map(([name]) => name),
    }));
  }

  /** Of "white rum" and "rum" the line "2 oz white rum" names the first. Many recipes share a line. */
  readonly #spiritsOf = remembered((line: string): readonly string[] => {
    const words = phraseOf(line);
    const bottles = bottlesOf([line]);
    const fitting = this.#spirits.filter(
      (one) => words.includes(one.words) || (one.bottle !== undefined && bottles.includes(one.bottle)),
    );
    return fitting
      .filter((one) => !fitting.some((other) => other !== one && other.words.includes(one.words)))
      .map(({ name }) => name);
  });

  #spiritsIn(lines: readonly string[]): string[] {
    return [...new Set(lines.flatMap((line) => this.#spiritsOf(line)))].slice(0, MAX_SPIRITS);
  }

  #techniqueIn(steps: readonly string[]): string | undefined {
    const stems = steps.flatMap((step) => foldWords(step).map(verbStem));
    const first = stems.find((stem) => stem !== null && this.#techniques.has(stem));
    return this.#techniques.get(first ?? '');
  }
}

/** Its words between blanks, so that "gin" is not in "ginger". */
function phraseOf(text: string): string {
  return ` ${foldWords(text).join(' ')} `;
}
