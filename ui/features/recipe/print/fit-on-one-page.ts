/** From a comfortable size to the smallest one that is legible at arm's length. */
const SIZES_PT = [12, 11, 10, 9.25, 8.5];
/** The size for a recipe that needs several pages even in the smallest size. */
const SIZE_OF_MANY_PT = 11;
/** The height of a letter page without its margins, at 96 pixels an inch. */
const PAGE_HEIGHT_PX = 10.2 * 96;

/** Chooses the largest size in which the recipe fits on one page. */
export function fitOnOnePage(paper: HTMLElement): void {
  const isFitting = (pt: number) => {
    paper.style.fontSize = `${pt}pt`;
    return paper.scrollHeight <= PAGE_HEIGHT_PX;
  };
  if (!SIZES_PT.some(isFitting)) paper.style.fontSize = `${SIZE_OF_MANY_PT}pt`;
}
