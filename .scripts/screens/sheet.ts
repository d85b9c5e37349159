import { groupBy } from './group-by.ts';
import type { Shot } from './photograph.ts';

/** A picture beside the approved one. */
export interface Compared extends Shot {
  /** Pixels that differ, 0 to 1; null when there is no approved picture. */
  share: number | null;
}

/** Fewer differing pixels than this come from the browser, not from a change. */
const ALIKE_SHARE = 0.0001;

export const isOther = ({ share }: Compared): boolean => share !== null && share > ALIKE_SHARE;
export const isNew = ({ share }: Compared): boolean => share === null;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const picture = (folder: string, { file, width }: Shot, caption: string) =>
  `<figure style="--width:${width}"><a href="${folder}/${file}"><img loading="lazy" alt="" src="${folder}/${file}"></a>
<figcaption>${escape(caption)}</figcaption></figure>`;

function difference(shot: Compared): string {
  const { story, theme, width, share } = shot;
  return `<article><h3>${escape(story.title)} · ${escape(story.name)}</h3>
<p>${theme}, ${width} px: ${((share ?? 0) * 100).toFixed(2)} % differ</p>
<div class="beside">${picture('approved', shot, 'approved')}${picture('new', shot, 'now')}${picture('difference', shot, 'difference')}</div></article>`;
}

function storyRow(shots: Compared[]): string {
  const [first] = shots;
  if (!first) return '';
  const figures = shots.map((shot) => {
    const told = isOther(shot) ? ', differs' : isNew(shot) ? ', new' : '';
    return picture('new', shot, `${shot.theme} ${shot.width}${told}`);
  });
  return `<article><h3>${escape(first.story.name)}</h3><div class="row">${figures.join('')}</div></article>`;
}

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#ccc, #444) }
body { font: 14px/1.5 system-ui, sans-serif; margin: 0; display: grid; grid-template-columns: 13rem 1fr }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; border-right: 1px solid var(--line) }
nav a { display: block; padding: .15rem 0; color: inherit; text-decoration: none } nav a:hover { text-decoration: underline }
main { padding: 1rem 2rem; min-width: 0 } h1, h2, h3 { margin: 0; line-height: 1.2 } h2 { margin-top: 3rem } h3 { font-size: 1rem; margin-top: 1.5rem }
.row, .beside { display: flex; gap: .75rem; align-items: start; margin-top: .5rem }
.row { overflow-x: auto } .beside figure { flex: 1; max-width: 40rem }
figure { margin: 0; min-width: 0 } .row figure { flex: 0 0 calc(var(--width) * .2px + 4rem) }
.row img { width: 100%; height: 20rem; object-fit: cover; object-position: top } .beside img { width: 100% }
img { display: block; border: 1px solid var(--line); box-sizing: border-box } figcaption { font-size: 12px }
.bad { color: light-dark(#a00, #f88); white-space: pre-wrap }`;

/** The sheet: what differs first, approved, now and marked; then every screen story by its place in the sidebar. */
export function sheet(shots: Compared[], failures: string[]): string {
  const others = shots.filter(isOther);
  const places = groupBy(shots, ({ story }) => story.title);
  const section = (place: Compared[], index: number) =>
    `<section id="place-${index}"><h2>${escape(place[0]?.story.title ?? '')}</h2>
${groupBy(place, ({ story }) => story.id)
  .map(storyRow)
  .join('\n')}</section>`;
  const links = places.map(
    (place, index) => `<a href="#place-${index}">${escape(place[0]?.story.title ?? '')}</a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>
<nav aria-label="Places"><a href="#different">What differs (${others.length})</a>${links.join('')}</nav>
<main><h1>Screens</h1><p>${shots.length} pictures; ${others.length} differ, ${shots.filter(isNew).length} are new.</p>
${failures.map((failure) => `<p class="bad">${escape(failure)}</p>`).join('')}
<section id="different"><h2>What differs</h2>${others.map(difference).join('') || '<p>Nothing.</p>'}</section>
${places.map(section).join('\n')}</main></html>`;
}
