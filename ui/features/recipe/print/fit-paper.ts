/** From comfortable to the smallest that is read at arm's length. */
const SIZES_PT = [12, 11, 10, 9.25, 8.5];
/** Of a recipe that takes several pages anyway. */
const SIZE_OF_MANY_PT = 11;
/** A letter page less its margins, at 96 pixels an inch. */
const PAGE_HEIGHT_PX = 10.2 * 96;

/** The largest type with which the recipe is on one page; measured where it is shown. */
export function fitPaper(paper: HTMLElement | null): void {
  if (!paper?.isConnected) return;
  const size = SIZES_PT.find((pt) => {
    paper.style.fontSize = `${pt}pt`;
    return paper.scrollHeight <= PAGE_HEIGHT_PX;
  });
  paper.style.fontSize = `${size ?? SIZE_OF_MANY_PT}pt`;
}
