import type { Cocktail } from '#openapi/generated/model.ts';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { FractionText } from '#ui/components/FractionText.tsx';
import { publicOrigin } from '#ui/lib/pages/page-paths.ts';
import { qrDataUrl, usePaper } from '#ui/components/print/paper.ts';
import { copyrightNotice } from '#ui/lib/words/notices.ts';
import { containsWords, sulfiteWords, unknownWords } from '#ui/lib/words/allergen-words.ts';
import type { RecipeFact } from '../RecipeFacts.tsx';
import css from './paper.css?inline';

export interface PrintableRecipe {
  cocktail: Cocktail;
  facts: readonly RecipeFact[];
  lines: readonly ShownLine[];
  steps: readonly string[];
  servings: number;
  /** The path of the recipe's page, with its servings. */
  path: string;
  siteName: string;
}

/** The visitor chooses whether these parts are printed (PRODUCT.md, Recipe). */
export interface PrintOptions {
  hasFunFact: boolean;
  hasPicture: boolean;
}

export const PRINT_EVERYTHING: PrintOptions = { hasFunFact: true, hasPicture: true };

/** The letter page that the button and Ctrl+P print. The measures come first. */
export function PaperRecipe(props: PrintableRecipe & { options?: PrintOptions }) {
  const { cocktail, lines, steps, servings, path, siteName, options = PRINT_EVERYTHING } = props;
  const url = publicOrigin() + path;
  return (
    <article className="paper" ref={usePaper(css, fitOnOnePage)} aria-label={cocktail.name}>
      {options.hasPicture && <Picture cocktail={cocktail} />}
      <p className="paper-title" dir="auto">
        {cocktail.name}
      </p>
      {servings > 1 && <p>For {servings}</p>}
      <p className="paper-heading">Ingredients</p>
      <ul>
        {lines.map(({ amount, text }, index) => (
          <li key={index}>
            <b>
              <FractionText text={amount} />
            </b>
            <span dir="auto">
              <FractionText text={text} />
            </span>
          </li>
        ))}
      </ul>
      <p className="paper-heading">Instructions</p>
      <ol>
        {steps.map((step, index) => (
          <li key={index} dir="auto">
            <FractionText text={step} />
          </li>
        ))}
      </ol>
      {options.hasFunFact && cocktail.funFact !== null && (
        <aside>
          <b>Fun Fact</b>
          <p dir="auto">{cocktail.funFact}</p>
        </aside>
      )}
      <dl>
        {paperFacts(props).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}:</dt> <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <div>
          <p>{copyrightNotice(siteName)}</p>
          <p>{url}</p>
        </div>
        <img src={qrDataUrl(url)} alt="" />
      </footer>
    </article>
  );
}

/** Copies the loaded picture of the page, so that printing does not wait for another file. */
function Picture({ cocktail }: { cocktail: Cocktail }) {
  const photo = document.querySelector<HTMLImageElement>('.recipe-picture img');
  if (photo) return <img className="paper-picture" src={photo.currentSrc || photo.src} alt={cocktail.name} />;
  const drawing = document.querySelector('.recipe-picture [role=img] svg:last-child');
  return (
    drawing && (
      <div className="paper-picture" ref={(place) => void place?.replaceChildren(drawing.cloneNode(true))} />
    )
  );
}

function paperFacts({ cocktail, facts }: PrintableRecipe): { label: string; value: string }[] {
  const { contains, unknownIngredients, strength, alcoholFree, difficulty } = cocktail;
  const about = strength === null ? null : `about ${Math.round(strength)}% ABV`;
  const knownFact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return [
    ...facts.map(({ label, values }) => ({
      label,
      value: values.flatMap(({ text, isScreenOnly }) => (isScreenOnly ? [] : [text])).join(', '),
    })),
    ...knownFact('Contains', containsWords(contains)),
    ...knownFact('Sulfites', sulfiteWords(contains)),
    ...knownFact('Not known', unknownWords(unknownIngredients)),
    ...knownFact('Strength', alcoholFree ? 'Alcohol-free' : about),
    { label: 'Difficulty', value: difficulty },
  ];
}

/** The first size is comfortable, and the last one is the smallest that is legible at arm's length. */
const SIZES_PT = [12, 11, 10, 9.25, 8.5];
/** The size for a recipe that needs several pages even in the smallest size. */
const SIZE_OF_MANY_PT = 11;
/** The height of a letter page without its margins, at 96 pixels an inch. */
const PAGE_HEIGHT_PX = 10.2 * 96;

/** Chooses the largest size in which the recipe fits on one page. */
function fitOnOnePage(paper: HTMLElement): void {
  const isFitting = (pt: number) => {
    paper.style.fontSize = `${pt}pt`;
    return paper.scrollHeight <= PAGE_HEIGHT_PX;
  };
  if (!SIZES_PT.some(isFitting)) paper.style.fontSize = `${SIZE_OF_MANY_PT}pt`;
}
