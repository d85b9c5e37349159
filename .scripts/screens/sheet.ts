import type { Compared } from './compare.ts';
import { brightnessOf, gridOf, type Fingerprint } from './fingerprint.ts';
import { groupBy } from './group-by.ts';
import type { Shot } from './photograph.ts';

export const isNew = ({ approved }: Compared): boolean => approved === null;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const picture = (folder: string, { file, width }: Shot, caption: string) =>
  `<figure style="--width:${width}"><a href="${folder}/${file}"><img loading="lazy" alt="" src="${folder}/${file}"></a>
<figcaption>${escape(caption)}</figcaption></figure>`;

/** Each cell of a fingerprint as a rectangle, with what `draw` says of its looks. */
function drawing(of: Fingerprint, draw: (index: number) => string): string {
  const { columns, rows } = gridOf(of);
  const [width, height] = [of.width / columns, of.height / rows];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${draw(index)}/>`;
  });
  return `<svg viewBox="0 0 ${of.width} ${of.height}">${cells.join('')}</svg>`;
}

/** What the repository knows of a picture: the brightness of each part of it. */
function enlarged(of: Fingerprint): string {
  const values = brightnessOf(of).map((value) => Math.round(value));
  const grey = (index: number) => `fill="rgb(${[0, 1, 2].map(() => values[index] ?? 0).join(' ')})"`;
  return `<figure>${drawing(of, grey)}<figcaption>fingerprint of the approved picture</figcaption></figure>`;
}

function marked(shot: Compared): string {
  const mark = (index: number) => (shot.cells.includes(index) ? 'class="other"' : 'fill="none"');
  return `<figure class="marked"><img loading="lazy" alt="" src="new/${shot.file}">${drawing(shot.now, mark)}
<figcaption>parts that differ</figcaption></figure>`;
}

function difference(shot: Compared): string {
  const { story, theme, width, share, approved, cells } = shot;
  const how = share === null ? `${cells.length} parts differ` : `${(share * 100).toFixed(2)} % differ`;
  const beside =
    share === null && approved
      ? `${enlarged(approved)}${picture('new', shot, 'now')}${marked(shot)}`
      : `${picture('approved', shot, 'approved')}${picture('new', shot, 'now')}${picture('difference', shot, 'difference')}`;
  return `<article><h3>${escape(story.title)} · ${escape(story.name)}</h3>
<p>${story.id}, ${theme}, ${width} px: ${how}</p><div class="beside">${beside}</div></article>`;
}

function storyRow(shots: Compared[]): string {
  const [first] = shots;
  if (!first) return '';
  const figures = shots.map((shot) => {
    const told = shot.isOther ? ', differs' : isNew(shot) ? ', new' : '';
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
.marked { position: relative } .marked svg { position: absolute; inset: 0 } .marked img { opacity: .35 } svg { display: block; width: 100% }
.other { fill: #d003; stroke: #d03; stroke-width: 4 }
.bad { color: light-dark(#a00, #f88); white-space: pre-wrap }`;

/** How the approved pictures come to someone who has their fingerprints alone. */
const HOW_TO_GET = `<p>The approved pictures are not on this machine, only their fingerprints. To see them, take them from the commit that
approved them, then run <code>npm run screens</code> here again:</p><pre>git worktree add ../approved $(git log -1 --format=%h -- stories/approved-pictures.txt)
cd ../approved && npm ci && npm run screens; npm run screens -- --approve</pre>`;

/** The sheet: what differs first, approved, now and marked; then every screen story by its place in the sidebar. */
export function sheet(shots: Compared[], failures: string[]): string {
  const others = shots.filter(({ isOther }) => isOther);
  const hint = others.some(({ share }) => share === null) ? HOW_TO_GET : '';
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
<section id="different"><h2>What differs</h2>${hint}${others.map(difference).join('') || '<p>Nothing.</p>'}</section>
${places.map(section).join('\n')}</main></html>`;
}
