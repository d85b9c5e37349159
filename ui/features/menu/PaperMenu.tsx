import type { Menu } from '#openapi/generated/model.ts';
import { menuPath } from '#openapi/pages/item-paths.ts';
import { DrawnCocktail } from '#ui/components/drawn-cocktail/DrawnCocktail.tsx';
import { publicOrigin } from '#ui/lib/pages/page-paths.ts';
import { qrDataUrl, usePaper } from '#ui/components/print/paper.ts';
import { OF_AGE } from '#ui/lib/words/notices.ts';
import type { MenuLine, ShownSection } from './menu-lines.ts';
import css from './menu-paper.css?inline';

/** A table tent is folded in the middle and shows the same text on both sides. */
export const MENU_PAPERS = {
  card: 'Card, 5.5 × 8.5 in',
  tent: 'Table tent, a letter page folded once',
};

export interface PrintableMenu {
  menu: Pick<Menu, 'id' | 'name' | 'introduction'>;
  sections: readonly ShownSection[];
  siteName: string;
  format: keyof typeof MENU_PAPERS;
}

const PAGES = {
  card: '@page { size: 5.5in 8.5in; margin: 0.5in; }',
  tent: '@page { size: 8.5in 11in; margin: 0; }',
};

export function PaperMenu({ menu, sections, siteName, format }: PrintableMenu) {
  const url = publicOrigin() + menuPath(menu.id);
  const sides = format === 'tent' ? [1, 2] : [1];
  return (
    <article className={`menu-paper ${format}`} ref={usePaper(PAGES[format] + css, FITS[format])}>
      {sides.map((side) => (
        <section key={side} className="side">
          <p className="house">{siteName}</p>
          <h1 dir="auto">{menu.name}</h1>
          <p dir="auto" className="introduction">
            {menu.introduction}
          </p>
          <div className="drinks">
            {sections.map(({ title, lines }, section) => (
              <section key={section}>
                <h2 dir="auto">{title}</h2>
                <ul>
                  {lines.map((line, index) => (
                    <Row key={index} line={line} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <footer>
            <img src={qrDataUrl(url)} alt="" />
            <div>
              <p>{OF_AGE}</p>
              <p>{url}</p>
            </div>
          </footer>
        </section>
      ))}
    </article>
  );
}

function Row({ line: { name, price, note, allergens, glass } }: { line: MenuLine }) {
  return (
    <li>
      <DrawnCocktail recipe={glass} framing="plate" />
      <div>
        <p className="leaders">
          <span dir="auto">{name}</span>
          <i />
          {price && <b>{price}</b>}
        </p>
        <p dir="auto" className="below">
          {[note, allergens].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

const SIZES_PT = [12, 11, 10, 9, 8];
/** The height of the card without its margins, at 96 pixels an inch. */
const CARD_HEIGHT_PX = 7.5 * 96;

/** Fits the menu on one card, in one column if possible. A longer menu takes several cards. */
function fitCard(paper: HTMLElement): void {
  const isFitting = (columns: number, pt: number) => {
    setType(paper, columns, pt);
    return paper.scrollHeight <= CARD_HEIGHT_PX;
  };
  if (![1, 2].some((columns) => SIZES_PT.some((pt) => isFitting(columns, pt)))) setType(paper, 1, 12);
}

/** Makes room for the QR code of a tent: removes the drinks first, then the introduction. */
function fitTent(paper: HTMLElement): void {
  const side = paper.querySelector('.side');
  const isFitting = (parts: string, pt: number) => {
    paper.dataset.shown = parts;
    setType(paper, 2, pt);
    return side !== null && side.scrollHeight <= side.clientHeight;
  };
  ['all', 'introduction', 'code'].some((parts) => SIZES_PT.some((pt) => isFitting(parts, pt)));
}

function setType({ style }: HTMLElement, columns: number, pt: number): void {
  style.fontSize = `${pt}pt`;
  style.setProperty('--columns', String(columns));
}

const FITS = { card: fitCard, tent: fitTent };
